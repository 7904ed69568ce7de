/** Registers the service worker, checks for newer versions, and reports when one is ready. */
import type { FromServiceWorker, ToServiceWorker } from '../../shared/contracts/service-worker.ts'

/** Interval of checks for a newer version while the page is visible, in milliseconds. */
export const CHECK_INTERVAL = 3_600_000
/**
 * Time-out for the activation of a newer version, in milliseconds: browsers may wait minutes for the previous
 * one.
 */
export const ACTIVATION_TIMEOUT = 3000

export interface WorkerPage {
  readonly container: ServiceWorkerContainer
  readonly document: Document
  readonly reload: () => void
  /** Navigates to an address within the product. */
  readonly open: (path: string) => void
  /** A newer version is installed; `letIn` activates it and reloads this page only. */
  readonly onNewVersion: (letIn: () => void) => void
}

/** Never rejects: a page without a service worker works, too. */
export async function registerWorker(page: WorkerPage): Promise<void> {
  const { container, document, onNewVersion } = page
  container.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => {
    if (data.kind === 'open') page.open(data.path)
  })
  const registration = await container.register('/sw.js').catch((error: Error) => {
    console.warn('service worker not registered:', error.name)
    return null
  })
  if (!registration) return

  let agreed = false
  function letIn(): void {
    const waiting = registration?.waiting
    if (!waiting) {
      page.reload() // Another tab has already activated it.
      return
    }
    agreed = true
    // Unregistered, so that the page is loaded from the network and registers again.
    const timer = setTimeout(() => {
      registration?.unregister().then(page.reload, page.reload)
    }, ACTIVATION_TIMEOUT)
    waiting.addEventListener('statechange', () => {
      if (waiting.state !== 'activated') return
      clearTimeout(timer)
      page.reload()
    })
    tell(waiting, { kind: 'takeOver' })
  }

  if (registration.waiting) onNewVersion(letIn)
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration
    if (!installing || !active) return // The first installation.
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') onNewVersion(letIn)
    })
  })
  if (container.controller)
    container.addEventListener('controllerchange', () => {
      if (!agreed) onNewVersion(letIn)
    })

  const check = () => void registration.update().catch(() => undefined) // Fails offline.
  let timer: ReturnType<typeof setInterval> | undefined
  const watch = () => {
    if (document.visibilityState === 'visible') timer = setInterval(check, CHECK_INTERVAL)
  }
  watch()
  document.addEventListener('visibilitychange', () => {
    clearInterval(timer)
    if (document.visibilityState === 'visible') check()
    watch()
  })
  // Not for the controlling worker, which knows. A message would wake it and could delay the activation of a
  // newer one.
  if (!container.controller) await keepLoaded(container)
}

/** On the first visit, files are loaded before the service worker exists; this tells it their addresses. */
async function keepLoaded(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready
  if (!active) return
  const observer = new PerformanceObserver(loads => {
    const urls = loads.getEntries().map(({ name }) => name)
    tell(active, { kind: 'keep', urls: urls.filter(url => url.includes('/assets/')) })
  })
  observer.observe({ type: 'resource', buffered: true })
}

function tell(worker: ServiceWorker, message: ToServiceWorker): void {
  worker.postMessage(message)
}
