/** This browser, as the stores see it that come later. */
import { t } from '../i18n/translate.ts'
import type { LaterEnvironment } from '../stores/stores.ts'
import { saveFile } from './save-file.ts'

export function laterSurroundings(): LaterEnvironment {
  return {
    openChannel: name => new BroadcastChannel(name),
    notifications: {
      permission: 'Notification' in window ? Notification : null,
      registration: () => navigator.serviceWorker.ready,
      watchPermission: watchNotificationPermission,
      storage: localStorage,
      texts: {
        title: () => t('app.name'),
        welcome: () => t('notifications.welcome'),
        saved: () => t('voice.expensesAutoSaved'),
      },
    },
    after(ms, fire) {
      const timer = setTimeout(fire, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    // `randomUUID` is for secure pages alone; expenses are added by hand on others, too.
    randomId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
    saveFile,
  }
}

/** The browser's own event where there is one; the page's return from its settings where there is none. */
function watchNotificationPermission(onChange: () => void): void {
  addEventListener('focus', onChange)
  document.addEventListener('visibilitychange', onChange)
  const status = navigator.permissions?.query({ name: 'notifications' })
  void status?.then(
    permission => permission.addEventListener('change', onChange),
    () => undefined, // Safari before 16 does not know this name.
  )
}
