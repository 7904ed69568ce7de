import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'

/** An amount between the words before it, up to the last amount or break, and those behind it. */
export interface AmountInWords {
  readonly amount: SpokenAmount
  readonly before: readonly Token[]
  readonly behind: readonly Token[]
}
