/** Whether there is a network, as the browser tells it; and what is to be done once what is on show may be old. */
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'

export interface ConnectionDeps {
  /** Fires `online`, `offline` and `pageshow`. */
  readonly events: Pick<EventTarget, 'addEventListener'>
  readonly online: () => boolean
  readonly visible: ReadonlySignal<boolean>
  readonly today: () => CalendarDate
  /** The network is back, or the page: from the browser's back/forward cache, or to a person who last saw it on another day. */
  readonly onReturn: () => void
}

export interface Connection {
  readonly offline: ReadonlySignal<boolean>
  /** Whether recordings are wanted although they cannot be sent: chosen each time that the network is gone. */
  readonly recordsOffline: ReadonlySignal<boolean>
  readonly recordAnyway: () => void
}

export function createConnection({ events, online, visible, today, onReturn }: ConnectionDeps): Connection {
  const offline = signal(!online())
  const recordsOffline = signal(false)
  events.addEventListener('offline', () => {
    offline.value = true
  })
  events.addEventListener('online', () => {
    offline.value = false
    recordsOffline.value = false
    onReturn()
  })
  events.addEventListener('pageshow', event => {
    if ('persisted' in event && event.persisted === true) onReturn()
  })
  let lastSeen = today()
  effect(() => {
    if (!visible.value || lastSeen === today()) return
    lastSeen = today()
    untracked(onReturn)
  })
  return {
    offline,
    recordsOffline,
    recordAnyway() {
      recordsOffline.value = true
    },
  }
}
