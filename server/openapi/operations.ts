/** The contract of `/api` (specification §7), one entry a route. */
import type { Operation } from './operation.ts'
import { ACCOUNT_OPERATIONS } from './operations/account.ts'
import { DESCRIPTION_OPERATIONS } from './operations/description.ts'
import { EXPENSES_OPERATIONS } from './operations/expenses.ts'
import { FIGURES_OPERATIONS } from './operations/figures.ts'
import { PHRASES_OPERATIONS } from './operations/phrases.ts'
import { PLANS_OPERATIONS } from './operations/plans.ts'
import { VOICE_OPERATIONS } from './operations/voice.ts'

export const OPERATIONS: readonly Operation[] = [
  ...ACCOUNT_OPERATIONS,
  ...FIGURES_OPERATIONS,
  ...EXPENSES_OPERATIONS,
  ...VOICE_OPERATIONS,
  ...PLANS_OPERATIONS,
  ...PHRASES_OPERATIONS,
  ...DESCRIPTION_OPERATIONS,
]
