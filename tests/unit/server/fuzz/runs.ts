/**
 * How much is tried: FUZZ_RUNS a property (`.ci/run` sets more), from FUZZ_SEED or a new one. fast-check prints the seed
 * with a failure; FUZZ_SEED brings it back.
 */
import type { Parameters } from 'fast-check'

/** Milliseconds after which one request counts as hanging. */
const HANGS_MS = 20_000
const { FUZZ_RUNS, FUZZ_SEED } = process.env
export const RUNS = Number(FUZZ_RUNS ?? 30)
/** For a test of one property: never shorter than its requests need on a busy machine. */
export const TEST_MS = 30_000 + RUNS * 200

export function fuzzParameters<T>(): Parameters<T> {
  return {
    numRuns: RUNS,
    timeout: HANGS_MS,
    interruptAfterTimeLimit: TEST_MS - HANGS_MS,
    ...(FUZZ_SEED === undefined ? {} : { seed: Number(FUZZ_SEED) }),
  }
}
