/** Spans: runs of tokens with one meaning. `start` is the index of the first token, `end` the one after the last. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import type { Currency } from '../../domain/currency.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { SpokenNumber } from './spoken-number.ts'

/** A number with its currency words, not yet resolved to a currency. */
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
  /** The day said lies outside those bounds or is indefinite; `day` is the nearest one. */
  readonly adjusted: boolean
  /** A week or a month was said without a day; a definite day beside it replaces this one. */
  readonly vague: boolean
}

/** How something was paid. */
export interface SpokenPayment {
  readonly start: number
  readonly end: number
  readonly method: PaymentMethod
  /** It was said with a word such as 'pakai' or 'by', so it cannot be the thing paid for. */
  readonly explicit: boolean
}

/**
 * `stop` ends a sentence, `next` introduces the next thing, `comma` separates weakly, `and` separates two
 * expenses or joins two things of one. `but` leads from a wish or a question to an action; `why` introduces a
 * reason.
 */
export type BreakKind = 'stop' | 'next' | 'comma' | 'and' | 'but' | 'why'

/**
 * The following words replace those before. `weak` ones count only between two spans of a kind, such as two
 * amounts; `closing` ones follow the right value: 'OVO deng'.
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
  /** Cancels the item before it. */
  | { readonly kind: 'cancel' }
)
