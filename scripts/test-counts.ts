/** How many tests passed and failed, out of the JSON reports of Vitest and Playwright. */

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 }

export function sum(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

/** Null where the text is no report of Vitest's `json` reporter. */
export function vitestCounts(json: string): Counts | null {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = fields(parse(json))
  if (!isCount(numPassedTests) || !isCount(numFailedTests)) return null
  const skipped = [numPendingTests, numTodoTests].filter(isCount).reduce((a, b) => a + b, 0)
  return { passed: numPassedTests, failed: numFailedTests, skipped }
}

/**
 * Null where the text is no report of Playwright's `json` reporter. A flaky test failed once, so it failed;
 * an error outside any test counts as one.
 */
export function playwrightCounts(json: string): Counts | null {
  const { stats, errors } = fields(parse(json))
  const { expected, unexpected, flaky, skipped } = fields(stats)
  if (!isCount(expected) || !isCount(unexpected) || !isCount(flaky) || !isCount(skipped)) return null
  const outside = Array.isArray(errors) ? errors.length : 0
  return { passed: expected, failed: unexpected + flaky + outside, skipped }
}

/**
 * The counts of a runner, made honest: one that failed without a failed test (a file that does not load, an
 * unhandled rejection), that ran no test, or that left no report has failed once.
 */
export function settled(counts: Counts | null, succeeded: boolean): Counts {
  if (!counts) return { ...NONE, failed: 1 }
  const silentFailure = counts.failed === 0 && (!succeeded || counts.passed === 0)
  return silentFailure ? { ...counts, failed: 1 } : counts
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
