/** This browser, as the stores need it. */
import { momentName } from '../i18n/dates.ts'
import { language, t } from '../i18n/translate.ts'
import { browserMicrophone } from '../recorder/browser-microphone.ts'
import { requestMicrophone } from '../recorder/microphone.ts'
import type { Session } from '../session/session.ts'
import type { StoresEnvironment } from '../stores/stores.ts'
import { nextTask } from '../widgets/next-task.ts'
import { storageOr } from './browser-storage.ts'
import { watchInstallation } from './installation.ts'
import { watchNotificationPermission } from './notification-permission.ts'
import { saveFile } from './save-file.ts'
import { loadInitialApp, loadLazyApp } from './tiers.ts'
import { browserTimeZone } from './time-zone.ts'

export function browserEnvironment(session: Session, local: Storage): StoresEnvironment {
  return {
    session,
    fetch: (...request) => fetch(...request),
    localStorage: local,
    sessionStorage: storageOr(() => sessionStorage),
    language: () => language.value,
    timeZone: browserTimeZone,
    now: () => new Date(),
    online: () => navigator.onLine,
    isVisible: () => document.visibilityState === 'visible',
    events: window,
    vibrate: milliseconds => navigator.vibrate?.(milliseconds),
    createRecorder: async deps => {
      const loadFallback = () => import('../recorder/media-recorder-capture.ts')
      const { Recorder } = await import('../recorder/recorder.ts')
      return new Recorder({ ...deps, loadFallback })
    },
    openMicrophone: () => requestMicrophone(browserMicrophone()),
    microphonePermission: () => browserMicrophone().microphonePermission(),
    openSentences: async () => (await loadLazyApp()).openSentences(),
    loadReviewDraft: async () => (await import('../stores/receipt/review-draft.ts')).draftReview,
    budgetWarning: async (...about) => (await loadLazyApp()).warningText(...about),
    openChannel: name => new BroadcastChannel(name),
    notifications: {
      permission: 'Notification' in window ? Notification : null,
      registration: () => navigator.serviceWorker.ready,
      watchPermission: watchNotificationPermission,
      storage: local,
      texts: {
        title: () => t('app.name'),
        welcome: () => t('notifications.welcome'),
        saved: () => t('voice.expensesAutoSaved'),
      },
    },
    sumsTexts: {
      title: today => t('notifications.sumsToday', { sum: today }),
      body: (month, at) => t('notifications.sumsMonth', { sum: month, time: momentName(at) }),
    },
    showBadge(count) {
      // Missing where the app cannot be installed; rejects without the user's permission.
      navigator.setAppBadge?.(count).catch(() => undefined)
    },
    installation: watchInstallation(window),
    after(ms, fire) {
      const timer = setTimeout(fire, ms)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    // `randomUUID` exists on secure pages only, but expenses can be added on insecure ones, too.
    randomId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
    saveFile,
    loadAccountApi: async () => (await loadInitialApp()).openAccountApi,
    loadInitialStores: async () => (await loadInitialApp()).createInitialStores,
    loadLazyStores: async () => {
      const { createLazyStores } = await loadLazyApp()
      // Parsing the code and creating the stores are two long tasks on a slow phone.
      await nextTask()
      return createLazyStores
    },
  }
}
