import { Hono } from 'hono'
import { daysRemaining, findSubscription, isActive } from '../accounts/subscriptions.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Problem } from '../http/problem.ts'

export function subscriptionRoutes({ db, now }: AppDependencies) {
  return new Hono<AppEnv>().get('/status', async c => {
    const subscription = await findSubscription(db, c.var.user.id)
    if (!subscription) throw new Problem(404, 'subscriptionNotFound')
    const at = now()
    return c.json({
      has_active_subscription: isActive(subscription, at),
      is_trial: subscription.isTrial,
      total_subscription_days: subscription.totalDays,
      days_remaining: daysRemaining(subscription, at),
    })
  })
}
