/**
 * Refuses requests beyond the rate limits: 429 with Retry-After. On PostgreSQL the limits per
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
import { limiter } from './rate.ts'

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
