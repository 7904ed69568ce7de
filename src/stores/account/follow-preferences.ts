/** What a person prefers is the same in all tabs of a browser. */
import { batch } from '@preact/signals-react'
import { type PreferenceStorage, type Preferences, readPreferences } from './preferences.ts'

export interface FollowedDeps {
  readonly preferences: Preferences
  readonly localStorage: PreferenceStorage
  /** Fires `storage` when another tab has changed something. */
  readonly events: Pick<EventTarget, 'addEventListener'>
}

/** Takes over what another tab chooses. Once a page. */
export function followPreferences({ preferences, localStorage, events }: FollowedDeps): void {
  events.addEventListener('storage', () => {
    const { currency, tapMode, hand, theme } = readPreferences(localStorage)
    batch(() => {
      preferences.currency.value = currency
      preferences.tapMode.value = tapMode
      preferences.hand.value = hand
      preferences.theme.value = theme
    })
  })
}
