/** Profile and subscription: GET /auth/profile, POST /auth/login, GET /subscriptions/status. */
import * as v from 'valibot'
import { enveloped } from './envelope.ts'

export const profileOutput = enveloped(
  v.pipe(
    v.object({
      name: v.nullish(v.string(), ''),
      email: v.nullish(v.string(), ''),
      createdAt: v.nullish(v.string(), null),
      terms_due: v.nullish(v.string(), null),
    }),
    // A stored answer has no terms due: only the backend can say so.
    v.transform(({ terms_due, ...profile }) => ({ ...profile, termsDue: terms_due })),
  ),
)
/** Of a sign-in. */
export const signInOutput = enveloped(
  v.pipe(
    v.object({ deletion_undone: v.nullish(v.boolean(), false) }),
    // The sign-in cancelled a pending deletion of the account.
    v.transform(({ deletion_undone }) => ({ deletionUndone: deletion_undone })),
  ),
)
export type SignIn = v.InferOutput<typeof signInOutput>
export type Profile = v.InferOutput<typeof profileOutput>

export const subscriptionOutput = enveloped(
  v.pipe(
    v.object({
      has_active_subscription: v.boolean(),
      is_trial: v.nullish(v.boolean(), false),
      total_subscription_days: v.nullish(v.number(), 0),
      days_remaining: v.nullish(v.number(), null),
    }),
    v.transform(wire => ({
      active: wire.has_active_subscription,
      trial: wire.is_trial,
      totalDays: wire.total_subscription_days,
      daysRemaining: wire.days_remaining,
    })),
  ),
)
export type Subscription = v.InferOutput<typeof subscriptionOutput>
/** What a 404 means (specification §3). */
export const NO_SUBSCRIPTION: Subscription = {
  active: false,
  trial: false,
  totalDays: 0,
  daysRemaining: null,
}
