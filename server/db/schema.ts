/** All tables. The same schema and migrations run on the embedded database and on PostgreSQL 15 and later. */
export { consents, departures, subscriptions, users } from './tables/accounts.ts'
export { idempotentResponses, retentionClock, serverKeys, writeProbe } from './tables/bookkeeping.ts'
export { expenses } from './tables/expenses.ts'
export { accountRates, accountUsage, audioSeconds } from './tables/limits.ts'
export { phraseRules } from './tables/phrases.ts'
export { budgets, recurringRules } from './tables/plans.ts'
export { objections, operatorActions, restrictions, violations } from './tables/policy.ts'
