/** Spans: runs of tokens with one meaning. `start` is the index of the first token, `end` the one after the last. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import type { Currency } from '../../domain/currency.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { SpokenNumber } from './spoken-number.ts'

/** A number with what names its currency, not yet resolved to one. */
export interface SpokenAmount extends SpokenNumber {
  readonly start: number
  /** The currency named beside the number. */
  readonly named: Currency | null
}

export interface SpokenDay {
  readonly start: number
  readonly end: number
  /** Between `MIN_DATE` and today. */
  readonly day: CalendarDate
  /** What was said lies outside those bounds, or names no certain day: the nearest one is given. */
  readonly adjusted: boolean
  /** A week or a month was named, and no day: one named beside it counts instead. */
  readonly vague: boolean
}

/** How something was paid. */
export interface SpokenPayment {
  readonly start: number
  readonly end: number
  readonly method: PaymentMethod
  /** It was said with 'pakai', 'by' and the like: it can't be the thing paid for. */
  readonly explicit: boolean
}

/**
 * `stop` ends a sentence, `next` goes on to the next thing, `comma` parts loosely, and `and` may either part two
 * expenses or tie two things bought together. `but` turns from what was wanted or asked to what was done; `why`
 * gives the reason.
 */
export type BreakKind = 'stop' | 'next' | 'comma' | 'and' | 'but' | 'why'

/**
 * What was said before is replaced by what follows. `weak` ones only count between two of a kind, such as two amounts;
 * `closing` ones stand behind what was meant: 'OVO deng'.
 */
export type CorrectionKind = 'strong' | 'weak' | 'closing'

export type Span = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'words' }
  | { readonly kind: 'amount'; readonly amount: SpokenAmount }
  | { readonly kind: 'day'; readonly day: SpokenDay }
  | { readonly kind: 'payment'; readonly payment: SpokenPayment }
  /** Neither amount nor description: a time of day, the denied half of 'bukan 20 ribu tapi 25 ribu'. */
  | { readonly kind: 'aside' }
  | { readonly kind: 'break'; readonly break: BreakKind; readonly asked: boolean }
  | { readonly kind: 'correction'; readonly correction: CorrectionKind }
  /** Takes the item before it back. */
  | { readonly kind: 'cancel' }
)
