import { describe, expect, it } from 'vitest'
import { hasRoom, isExpired, isForgotten, MAX_AGE_MS } from '../../../workers/outbox-rules.ts'

describe('outbox rules', () => {
  it('keep five recordings for an account', () => {
    expect([0, 4, 5, 6].map(hasRoom)).toEqual([true, true, false, false])
  })

  it('forget a recording after 24 hours', () => {
    const spoken = Date.UTC(2026, 10, 20)
    expect(MAX_AGE_MS).toBe(86_400_000)
    expect(isExpired(spoken, spoken + MAX_AGE_MS - 1)).toBe(false)
    expect(isExpired(spoken, spoken + MAX_AGE_MS)).toBe(true)
  })

  it('remember for 30 days that one expired', () => {
    const month = 30 * MAX_AGE_MS
    expect(isForgotten(0, month - 1)).toBe(false)
    expect(isForgotten(0, month)).toBe(true)
  })

  it('do not forget a recording because the clock was put back', () => {
    expect(isExpired(1000, 0)).toBe(false)
  })
})
