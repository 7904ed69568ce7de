/**
 * Rate limits far above a person's use; 429 with Retry-After beyond them. On PostgreSQL the limits per
 * account hold for all processes together (account-rate.ts). The limit per address protects the database and
 * is counted per process: several processes allow the sum.
 */
import type { MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppDependencies } from '../app-dependencies.ts'
import type { AppEnv } from '../http/app-env.ts'
import { clientAddress } from '../http/client-address.ts'
import { Problem } from '../http/problem.ts'
import { accountRate } from './account-rate.ts'
import { networkOf } from './network.ts'
import { limiter, type Rate } from './rate.ts'

export interface RateLimits {
  readonly address: Rate
  readonly account: Rate
  /** Voice uploads of an account; they count as its requests, too. */
  readonly voice: Rate
  /** Copies of all its data. */
  readonly copy: Rate
  /** Seconds of an account's speech transcribed per day (daily-use.ts). */
  readonly audioSecondsADay: number
  /** Daily calls of the language model and of the second transcriber for an account. */
  readonly modelCallsADay: number
  /** Bytes of an account's lists, in units of 32 KiB (list-limits.ts). */
  readonly answerBytes: Rate
}

export const RATE_LIMITS: RateLimits = {
  /** A mobile operator puts thousands of phones behind one address. */
  address: { burst: 3000, perMinute: 3000 },
  /**
   * A client limited to the specification's routes deletes a month's list by one request per expense, all at
   * once.
   */
  account: { burst: 1200, perMinute: 600 },
  /** Each may cost a minute of transcription. After a day offline a phone sends five at once. */
  voice: { burst: 20, perMinute: 12 },
  /** Allows retries of a failed copy; each copy reads all data. */
  copy: { burst: 5, perMinute: 0.1 },
  /** An hour: a hundred recordings of half a minute, ten times the use of a regular speaker. */
  audioSecondsADay: 3600,
  /** Three each for a hundred recordings. */
  modelCallsADay: 300,
  /** 64 MB at once, which is an export of 200,000 expenses, and 32 MB a minute. */
  answerBytes: { burst: 2048, perMinute: 1024 },
}

type AddressSettings = Pick<AppDependencies, 'rateLimits' | 'trustedProxies' | 'uptimeMs'>
export type AccountSettings = Pick<AppDependencies, 'rateLimits' | 'takeShared' | 'uptimeMs' | 'log'>

export type Limit = MiddlewareHandler<AppEnv>

const unlimited = createMiddleware<AppEnv>((_, next) => next())

/** Before authentication. All callers without a known address share one allowance. */
export function addressLimit({ rateLimits, trustedProxies, uptimeMs }: AddressSettings) {
  if (!rateLimits) return unlimited
  const { take } = limiter(rateLimits.address)
  return createMiddleware<AppEnv>((c, next) => {
    refuseWhile(take(networkOf(clientAddress(c, trustedProxies) ?? ''), uptimeMs()))
    return next()
  })
}

/** Behind `authenticate`. */
export function accountLimit(
  settings: AccountSettings,
  kind: 'account' | 'voice' | 'copy',
): MiddlewareHandler<AppEnv> {
  const { rateLimits } = settings
  if (!rateLimits) return unlimited
  const take = accountRate(kind, rateLimits[kind], settings)
  return createMiddleware<AppEnv>(async (c, next) => {
    refuseWhile(await take(c.var.user.id))
    await next()
  })
}

/** Throws where `waitMs`, a limiter's answer, is above 0. */
export function refuseWhile(waitMs: number): void {
  if (waitMs > 0) throw refuseFor(Math.ceil(waitMs / 1000))
}

/** 429 with a `Retry-After` of `wait` seconds. */
export function refuseFor(wait: number): Problem {
  const seconds = String(wait)
  return new Problem(429, 'tooManyRequests', { values: { seconds }, headers: { 'Retry-After': seconds } })
}
