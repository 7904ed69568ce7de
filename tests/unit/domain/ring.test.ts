import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ringArcs, slicePath } from '../../../shared/domain/ring.ts'

const values = fc.array(fc.integer({ min: 0, max: 999_999_999_999 }), { maxLength: 10 })
const sumOf = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

describe('the arcs of a ring', () => {
  it('follow one another from the top and are as long as their shares', () => {
    fc.assert(
      fc.property(values, all => {
        const sum = sumOf(all)
        let end = 0
        ringArcs(all, sum).forEach((arc, index) => {
          expect(arc.start).toBe(end)
          expect(arc.end - arc.start).toBeCloseTo(sum === 0 ? 0 : (all[index] ?? 0) / sum, 9)
          end = arc.end
        })
        expect(end).toBeCloseTo(sum === 0 ? 0 : 1, 9)
      }),
    )
  })

  it('leave open what they are short of the whole, and never go round twice', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 999_999_999_999 }), (all, whole) => {
        const end = ringArcs(all, whole).at(-1)?.end ?? 0
        expect(end).toBeCloseTo(Math.min(1, sumOf(all) / whole), 9)
        expect(end).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('take nothing for what is below zero', () => {
    expect(ringArcs([-5, 10], 10)).toEqual([
      { start: 0, end: 0 },
      { start: 0, end: 1 },
    ])
  })
})

describe('the outline of a slice', () => {
  it('goes out along the outer circle and back along the inner one', () => {
    expect(slicePath({ start: 0, end: 0.25 }, 50, 30)).toBe('M0 -50A50 50 0 0 1 50 0L30 0A30 30 0 0 0 0 -30Z')
  })

  it('takes the long way round when it is more than half', () => {
    expect(slicePath({ start: 0, end: 0.75 }, 50, 30)).toContain('A50 50 0 1 1 -50 0')
  })

  it('is two circles when it is the whole ring, and nothing when it is empty', () => {
    expect(slicePath({ start: 0, end: 1 }, 50, 30).match(/M/g)).toHaveLength(2)
    expect(slicePath({ start: 0.5, end: 0.5 }, 50, 30)).toBe('')
  })
})
