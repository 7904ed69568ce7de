/** Browser notifications: asking for them once, and sending them by the service worker. */
import { signal } from '@preact/signals-react'
import type { Toasts } from './toasts.ts'

const ICON = '/icon-192.png'

export interface NotificationDeps {
  /** The browser's, or null where it has none. */
  readonly permission: Pick<typeof Notification, 'permission' | 'requestPermission'> | null
  /** Resolves once a service worker is active: `new Notification()` throws on Android. */
  readonly registration: () => Promise<Pick<ServiceWorkerRegistration, 'showNotification'>>
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly texts: {
    readonly title: () => string
    readonly welcome: () => string
    readonly saved: () => string
  }
  readonly toasts: Pick<Toasts, 'show'>
}

/** Remembers 'Maybe Later' for this browser session, so that it is not asked at every visit of the dashboard. */
const LATER_KEY = 'notificationsLater'

/** Long enough to read what to do about it, in milliseconds. */
const READING_TIME = 8000

export type NotificationState = 'granted' | 'denied' | 'prompt' | 'unsupported'
export type Notifications = ReturnType<typeof createNotifications>

export function createNotifications({ permission, registration, storage, texts, toasts }: NotificationDeps) {
  const promptOpen = signal(false)
  const state = signal<NotificationState>('unsupported')
  refresh()

  /** The browser's settings may have changed meanwhile, and nothing tells of it everywhere. */
  function refresh(): void {
    if (!permission) state.value = 'unsupported'
    else state.value = permission.permission === 'default' ? 'prompt' : permission.permission
  }

  function promptable(): boolean {
    return permission?.permission === 'default' && storage.getItem(LATER_KEY) === null
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
      // The browser's own question was closed without an answer: enough asking for this visit.
      storage.setItem(LATER_KEY, '1')
      toasts.show('info', { kind: 'notificationsDismissed' })
    } else toasts.show('error', { kind: 'notificationsFailed' })
  }

  return {
    promptOpen,
    /** What the browser allows, as of the last `refresh`. */
    state,
    refresh,
    /** Opens the prompt if the browser would still ask. */
    offer(): void {
      if (promptable()) promptOpen.value = true
    },
    later(): void {
      promptOpen.value = false
      storage.setItem(LATER_KEY, '1')
    },
    enable,
    notifySaved: () => send(texts.saved()),
  }
}
