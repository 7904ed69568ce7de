/** Shows notifications by the service worker, and takes them back. */

export interface NotificationSenderDeps {
  /** The browser's, or null where it has none. */
  readonly permission: Pick<typeof Notification, 'permission'> | null
  /** Resolves once a service worker is active: `new Notification()` throws on Android. */
  readonly registration: () => Promise<
    Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>
  >
  /** Of one that has no title of its own. */
  readonly title: () => string
}

/** What is sent, as the browser takes it. */
export interface Sent extends Pick<NotificationOptions, 'tag' | 'silent' | 'data'> {
  readonly title?: string
  readonly body: string
}

const ICON = '/icon-192.png'

export function createNotificationSender({
  permission,
  registration,
  title: usualTitle,
}: NotificationSenderDeps) {
  return {
    /** Does nothing where that is not allowed. Never rejects. */
    async send({ title = usualTitle(), ...options }: Sent): Promise<void> {
      if (permission?.permission !== 'granted') return
      try {
        await (await registration()).showNotification(title, { ...options, icon: ICON })
      } catch (error) {
        console.warn('notification not shown:', error instanceof Error ? error.name : 'unknown')
      }
    },
    /** Those of this tag that still show. */
    async takeBack(tag: string): Promise<void> {
      const shown = await registration().then(
        worker => worker.getNotifications({ tag }),
        () => [],
      )
      for (const notification of shown) notification.close()
    },
  }
}
