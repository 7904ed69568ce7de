import { expect, it } from 'vitest'
import { createIdempotencyKey } from '../../../src/stores/server-state/idempotency-key.ts'

function setUp() {
  let made = 0
  return createIdempotencyKey(() => `key ${++made}`)
}

it('is the same however often the same request is tried', () => {
  const key = setUp()
  expect([key.of({ amount: 5 }), key.of({ amount: 5 })]).toEqual(['key 1', 'key 1'])
})

it('is another for another request', () => {
  const key = setUp()
  expect([key.of({ amount: 5 }), key.of({ amount: 6 })]).toEqual(['key 1', 'key 2'])
})

it('is another for the same request once the first is settled: two coffees are two expenses', () => {
  const key = setUp()
  key.of({ amount: 5 })
  key.settle()
  expect(key.of({ amount: 5 })).toBe('key 2')
})
