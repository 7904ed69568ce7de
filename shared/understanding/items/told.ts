/** The intent of an amount, or of a group without one. */
import type { Intent } from '../intent/intent.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'

export interface Told {
  /** Null where the group has none. */
  readonly amount: SpokenAmount | null
  readonly said: readonly Token[]
  readonly intent: Intent
}

export type Segment = Omit<Told, 'intent'>
