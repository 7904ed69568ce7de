/** What a person prefers on this device (kept in local storage: the backend has no fields for it). */
import { effect, signal } from '@preact/signals-react'
import { type Currency, DEFAULT_CURRENCY, isCurrency } from '../domain/currency.ts'

/** Key of the chosen currency (specification §9). */
const CURRENCY_KEY = 'currency'
const TAP_MODE_KEY = 'tapToRecord'
/** `public/theme.js` reads it before the first paint. */
const THEME_KEY = 'theme'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export type PreferenceStorage = Pick<Storage, 'getItem' | 'setItem'>
export type Preferences = ReturnType<typeof createPreferences>

export function createPreferences(storage: PreferenceStorage) {
  const stored = read(storage, CURRENCY_KEY)
  /** In which totals are shown and new expenses are meant. */
  const currency = signal<Currency>(isCurrency(stored) ? stored : DEFAULT_CURRENCY)
  /** Tap to start and to stop recording, instead of holding. */
  const tapMode = signal(read(storage, TAP_MODE_KEY) === 'true')
  /** `system`, unless chosen: as the device has it. */
  const theme = signal<Theme>(storedTheme(storage))

  effect(() => write(storage, CURRENCY_KEY, currency.value))
  effect(() => write(storage, TAP_MODE_KEY, String(tapMode.value)))
  effect(() => write(storage, THEME_KEY, theme.value))
  return { currency, tapMode, theme }
}

function storedTheme(storage: PreferenceStorage): Theme {
  const stored = read(storage, THEME_KEY)
  return THEMES.find(theme => theme === stored) ?? 'system'
}

function read(storage: PreferenceStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null // Storage is blocked: the defaults serve.
  }
}

function write(storage: PreferenceStorage, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    // Storage is blocked or full: the choice lasts for this visit.
  }
}
