/**
 * A rate limit per account. Each process first counts its own requests, which stops a runaway client without
 * a database statement; the rest is counted in the database for all processes, where there may be several. A
 * wait by the local count may be shorter than the shared one, by less than an interval of the rate.
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
    // Read before the statement, so that the remembered wait ends no later than the answer says.
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
