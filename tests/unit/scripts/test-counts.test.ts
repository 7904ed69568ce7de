import { describe, expect, it } from 'vitest'
import { NONE, playwrightCounts, settled, sum, vitestCounts } from '../../../scripts/test-counts.ts'

it('reads the counts of a Vitest report', () => {
  const report = {
    numPassedTests: 40,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 3,
    success: false,
  }
  expect(vitestCounts(JSON.stringify(report))).toEqual({ passed: 40, failed: 2, skipped: 4 })
})

it('counts a flaky Playwright test and an error outside any test as failed', () => {
  const report = { stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{ message: 'x' }] }
  expect(playwrightCounts(JSON.stringify(report))).toEqual({ passed: 9, failed: 3, skipped: 2 })
})

it.each(['', 'no JSON', '{}', '[]', 'null', '{"stats":{"expected":"9"}}'])('takes %j for no report', text => {
  expect(vitestCounts(text)).toBeNull()
  expect(playwrightCounts(text)).toBeNull()
})

describe('a runner has failed once', () => {
  it('when it left no report', () => {
    expect(settled(null, true).failed).toBe(1)
  })
  it('when it ended badly though no test failed', () => {
    expect(settled({ ...NONE, passed: 9 }, false)).toEqual({ passed: 9, failed: 1, skipped: 0 })
  })
  it('when it ran no test', () => {
    expect(settled({ ...NONE, skipped: 3 }, true).failed).toBe(1)
  })
})

it('leaves the counts of a runner alone that told of its own failures', () => {
  expect(settled({ passed: 8, failed: 2, skipped: 0 }, false)).toEqual({ passed: 8, failed: 2, skipped: 0 })
})

it('adds counts up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(sum(one, one)).toEqual({ passed: 2, failed: 4, skipped: 6 })
})
