/** Browser notifications: whether they are allowed, and asking for them once. */
import { signal } from '@preact/signals-react'
import type { Toasts } from '../messages/toasts.ts'
import { createNotificationSender, type NotificationSenderDeps } from './notification-sender.ts'
import { createPutOff } from './put-off.ts'

export interface NotificationDeps extends Pick<NotificationSenderDeps, 'registration'> {
  /** The browser's, or null where it has none. */
  readonly permission: Pick<typeof Notification, 'permission' | 'requestPermission'> | null
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
  const { send, takeBack } = createNotificationSender({ permission, registration, title: texts.title })
  const promptOpen = signal(false)
  const later = createPutOff(storage, LATER_KEY, LATER_FOR, now)
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
    later.begin()
  }

  async function enable(): Promise<void> {
    if (permission?.permission === 'granted') {
      promptOpen.value = false
      toasts.show('info', { kind: 'notificationsAlready' })
    } else if ((await ask()) === 'granted') {
      toasts.show('success', { kind: 'notificationsOn' })
      await send({ body: texts.welcome() })
    }
  }

  /** Asks where the browser would still ask, and tells why it is not allowed where it is not. */
  async function ask(): Promise<NotificationState> {
    promptOpen.value = false
    if (!permission) {
      toasts.show('error', { kind: 'notificationsUnsupported' })
      return 'unsupported'
    }
    if (permission.permission === 'granted') return 'granted'
    const answer = await permission.requestPermission().catch(() => null)
    refresh()
    if (answer === 'granted') return 'granted'
    if (answer === 'denied') {
      toasts.show('info', { kind: 'notificationsDenied' }, { duration: READING_TIME })
    } else if (answer === 'default') {
      // The browser's own question was closed without an answer.
      putOff()
      toasts.show('info', { kind: 'notificationsDismissed' })
    } else toasts.show('error', { kind: 'notificationsFailed' })
    return state.value
  }

  return {
    promptOpen,
    /** What the browser allows. */
    state,
    refresh,
    /** Opens the prompt if the browser would still ask, and the person has not put it off. */
    offer(): void {
      refresh()
      if (state.value === 'prompt' && !later.lasts()) promptOpen.value = true
    },
    later: putOff,
    enable,
    ask,
    send,
    takeBack,
    notifySaved: () => send({ body: texts.saved() }),
  }
}
