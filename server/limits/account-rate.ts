/**
 * A rate of accounts. Each process counts its own requests, which refuses a program gone wild without a statement; what
 * that lets through is counted in the database for all processes, where there may be several. A wait by its own count
 * may be shorter than the shared one, by less than an interval of the rate.
 */
import type { AppDependencies } from '../app-dependencies.ts'
import { safeError } from '../http/safe-error.ts'
import { limiter, type Rate } from './rate.ts'
import type { RateKind } from './shared-rates.ts'

/** As `take` of a Limiter. Never rejects. */
export type TakeOfAccount = (userId: string, units?: number) => Promise<number>

type Settings = Pick<AppDependencies, 'takeShared' | 'uptimeMs' | 'log'>

export function accountRate(
  kind: RateKind,
  rate: Rate,
  { takeShared, uptimeMs, log }: Settings,
): TakeOfAccount {
  const own = limiter(rate)
  return async (userId, units = 1) => {
    // Before the statement, so that what is remembered of its answer ends no later than it says.
    const now = uptimeMs()
    const wait = own.take(userId, now, units)
    if (wait > 0 || takeShared === null) return wait
    try {
      const sharedWait = await takeShared(kind, rate, userId, units)
      if (sharedWait > 0) own.putOff(userId, now, sharedWait)
      return sharedWait
    } catch (error) {
      log.warn({ error: safeError(error), kind }, 'no shared count: this process counts alone')
      return 0
    }
  }
}
