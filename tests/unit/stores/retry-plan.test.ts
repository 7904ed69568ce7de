import { expect, it } from 'vitest'
import { retryWait } from '../../../src/stores/unsent/retry-plan.ts'

it('waits of clients that failed together lie up to 20% off either way', () => {
  expect([0, 0.5, 1].map(chance => retryWait('failed', 0, chance))).toEqual([4000, 5000, 6000])
})
