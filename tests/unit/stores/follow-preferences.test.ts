import { describe, expect, it } from 'vitest'
import { followPreferences } from '../../../src/stores/account/follow-preferences.ts'
import { createPreferences } from '../../../src/stores/account/preferences.ts'

/** Two tabs over one storage; what the other one writes is told as browsers do it. */
function tabs() {
  const kept = new Map<string, string>()
  const events = new EventTarget()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const preferences = createPreferences(localStorage)
  followPreferences({ preferences, localStorage, events })
  function otherTabWrites(key: string, value: string): void {
    kept.set(key, value)
    events.dispatchEvent(new Event('storage'))
  }
  return { preferences, otherTabWrites }
}

describe('preferences of another tab', () => {
  it('are taken over one by one', () => {
    const { preferences, otherTabWrites } = tabs()
    const held = () => [preferences.currency.value, preferences.tapMode.value, preferences.theme.value]
    otherTabWrites('currency', 'USD')
    expect(held()).toEqual(['USD', false, 'system'])
    otherTabWrites('tapToRecord', 'true')
    otherTabWrites('theme', 'dark')
    expect(held()).toEqual(['USD', true, 'dark'])
    otherTabWrites('hand', 'left')
    expect(preferences.hand.value).toBe('left')
    otherTabWrites('tapToRecord', 'false')
    expect(held()).toEqual(['USD', false, 'dark'])
  })

  it('are left as they are by what else a tab stores', () => {
    const { preferences, otherTabWrites } = tabs()
    preferences.currency.value = 'USD'
    otherTabWrites('something-else', 'IDR')
    expect(preferences.currency.value).toBe('USD')
  })
})
