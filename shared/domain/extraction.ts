/** The result of extraction from a transcript. */
import type { CalendarDate } from './calendar-date.ts'
import type { Category } from './category.ts'
import type { Currency } from './currency.ts'
import type { Doubt } from './doubt.ts'
import type { Language } from './language.ts'
import type { Minor } from './money.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { LearnedValues, Recalled } from './phrase-memory.ts'

export interface SpokenExpense {
  readonly amount: Minor
  readonly currency: Currency
  readonly description: string
  readonly category: Category
  readonly date: CalendarDate
  readonly paymentMethod: PaymentMethod | null
}

export type ItemField = keyof SpokenExpense

/** The confidence in an item, computed from its doubts by `understanding/confidence`. */
export interface Sureness {
  /** 0.01..0.99, to two decimals. */
  readonly confidence: number
  readonly doubts: readonly Doubt[]
  /** Fields that the user should check. */
  readonly doubtful: readonly ItemField[]
}

export interface ExtractedItem extends SpokenExpense, Sureness {
  /** The words that name it, the key of learned rules; absent where none do. */
  readonly phrase?: string
  /** With a phrase: as it was read, where the speaker put that right before the price was told. */
  readonly heard?: LearnedValues
  /** Fields set by earlier corrections of the phrase. */
  readonly recalled?: Recalled
  /** With the doubt `amountFar`: the amount probably meant. */
  readonly likelierAmount?: Minor
}

/**
 * The transcript contains no expense; null where it does, or is empty. Only the reason `unrelated` is a
 * violation (server/policy).
 */
export type ViolationType = 'not_expense'

export type NoExpenseReason =
  | 'income'
  /** Moved between the speaker's own accounts, or lent, borrowed or paid back. */
  | 'moved'
  /** A third party paid. */
  | 'others'
  | 'plan'
  /** About what was spent, or about the product. */
  | 'question'
  /** To the product, about an expense that is not among the recent ones. */
  | 'command'
  | 'negated'
  /** Prices of things, or a balance. */
  | 'news'
  /** By its words as a whole it tells of no expense of the speaker's own. */
  | 'unlikely'
  /** A confirmation that something saved is right. */
  | 'confirmed'
  /** Something was bought or paid, and its price is missing. */
  | 'unpriced'
  /** About money, without an amount and without anything bought. */
  | 'noAmount'
  /** Nothing at all, or more than an expense holds. */
  | 'amountOutOfRange'
  /** A greeting, a microphone test, or too few words to tell. */
  | 'unclear'
  /** Clearly about something else than money or the product. */
  | 'unrelated'

/** An expense mentioned without its price. */
export interface UnpricedExpense {
  /** At least one character. */
  readonly description: string
  readonly category: Category
  readonly date: CalendarDate
  /** The words that name it, the key of learned rules; absent where none do. */
  readonly phrase?: string
}

/** Money mentioned besides the expenses, which is not recorded. */
export interface OtherMoney {
  readonly reason: Extract<NoExpenseReason, 'income' | 'moved' | 'others'>
  /** In the speaker's words. */
  readonly said: string
}

export interface Extraction {
  readonly items: readonly ExtractedItem[]
  readonly violationType: ViolationType | null
  /** Where there is no expense and something was said. */
  readonly reason?: NoExpenseReason
  /** With a reason: what it would be if it was an expense of the speaker's own after all. */
  readonly supposed?: ExtractedItem
  /** In addition to items; or alone, then with the reason `unpriced`. */
  readonly unpriced?: readonly UnpricedExpense[]
  /** In addition to items. */
  readonly besides?: readonly OtherMoney[]
  /** There are more items than are taken from one transcript. */
  readonly capped?: true
}

export interface SpeechContext {
  /** When it was said. */
  readonly now: Date
  /** The speaker's IANA zone, in which 'yesterday' is resolved. */
  readonly zone: string
  /** Assumed where no currency is said. */
  readonly currency: Currency
  /** Language of descriptions made for expenses without a name; English where absent. */
  readonly language?: Language
}
