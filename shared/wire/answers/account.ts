/** Answers about an account and its subscription. */
import * as v from 'valibot'
import { count, day, instant } from './fields.ts'

export const profileAnswer = v.strictObject({
  data: v.strictObject({
    name: v.string(),
    email: v.string(),
    createdAt: instant,
    /** The version of the terms that the person has to agree to, where there is one. */
    terms_due: v.optional(day),
    /** The sign-in cancelled a pending deletion of the account. */
    deletion_undone: v.optional(v.literal(true)),
  }),
})

/** When the account will be deleted. */
export const deletionAskedAnswer = v.strictObject({ data: v.strictObject({ deletes_at: instant }) })

export const subscriptionAnswer = v.strictObject({
  has_active_subscription: v.boolean(),
  is_trial: v.boolean(),
  total_subscription_days: count,
  days_remaining: count,
})
