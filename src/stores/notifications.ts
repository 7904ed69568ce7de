/** Browser notifications: asking for them once, and sending them by the service worker. */
import { signal } from '@preact/signals-react'
import type { Toasts } from './toasts.ts'

const ICON = '/icon-192.png'

export interface NotificationDeps {
  /** The browser's, or null where it has none. */
  readonly permission: Pick<typeof Notification, 'permission' | 'requestPermission'> | null
  /** Resolves once a service worker is active: `new Notification()` throws on Android. */
  readonly registration: () => Promise<Pick<ServiceWorkerRegistration, 'showNotification'>>
  /** Calls back whenever the browser's permission may have changed, for as long as the page lives. */
  readonly watchPermission: (onChange: () => void) => void
  /** Outlives the visit. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => Date
  readonly texts: {
    readonly title: () => string
    readonly welcome: () => string
    readonly saved: () => string
  }
  readonly toasts: Pick<Toasts, 'show'>
}

/** Holds when the offer was put off, in milliseconds since the epoch. */
const LATER_KEY = 'notificationsLater'
/** 'Maybe Later' holds this long, in milliseconds. */
export const LATER_FOR = 30 * 24 * 60 * 60 * 1000

/** Long enough to read what to do about it, in milliseconds. */
const READING_TIME = 8000

export type NotificationState = 'granted' | 'denied' | 'prompt' | 'unsupported'
export type Notifications = ReturnType<typeof createNotifications>

export function createNotifications({
  permission,
  registration,
  watchPermission,
  storage,
  now,
  texts,
  toasts,
}: NotificationDeps) {
  const promptOpen = signal(false)
  const state = signal<NotificationState>('unsupported')
  refresh()
  if (permission) watchPermission(refresh)

  /** Reads the browser's permission, which its settings, another tab or an administrator can change. */
  function refresh(): void {
    if (!permission) state.value = 'unsupported'
    else state.value = permission.permission === 'default' ? 'prompt' : permission.permission
    if (state.value !== 'prompt') promptOpen.value = false
  }

  function putOff(): void {
    promptOpen.value = false
    try {
      storage.setItem(LATER_KEY, String(now().getTime()))
    } catch {
      // Storage is blocked or full: it is put off until the next visit of the dashboard.
    }
  }

  /** A moment that is still to come was written by a wrong clock, and does not count. */
  function isPutOff(): boolean {
    try {
      const elapsed = now().getTime() - Number(storage.getItem(LATER_KEY) ?? Number.NaN)
      return elapsed >= 0 && elapsed < LATER_FOR
    } catch {
      return false
    }
  }

  async function send(body: string): Promise<void> {
    if (permission?.permission !== 'granted') return
    try {
      await (await registration()).showNotification(texts.title(), { body, icon: ICON })
    } catch (error) {
      console.warn('notification not shown:', error instanceof Error ? error.name : 'unknown')
    }
  }

  async function enable(): Promise<void> {
    promptOpen.value = false
    if (!permission) return toasts.show('error', { kind: 'notificationsUnsupported' })
    if (permission.permission === 'granted') return toasts.show('info', { kind: 'notificationsAlready' })
    const answer = await permission.requestPermission().catch(() => null)
    refresh()
    if (answer === 'granted') {
      toasts.show('success', { kind: 'notificationsOn' })
      await send(texts.welcome())
    } else if (answer === 'denied') {
      toasts.show('info', { kind: 'notificationsDenied' }, { duration: READING_TIME })
    } else if (answer === 'default') {
      // The browser's own question was closed without an answer.
      putOff()
      toasts.show('info', { kind: 'notificationsDismissed' })
    } else toasts.show('error', { kind: 'notificationsFailed' })
  }

  return {
    promptOpen,
    /** What the browser allows. */
    state,
    refresh,
    /** Opens the prompt if the browser would still ask, and the person has not put it off. */
    offer(): void {
      refresh()
      if (state.value === 'prompt' && !isPutOff()) promptOpen.value = true
    },
    later: putOff,
    enable,
    notifySaved: () => send(texts.saved()),
  }
}
