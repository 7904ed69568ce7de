import { describe, expect, it } from 'vitest'
import { createPreferences } from '../../../src/stores/account/preferences.ts'

function storage(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem(key: string, value: string) {
      kept[key] = value
    },
  }
}

describe('preferences', () => {
  it('start with rupiah, holding by the right hand, and the theme of the device', {
    tags: ['spec-9.8'],
  }, () => {
    const { currency, tapMode, hand, theme } = createPreferences(storage())
    expect([currency.value, tapMode.value, hand.value, theme.value]).toEqual([
      'IDR',
      false,
      'right',
      'system',
    ])
  })

  it('are remembered on the device', { tags: ['spec-9.8'] }, () => {
    const device = storage()
    const before = createPreferences(device)
    before.currency.value = 'USD'
    before.tapMode.value = true
    before.hand.value = 'left'
    before.theme.value = 'dark'
    expect(device.kept).toEqual({ currency: 'USD', tapToRecord: 'true', hand: 'left', theme: 'dark' })
    const { currency, tapMode, hand, theme } = createPreferences(device)
    expect([currency.value, tapMode.value, hand.value, theme.value]).toEqual(['USD', true, 'left', 'dark'])
  })

  it('fall back where storage holds nonsense or is blocked', () => {
    const { currency, hand, theme } = createPreferences(
      storage({ currency: 'EUR', hand: 'third', theme: 'pink' }),
    )
    expect([currency.value, hand.value, theme.value]).toEqual(['IDR', 'right', 'system'])
    const blocked = () => {
      throw new Error('blocked')
    }
    expect(createPreferences({ getItem: blocked, setItem: blocked }).theme.value).toBe('system')
  })
})
