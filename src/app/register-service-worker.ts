/** The service worker from the page's side: registers it, looks for newer versions, and says when one is ready. */
import type { FromServiceWorker, ToServiceWorker } from '../../shared/contracts/service-worker.ts'

/** Between two looks for a newer version while the page is visible, in milliseconds. */
export const CHECK_INTERVAL = 3_600_000
/** How long a newer version may take to activate, in milliseconds: a browser can wait for the version before it for minutes. */
export const ACTIVATION_TIMEOUT = 3000

export interface WorkerPage {
  readonly container: ServiceWorkerContainer
  readonly document: Document
  readonly reload: () => void
  /** Shows an address within the product. */
  readonly open: (path: string) => void
  /** A newer version is installed; `letIn` has it replace this one and reloads this page, and this page only. */
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
      page.reload() // It is in already, let in by another tab.
      return
    }
    agreed = true
    // Without a registration the page comes from the network, and registers again.
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
    if (!installing || !active) return // The first version of all.
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') onNewVersion(letIn)
    })
  })
  if (container.controller)
    container.addEventListener('controllerchange', () => {
      if (!agreed) onNewVersion(letIn)
    })

  const check = () => void registration.update().catch(() => undefined) // Without a network there is none.
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
  // One that serves the page knows. A message would wake it, and a newer one that takes over may have to wait for it.
  if (!container.controller) await keepLoaded(container)
}

/** The first visit loads its parts past a service worker that is yet to come: it is told of them. */
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
