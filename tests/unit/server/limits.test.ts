import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { networkOf } from '../../../server/limits/network.ts'
import { limiter } from '../../../server/limits/rate.ts'
import { RATE_LIMITS } from '../../../server/limits/rate-limits.ts'
import { MAX_LIST } from '../../../shared/wire/expense.ts'

describe('a rate', () => {
  test('lets its burst through at once, and then one an interval', () => {
    const { take } = limiter({ burst: 3, perMinute: 6 })
    expect([0, 0, 0, 0].map(now => take('a', now))).toEqual([0, 0, 0, 10_000])
    expect([9_999, 10_000, 10_001].map(now => take('a', now))).toEqual([1, 0, 9999])
    expect(take('b', 0)).toBe(0)
  })

  test('is whole again after a rest', () => {
    const { take } = limiter({ burst: 3, perMinute: 60 })
    for (let i = 0; i < 3; i++) take('a', 0)
    expect([4000, 4000, 4000, 4000].map(now => take('a', now))).toEqual([0, 0, 0, 1000])
  })

  test('gives what is left to one that takes more, and no less rest for it', () => {
    const { take } = limiter({ burst: 3, perMinute: 6 })
    expect([take('a', 0, 2), take('a', 0, 9), take('a', 0)]).toEqual([0, 0, 10_000])
    expect([take('a', 10_000, 9), take('a', 20_000), take('a', 20_000)]).toEqual([0, 0, 10_000])
  })

  test('is put off for as long as it is told, whatever was taken', () => {
    const { take, putOff } = limiter({ burst: 3, perMinute: 6 })
    putOff('a', 0, 5000)
    expect([0, 4000, 5000, 5000].map(now => take('a', now))).toEqual([5000, 1000, 0, 10_000])
  })

  test('never lets more through in any span than its burst and what the span allows', () => {
    const times = fc.array(fc.integer({ min: 0, max: 120_000 }), { maxLength: 60 })
    fc.assert(
      fc.property(
        times,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 90 }),
        (at, burst, perMinute) => {
          const { take } = limiter({ burst, perMinute })
          const taken = at.sort((a, b) => a - b).filter(now => take('a', now) === 0)
          taken.forEach((from, i) => {
            taken.slice(i).forEach((to, more) => {
              expect(more + 1).toBeLessThanOrEqual(burst + ((to - from) / 60_000) * perMinute + 1e-6)
            })
          })
        },
      ),
      { numRuns: 200 },
    )
  })

  test('remembers a bounded number of keys, the latest', () => {
    const { take } = limiter({ burst: 1, perMinute: 1 }, 3)
    for (const key of ['a', 'b', 'c', 'd']) take(key, 0)
    expect(['b', 'c', 'd'].map(key => take(key, 0) > 0)).toEqual([true, true, true])
    expect(take('a', 0)).toBe(0)
  })
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:7::1', '2001:db8:0:7'],
  ['2001:DB8:0000:0007:aaaa:bbbb:cccc:dddd', '2001:db8:0:7'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('the limits let through what the client does at once: a whole list deleted, a day’s recordings sent', () => {
  expect(RATE_LIMITS.account.burst).toBeGreaterThan(MAX_LIST)
  expect(RATE_LIMITS.address.burst).toBeGreaterThan(RATE_LIMITS.account.burst)
  expect(RATE_LIMITS.voice.burst).toBeGreaterThan(5)
})
