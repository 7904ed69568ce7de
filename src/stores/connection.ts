/** Whether there is a network, as the browser tells it; and what is to be done once there is one again. */
import { type ReadonlySignal, signal } from '@preact/signals-react'

export interface ConnectionDeps {
  /** Fires `online`, `offline` and `pageshow`. */
  readonly events: Pick<EventTarget, 'addEventListener'>
  readonly online: () => boolean
  /** The network is back, or the page, from the browser's back/forward cache: what is on show may be old. */
  readonly onReturn: () => void
}

export interface Connection {
  readonly offline: ReadonlySignal<boolean>
}

export function createConnection({ events, online, onReturn }: ConnectionDeps): Connection {
  const offline = signal(!online())
  events.addEventListener('offline', () => {
    offline.value = true
  })
  events.addEventListener('online', () => {
    offline.value = false
    onReturn()
  })
  events.addEventListener('pageshow', event => {
    if ('persisted' in event && event.persisted === true) onReturn()
  })
  return { offline }
}
