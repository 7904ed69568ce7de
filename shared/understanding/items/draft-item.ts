/** An amount with all that was said of it, before it is resolved into an expense. */

import type { PaymentSpan } from '../clauses/clause.ts'
import type { SpokenDay } from '../days/day-phrase.ts'
import type { Intent } from '../intent/intent.ts'
import type { SpokenAmount } from '../spans/amount.ts'
import type { PriceRole } from './price-role.ts'

export interface DraftItem {
  readonly amount: SpokenAmount
  /** Places of the words that name it; empty where none do. */
  readonly places: readonly number[]
  readonly day: SpokenDay | null
  readonly payment: PaymentSpan | null
  readonly intent: Intent
  readonly role: PriceRole
  /** It was said again in another way. */
  readonly corrected: boolean
}
