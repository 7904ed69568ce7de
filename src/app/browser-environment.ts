/** This browser, as the stores see it that a page begins with. */
import { language } from '../i18n/translate.ts'
import { browserMicrophone } from '../recorder/browser-microphone.ts'
import { requestMicrophone } from '../recorder/microphone.ts'
import type { Session } from '../session/session.ts'
import type { FirstEnvironment } from '../stores/first-stores.ts'

export function surroundings(session: Session): FirstEnvironment {
  return {
    session,
    fetch: (...request) => fetch(...request),
    createRecorder: async deps => {
      const loadFallback = () => import('../recorder/media-recorder-capture.ts')
      return (await import('../recorder/recorder.ts')).createRecorder({ ...deps, loadFallback })
    },
    openMicrophone: () => requestMicrophone(browserMicrophone()),
    localStorage,
    events: window,
    isVisible: () => document.visibilityState === 'visible',
    language: () => language.value,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    now: () => new Date(),
    online: () => navigator.onLine,
    vibrate: milliseconds => navigator.vibrate?.(milliseconds),
  }
}
