/** What a person prefers on this device (kept in local storage: the backend has no fields for it). */
import { effect, signal } from '@preact/signals-react'
import { type Currency, DEFAULT_CURRENCY, isCurrency } from '../../../shared/domain/currency.ts'

/** Key of the chosen currency (specification §9). */
const CURRENCY_KEY = 'currency'
const TAP_MODE_KEY = 'tapToRecord'
const HAND_KEY = 'hand'
/** `build/inline/theme.js` reads it before the first paint. */
const THEME_KEY = 'theme'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const HANDS = ['right', 'left'] as const
/** The one that holds the phone: the record button is on its side. */
export type Hand = (typeof HANDS)[number]

export type PreferenceStorage = Pick<Storage, 'getItem' | 'setItem'>
export type Preferences = ReturnType<typeof createPreferences>

export function createPreferences(storage: PreferenceStorage) {
  const stored = readPreferences(storage)
  /** In which totals are shown and new expenses are meant. */
  const currency = signal(stored.currency)
  /** Tap to start and to stop recording, instead of holding. */
  const tapMode = signal(stored.tapMode)
  const hand = signal<Hand>(stored.hand)
  /** `system`, unless chosen: as the device has it. */
  const theme = signal(stored.theme)

  effect(() => write(storage, CURRENCY_KEY, currency.value))
  effect(() => write(storage, TAP_MODE_KEY, String(tapMode.value)))
  effect(() => write(storage, HAND_KEY, hand.value))
  effect(() => write(storage, THEME_KEY, theme.value))
  return { currency, tapMode, hand, theme }
}

/** As stored; the default for what is missing or invalid. */
export function readPreferences(storage: PreferenceStorage) {
  const currency = read(storage, CURRENCY_KEY)
  const hand = read(storage, HAND_KEY)
  const theme = read(storage, THEME_KEY)
  return {
    currency: isCurrency(currency) ? currency : DEFAULT_CURRENCY,
    tapMode: read(storage, TAP_MODE_KEY) === 'true',
    hand: HANDS.find(known => known === hand) ?? 'right',
    theme: THEMES.find(known => known === theme) ?? 'system',
  } satisfies { currency: Currency; tapMode: boolean; hand: Hand; theme: Theme }
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
