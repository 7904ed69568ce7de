/** An amount with its details, before it is resolved into an expense. */
import type { Intent } from '../intent/intent.ts'
import type { SpokenAmount, SpokenDay, SpokenPayment } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { PriceRole } from './price-role.ts'

export interface DraftItem {
  readonly amount: SpokenAmount
  /** The words that name it; empty where none do. */
  readonly words: readonly Token[]
  readonly day: SpokenDay | null
  readonly payment: SpokenPayment | null
  readonly intent: Intent
  readonly role: PriceRole
  /** A correction replaced its first version. */
  readonly corrected: boolean
}
