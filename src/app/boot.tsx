/** Boot: the language, the stores, the theme, the first render. */
import { effect } from '@preact/signals-react'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { followLanguage } from '../i18n/follow-language.ts'
import { detectLanguage, LANGUAGE_KEY, type Language } from '../i18n/language.ts'
import { setLocale } from '../i18n/translate.ts'
import { StoresProvider } from '../screens/use-stores.ts'
import { openSession } from '../session/open-session.ts'
import { createStores } from '../stores/stores.ts'
import { isDialogEntry } from '../widgets/dialog-entry.ts'
import { firstPaint, markRendered } from '../widgets/first-paint.ts'
import { followInput } from '../widgets/follow-input.ts'
import { markRecorderReady, recorderReady } from '../widgets/recorder-ready.ts'
import { whenIdle } from '../widgets/when-idle.ts'
import { App, Login } from './app.tsx'
import { browserEnvironment } from './browser-environment.ts'
import { storageOr } from './browser-storage.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { loadChunk } from './load-chunk.ts'
import { reportVitals } from './report-vitals.ts'
import { showTheme } from './show-theme.ts'
import { loadInitialApp, presentLazyApp } from './tiers.ts'

export async function boot(root: HTMLElement): Promise<void> {
  const html = document.documentElement
  const local = storageOr(() => localStorage)
  const locale = detectLanguage({
    stored: local.getItem(LANGUAGE_KEY),
    browser: navigator.languages,
    html: html.lang,
  })
  html.lang = locale
  followInput(html, window)
  const atLeisure = Promise.all([firstPaint, recorderReady]).then(() => undefined)
  const session = openSession(local, window, location.origin, atLeisure)
  if (!session.probablySignedIn) markRecorderReady()
  const stores = createStores(browserEnvironment(session, local))
  const SignedIn = lazyScreen(async () => {
    const [app] = await Promise.all([loadInitialApp(), stores.loadInitial()])
    const screens = app.otherScreens(stores.lazy)
    // A page that is opened at a screen other than the dashboard needs only that screen.
    void screens[location.pathname as `/${string}`]?.preload()
    const onIdle = () => app.preloadScreens(screens)
    return () => <app.SignedIn screens={screens} lazyApp={presentLazyApp} onIdle={onIdle} />
  })
  const screen = session.probablySignedIn ? SignedIn : Login
  // Rendered only once it is loaded: React would show a spinner for at least 300 ms.
  await Promise.all([loadChunk(() => setLocale(locale)), loadChunk(screen.preload)])

  void firstPaint.then(() => {
    reportVitals()
    linkManifest(locale)
    openServiceWorker(stores.appUpdate.offer)
  })
  // The router's event for each new entry; on Back the browser restores the scroll position.
  addEventListener('pushState', () => {
    if (!isDialogEntry(history.state)) scrollTo(0, 0)
  })
  effect(() => showTheme(document, stores.preferences.theme.value))
  followLanguage(window)
  const app = (
    <StoresProvider value={stores}>
      <App
        SignedIn={SignedIn}
        onShown={markRendered}
        onLoginReady={() => {
          void session.preload()
          void firstPaint.then(SignedIn.preload)
        }}
      />
    </StoresProvider>
  )
  // In slices of a few milliseconds, so that a slow phone can handle touches in between.
  startTransition(() => createRoot(root).render(app))
}

/** Both have the same id, so they are the same installed app. */
const MANIFESTS: Readonly<Record<Language, string>> = {
  en: '/manifest.webmanifest',
  id: '/manifest.id.webmanifest',
}

/** Only an installation needs it; a link in the HTML would be fetched before the app's script. */
function linkManifest(locale: Language): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = MANIFESTS[locale]
  document.head.append(link)
}

/** Once the page is idle, since it fetches files for the next visit. */
function openServiceWorker(onNewVersion: (letIn: () => void) => void): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const container = navigator.serviceWorker
  const reload = () => location.reload()
  const register = async () =>
    (await import('./register-service-worker.ts')).registerWorker({
      container,
      document,
      reload,
      open: path => history.pushState(null, '', path),
      onNewVersion,
    })
  whenIdle(() => register().catch(() => console.warn('service worker not registered')))
}
