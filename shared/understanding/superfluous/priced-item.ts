/** An item of a reading, as far as the odds look at it. */ import type { Currency } from '../../domain/currency.ts'
import type { Minor } from '../../domain/money.ts'

export interface PricedItem {
  /** Tokens of the amount: the first one, and the one after the last. */
  readonly start: number
  readonly end: number
  readonly amount: Minor
  readonly currency: Currency
  /** The places of the tokens that name it, in the order said. */
  readonly words: readonly number[]
  /** A correction replaced its first version. */
  readonly corrected: boolean
}
