import { describe, expect, it } from 'vitest'
import { level } from '../../../workers/level.ts'

function constant(value: number): Float32Array {
  return new Float32Array(100).fill(value)
}

describe('level', () => {
  it('is 0 for silence, for nothing and for what is no number', () => {
    expect(level(constant(0), 100)).toBe(0)
    expect(level(constant(1), 0)).toBe(0)
    expect(level(constant(Number.NaN), 100)).toBe(0)
  })

  it('rises by the same step for each tenfold of the amplitude', () => {
    // 20 dB of the 48 dB between the floor and the top.
    expect(level(constant(0.01), 100)).toBeCloseTo(20 / 48, 6)
    expect(level(constant(0.1), 100)).toBeCloseTo(40 / 48, 6)
  })

  it('stays within 0 and 1', () => {
    expect(level(constant(0.0001), 100)).toBe(0)
    expect(level(constant(1), 100)).toBe(1)
    expect(level(constant(Number.POSITIVE_INFINITY), 100)).toBe(1)
  })

  it('looks at the valid samples alone', () => {
    const block = constant(1)
    block.fill(0, 0, 50)
    expect(level(block, 50)).toBe(0)
  })
})
