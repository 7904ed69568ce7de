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
import { firstPaint, markRendered } from '../widgets/first-paint.ts'
import { followInput } from '../widgets/follow-input.ts'
import { markRecorderReady, recorderReady } from '../widgets/recorder-ready.ts'
import { whenIdle } from '../widgets/when-idle.ts'
import { App, Login } from './app.tsx'
import { browserEnvironment } from './browser-environment.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { loadChunk } from './load-chunk.ts'
import { reportVitals } from './report-vitals.ts'
import { showTheme } from './show-theme.ts'
import { loadInitialApp, presentLazyApp } from './tiers.ts'

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    return null // Storage is blocked: the browser's languages decide.
  }
}

export async function boot(root: HTMLElement): Promise<void> {
  const html = document.documentElement
  const locale = detectLanguage({ stored: storedLanguage(), browser: navigator.languages, html: html.lang })
  html.lang = locale
  followInput(html, window)
  const atLeisure = Promise.all([firstPaint, recorderReady]).then(() => undefined)
  const session = openSession(localStorage, window, location.origin, atLeisure)
  if (!session.probablySignedIn) markRecorderReady()
  const stores = createStores(browserEnvironment(session))
  const SignedIn = lazyScreen(async () => {
    const [app] = await Promise.all([loadInitialApp(), stores.loadInitial()])
    const screens = app.otherScreens(stores.lazy)
    // A page that is opened at another screen than the dashboard waits for nothing else.
    void screens[location.pathname as `/${string}`]?.preload()
    const onIdle = () => app.preloadScreens(screens)
    return () => <app.SignedIn screens={screens} lazyApp={presentLazyApp} onIdle={onIdle} />
  })
  const screen = session.probablySignedIn ? SignedIn : Login
  // Not rendered before it is there: once React has put a spinner in its place, it keeps that up for 300 ms.
  await Promise.all([loadChunk(() => setLocale(locale)), loadChunk(screen.preload)])

  void firstPaint.then(() => {
    reportVitals()
    linkManifest(locale)
    openServiceWorker(stores.appUpdate.offer)
  })
  // The router says so of each new address; where one goes back to, the browser knows the place.
  addEventListener('pushState', () => scrollTo(0, 0))
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
  // In slices of a few milliseconds, so that a slow phone hears a touch in between.
  startTransition(() => createRoot(root).render(app))
}

/** Of one app: both have the same id. */
const MANIFESTS: Readonly<Record<Language, string>> = {
  en: '/manifest.webmanifest',
  id: '/manifest.id.webmanifest',
}

/** Only an installation needs it; a link in the page itself is fetched before the app's script. */
function linkManifest(locale: Language): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = MANIFESTS[locale]
  document.head.append(link)
}

/** Once the page is idle: what it fetches is for the next visit. */
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
