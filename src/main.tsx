/** Boot: the language, the stores on this browser, the theme, the first render. */
import { effect } from '@preact/signals-react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { detectLanguage, LANGUAGE_KEY } from './i18n/language.ts'
import { language, speak, t } from './i18n/translate.ts'
import { reportVitals } from './report-vitals.ts'
import { saveFile } from './save-file.ts'
import { StoresProvider } from './screens/use-stores.ts'
import { openSession } from './session/open-session.ts'
import { showTheme } from './show-theme.ts'
import { createStores } from './stores/stores.ts'

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null // Storage is blocked: the browser's languages decide.
  }
}

async function boot(root: HTMLElement): Promise<void> {
  const html = document.documentElement
  const spoken = detectLanguage({ stored: storedLanguage(), browser: navigator.languages, html: html.lang })
  html.lang = spoken
  await speak(spoken)

  const session = openSession(localStorage, location.origin)
  const stores = createStores({
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
  })
  effect(() => showTheme(document, stores.preferences.theme.value))

  createRoot(root).render(
    <StoresProvider value={stores}>
      <App onLoginReady={() => void session.preload()} />
    </StoresProvider>,
  )
}

function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: Error) => console.warn('service worker not registered:', error.name))
  })
}

const root = document.getElementById('root')
if (root) void boot(root)
void reportVitals()
registerServiceWorker()
