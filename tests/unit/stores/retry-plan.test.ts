import { expect, it } from 'vitest'
import { retryWait } from '../../../src/stores/retry-plan.ts'

it('waits of clients that failed together lie up to 20% off either way', () => {
  expect([retryWait(0, 0), retryWait(0, 0.5), retryWait(0, 1)]).toEqual([4000, 5000, 6000])
})
