import { describe, expect, it } from 'vitest'
import { createPreferences } from '../../../src/stores/preferences.ts'

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
  it('start with rupiah, holding, and the theme of the device', { tags: ['spec-9.8'] }, () => {
    const { currency, tapMode, theme } = createPreferences(storage())
    expect([currency.value, tapMode.value, theme.value]).toEqual(['IDR', false, 'system'])
  })

  it('are remembered on the device', { tags: ['spec-9.8'] }, () => {
    const device = storage()
    const before = createPreferences(device)
    before.currency.value = 'USD'
    before.tapMode.value = true
    before.theme.value = 'dark'
    expect(device.kept).toEqual({ currency: 'USD', tapToRecord: 'true', theme: 'dark' })
    const after = createPreferences(device)
    expect([after.currency.value, after.tapMode.value, after.theme.value]).toEqual(['USD', true, 'dark'])
  })

  it('fall back where storage holds nonsense or is blocked', () => {
    const { currency, theme } = createPreferences(storage({ currency: 'EUR', theme: 'pink' }))
    expect([currency.value, theme.value]).toEqual(['IDR', 'system'])
    const blocked = () => {
      throw new Error('blocked')
    }
    expect(createPreferences({ getItem: blocked, setItem: blocked }).theme.value).toBe('system')
  })
})
