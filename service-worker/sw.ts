/**
 * The service worker: the shell without a network, and notifications. What the API answers never passes through it,
 * and it replaces the version before only where the person agrees or no page of that one is left.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import type { FromServiceWorker, ToServiceWorker } from '../shared/contracts/service-worker.ts'
import { createWhenUsed, WHEN_USED_CACHE } from './when-used.ts'

declare const self: ServiceWorkerGlobalScope

/** The server's own addresses, and files: any path with a dot. All else is a page of the client, whatever its query. */
const NO_PAGE = [/^\/(api|healthz|readyz|emulator|__)(\/|$)/, /^[^?]*\./]

const whenUsed = createWhenUsed(__WHEN_USED__, self.location.origin, caches)

precacheAndRoute(__SHELL__)
cleanupOutdatedCaches()
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NO_PAGE }))
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && __WHEN_USED__.includes(url.pathname),
  new CacheFirst({ cacheName: WHEN_USED_CACHE }),
)

self.addEventListener('install', event => event.waitUntil(whenUsed.carryOver()))
self.addEventListener('activate', event => event.waitUntil(whenUsed.clear()))

self.addEventListener('message', event => {
  const message = event.data as ToServiceWorker
  switch (message.kind) {
    case 'takeOver':
      return event.waitUntil(self.skipWaiting())
    case 'keep':
      return event.waitUntil(whenUsed.keep(message.urls))
  }
})

// A page may not show notifications everywhere; this one brings the page forward when one is tapped, at its address.
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(bringForward((event.notification.data as { path?: string } | null)?.path))
})

/** An open page, also one older than this worker, shows the address without a reload. */
async function bringForward(path?: string): Promise<unknown> {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!page) return self.clients.openWindow(path ?? '/')
  if (path) page.postMessage({ kind: 'open', path } satisfies FromServiceWorker)
  return page.focus()
}
