import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  ACTIVATION_TIMEOUT,
  CHECK_INTERVAL,
  registerWorker,
} from '../../../src/app/register-service-worker.ts'

class FakeWorker extends EventTarget {
  state = 'installed'
  readonly postMessage = vi.fn()

  becomes(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A page and its browser's registration of `/sw.js`; `waiting` is a version that is ready from the start. */
async function setUp({
  controlled = true,
  waiting = null as FakeWorker | null,
  ready = null as FakeWorker | null,
  visibility = 'visible',
} = {}) {
  const registration = Object.assign(new EventTarget(), {
    active: new FakeWorker() as FakeWorker | null,
    installing: null as FakeWorker | null,
    waiting,
    update: vi.fn(async () => undefined),
    unregister: vi.fn(async () => true),
  })
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? registration.active : null,
    ready: Promise.resolve({ active: ready }),
    register: vi.fn(async () => registration),
  })
  const document = Object.assign(new EventTarget(), { visibilityState: visibility })
  const reload = vi.fn()
  const open = vi.fn()
  const offers: (() => void)[] = []
  await registerWorker({
    container: container as unknown as ServiceWorkerContainer,
    document: document as unknown as Document,
    reload,
    open,
    onNewVersion: letIn => void offers.push(letIn),
  })
  const turn = (visibilityState: string) => {
    document.visibilityState = visibilityState
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { registration, container, reload, open, offers, turn }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('a version that waits since an earlier visit is offered, and reloads the page only once it is in', async () => {
  const waiting = new FakeWorker()
  const { reload, offers } = await setUp({ waiting })
  expect(offers).toHaveLength(1)
  expect(waiting.postMessage).not.toHaveBeenCalled()
  offers[0]?.()
  expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'takeOver' })
  expect(reload).not.toHaveBeenCalled()
  waiting.becomes('activated')
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['', async () => true],
  [', also where that fails', () => Promise.reject(new Error('storage'))],
])(
  'one that the browser does not activate in time comes by the network: the page unregisters and reloads%s',
  async (_, unregister) => {
    const waiting = new FakeWorker()
    const { registration, reload, offers } = await setUp({ waiting })
    registration.unregister.mockImplementation(unregister)
    offers[0]?.()
    await vi.advanceTimersByTimeAsync(ACTIVATION_TIMEOUT - 1)
    expect(registration.unregister).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(registration.unregister).toHaveBeenCalledOnce()
    expect(reload).toHaveBeenCalledOnce()
  },
)

it('one that is activated in time leaves the registration as it is', async () => {
  const waiting = new FakeWorker()
  const { registration, reload, offers } = await setUp({ waiting })
  offers[0]?.()
  waiting.becomes('activated')
  await vi.advanceTimersByTimeAsync(ACTIVATION_TIMEOUT)
  expect(registration.unregister).not.toHaveBeenCalled()
  expect(reload).toHaveBeenCalledOnce()
})

it('a version found later is offered once it is installed; the first one of all is not', async () => {
  const { registration, offers } = await setUp()
  const found = new FakeWorker()
  registration.installing = found
  registration.dispatchEvent(new Event('updatefound'))
  found.becomes('installing')
  expect(offers).toHaveLength(0)
  found.becomes('installed')
  expect(offers).toHaveLength(1)

  const first = await setUp({ controlled: false })
  first.registration.active = null
  const only = new FakeWorker()
  first.registration.installing = only
  first.registration.dispatchEvent(new Event('updatefound'))
  only.becomes('installed')
  expect(first.offers).toHaveLength(0)
})

it('a version let in by another tab does not reload this one: it is offered', async () => {
  const { container, reload, offers } = await setUp()
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).not.toHaveBeenCalled()
  offers[0]?.()
  expect(reload).toHaveBeenCalledOnce()
})

it('looks for a version when the page comes to the front and every hour there, never behind', async () => {
  const { registration, turn } = await setUp()
  const looks = () => registration.update.mock.calls.length
  vi.advanceTimersByTime(CHECK_INTERVAL)
  expect(looks()).toBe(1)
  turn('hidden')
  vi.advanceTimersByTime(3 * CHECK_INTERVAL)
  expect(looks()).toBe(1)
  turn('visible')
  expect(looks()).toBe(2)
  vi.advanceTimersByTime(CHECK_INTERVAL)
  expect(looks()).toBe(3)
})

it('a page opened behind begins to look only once it comes to the front', async () => {
  const { registration, turn } = await setUp({ visibility: 'hidden' })
  vi.advanceTimersByTime(3 * CHECK_INTERVAL)
  expect(registration.update).not.toHaveBeenCalled()
  turn('visible')
  expect(registration.update).toHaveBeenCalledOnce()
})

it('what a page loads past a service worker that is yet to come is told to it; one that is there is left alone', async () => {
  const loads: ((list: Pick<PerformanceObserverEntryList, 'getEntries'>) => void)[] = []
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: (typeof loads)[number]) {
        loads.push(told)
      }
      observe() {}
    },
  )
  const ready = new FakeWorker()
  await setUp({ ready })
  expect(loads).toHaveLength(0)
  await setUp({ ready, controlled: false })
  const names = ['https://ucap.example/assets/en-abcdef.js', 'https://ucap.example/api/dashboard/stats']
  loads[0]?.({ getEntries: () => names.map(name => ({ name }) as PerformanceEntry) })
  expect(ready.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'keep', urls: [names[0]] })
  vi.unstubAllGlobals()
})

it('an address that a notification leads to is shown by the page that is open', async () => {
  const { container, open } = await setUp()
  container.dispatchEvent(new MessageEvent('message', { data: { kind: 'open', path: '/' } }))
  expect(open).toHaveBeenCalledExactlyOnceWith('/')
})
