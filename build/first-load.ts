/**
 * The modules that a page loads first: the one list that Vite's configuration, the preload script, the service worker
 * and the tests read. Paths are relative to the repository.
 */
import type { Language } from '../src/i18n/language.ts'

export const ENTRY = 'src/main.tsx'

export const dictionary = (language: Language) => `src/i18n/${language}.ts`

/** By what a visit begins with; each becomes one chunk of this name. */
export const FIRST_SCREENS = {
  'initial-app': 'src/app/initial-app.tsx',
  login: 'src/screens/login/login.tsx',
} as const

/** Open to people who are signed out, too: what they share with a first screen stands in the entry's chunk. */
export const PUBLIC_SCREENS = ['src/screens/legal/legal.tsx']

/** Needed before the first paint where no answer of an earlier visit is stored. */
export const SESSION = 'src/session/firebase.ts'

/** Loaded once the page is idle. */
export const WHEN_IDLE = ['src/app/lazy-app.tsx', 'src/screens/toasts/toast-cards.tsx']

/** What the first press of the record button waits for; the threads are entries of their own, named by their file. */
export const RECORDER = 'src/recorder/recorder.ts'
export const RECORDER_THREADS = ['workers/recording.worker.ts', 'worklets/capture.worklet.ts']

/** Not for everyone: the service worker caches them once they have been used. Each is an entry of a chunk, or a worker. */
export const ON_DEMAND = [
  dictionary('en'),
  dictionary('id'),
  'src/i18n/legal/privacy.en.ts',
  'src/i18n/legal/privacy.id.ts',
  'src/i18n/legal/terms.en.ts',
  'src/i18n/legal/terms.id.ts',
  'src/recorder/media-recorder-capture.ts',
  'src/screens/agreement/agreement-dialog.tsx',
  'src/screens/budgets/budget-dialog.tsx',
  'src/screens/expense-dialogs/conflict-dialog.tsx',
  'src/screens/export/exporting.tsx',
  'src/screens/legal/legal.tsx',
  'src/screens/login/account-chooser.tsx',
  'src/screens/profile/objection-dialog.tsx',
  'workers/understanding.worker.ts',
  'node_modules/web-vitals/dist/web-vitals.js',
]
