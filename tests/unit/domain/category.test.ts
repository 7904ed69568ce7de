import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADDABLE_CATEGORIES, CATEGORIES, PALETTE_SIZE, paletteSlot } from '../../../shared/domain/category.ts'

describe('the palette', () => {
  it('gives the ten categories its ten colours, in their order', {
    tags: ['spec-3.7', 'spec-3.10', 'spec-9.20'],
  }, () => {
    expect(CATEGORIES.map(paletteSlot)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(CATEGORIES).toHaveLength(PALETTE_SIZE)
  })

  it('gives any other name one of them', { tags: ['spec-3.10'] }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), name => {
        const slot = paletteSlot(name)
        expect(Number.isInteger(slot) && slot >= 0 && slot < PALETTE_SIZE).toBe(true)
      }),
    )
  })

  it('gives a name the same one on every device, for ever', { tags: ['spec-3.10'] }, () => {
    expect(['Pets', 'Zakat', ''].map(paletteSlot)).toEqual([2, 7, 0])
  })

  it('spreads other names over all of its colours', () => {
    const slots = new Set(Array.from({ length: 200 }, (_, i) => paletteSlot(`Category ${i}`)))
    expect(slots.size).toBe(PALETTE_SIZE)
  })
})

describe('the categories', () => {
  it('that can be added by hand are all but Subscription', () => {
    expect(ADDABLE_CATEGORIES).toEqual(CATEGORIES.filter(name => name !== 'Subscription'))
    expect(ADDABLE_CATEGORIES).toHaveLength(9)
  })
})
