/** This browser, as the stores see it. */
import { language, t } from './i18n/translate.ts'
import { saveFile } from './save-file.ts'
import type { Session } from './session/session.ts'
import type { Environment } from './stores/stores.ts'

export function surroundings(session: Session): Environment {
  return {
    session,
    fetch: (...request) => fetch(...request),
    createRecorder: async deps => {
      const loadFallback = () => import('./recorder/encoded-take.ts')
      return (await import('./recorder/recorder.ts')).createRecorder({ ...deps, loadFallback })
    },
    localStorage,
    notifications: {
      permission: 'Notification' in window ? Notification : null,
      registration: () => navigator.serviceWorker.ready,
      storage: sessionStorage,
      texts: {
        title: () => t('app.name'),
        welcome: () => t('notifications.welcome'),
        saved: () => t('voice.expensesAutoSaved'),
      },
    },
    events: window,
    isVisible: () => document.visibilityState === 'visible',
    openChannel: name => new BroadcastChannel(name),
    language: () => language.value,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    now: () => new Date(),
    online: () => navigator.onLine,
    after(ms, fire) {
      const timer = setTimeout(fire, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    vibrate: milliseconds => navigator.vibrate?.(milliseconds),
    saveFile,
  }
}
