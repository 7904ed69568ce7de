/** Checks whether an account's recordings are accepted, before their bytes are read and transcribed. */
import type { Context } from 'hono'
import { requireConsent } from '../accounts/consents.ts'
import { findSubscription, isActive } from '../accounts/subscriptions.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Problem } from '../http/problem.ts'
import { requestZone } from '../http/time-zone.ts'
import { requireRoom } from '../limits/quota.ts'
import { closed } from '../policy/policy-problem.ts'
import { findRestriction } from '../policy/restrictions.ts'

type Next = () => Promise<void>

/**
 * Middleware after `authenticate`: 403 for a restricted account, 402 without a subscription, 428 without
 * consent, 507 for a full one.
 */
export function voiceStanding(deps: Pick<AppDependencies, 'db' | 'now' | 'termsVersions'>) {
  const { db, now } = deps
  const requireStanding = async (c: Context<AppEnv>, next: Next) => {
    const restriction = await findRestriction(db, c.var.user.id, now())
    if (restriction) throw closed(restriction, requestZone(c))
    await next()
  }

  const requireSubscription = async (c: Context<AppEnv>, next: Next) => {
    const subscription = await findSubscription(db, c.var.user.id)
    if (!subscription || !isActive(subscription, now())) throw new Problem(402, 'subscriptionRequired')
    await next()
  }

  const requireStorage = async (c: Context<AppEnv>, next: Next) => {
    await requireRoom(db, c.var.user.id)
    await next()
  }

  return [requireStanding, requireSubscription, requireConsent(deps), requireStorage] as const
}
