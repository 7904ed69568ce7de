/** An amount with all that was said of it, before it is resolved into an expense. */
import type { SpokenAmount } from './amount.ts'
import type { SpokenPaymentPiece } from './clause.ts'
import type { SpokenDay } from './day-phrase.ts'
import type { Intent } from './intent.ts'
import type { PriceRole } from './split.ts'

export interface HeardItem {
  readonly amount: SpokenAmount
  readonly places: readonly number[]
  readonly day: SpokenDay | null
  readonly payment: SpokenPaymentPiece | null
  readonly intent: Intent
  readonly role: PriceRole
  readonly corrected: boolean
}
