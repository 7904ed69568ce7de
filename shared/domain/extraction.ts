/** What is understood from a transcript. */
import type { CalendarDate } from './calendar-date.ts'
import type { Category } from './category.ts'
import type { Currency } from './currency.ts'
import type { Doubt } from './doubt.ts'
import type { Language } from './language.ts'
import type { Minor } from './money.ts'
import type { PaymentMethod } from './payment-method.ts'
import type { Recalled } from './phrase-memory.ts'

export interface SpokenExpense {
  readonly amount: Minor
  readonly currency: Currency
  readonly description: string
  readonly category: Category
  readonly date: CalendarDate
  readonly paymentMethod: PaymentMethod | null
}

export type ItemField = keyof SpokenExpense

/** How sure an item is: made from its doubts, by understanding/confidence alone. */
export interface Sureness {
  /** 0.01..0.99, to two decimals. */
  readonly confidence: number
  readonly doubts: readonly Doubt[]
  /** What a person should look at. */
  readonly doubtful: readonly ItemField[]
}

export interface ExtractedItem extends SpokenExpense, Sureness {
  /** The words that name it, by which it is known again; absent where none do. */
  readonly phrase?: string
  /** What of it is as its speaker has corrected the phrase before. */
  readonly recalled?: Recalled
  /** With the doubt `amountFar`: what was probably meant. */
  readonly likelierAmount?: Minor
}

/**
 * That a transcript tells of no expense; null where it does, or where nothing was said at all. Of these only `unrelated`
 * is a violation (server/policy).
 */
export type ViolationType = 'not_expense'

export type NoExpenseReason =
  | 'income'
  /** Between the speaker's own purses, or lent, borrowed or paid back. */
  | 'moved'
  /** Somebody else paid. */
  | 'others'
  | 'plan'
  /** About what was spent, or about the product. */
  | 'question'
  | 'negated'
  /** What things cost, or what money is left. */
  | 'news'
  /** That something saved is right as it is. */
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

/** What was said of an expense without its price. */
export interface UnpricedExpense {
  /** At least one character. */
  readonly description: string
  readonly category: Category
  readonly date: CalendarDate
}

/** Money that was told of besides the expenses, and is not noted. */
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
  /** Beside the items; or alone, and then with the reason `unpriced`. */
  readonly unpriced?: readonly UnpricedExpense[]
  /** Beside the items. */
  readonly besides?: readonly OtherMoney[]
}

export interface SpeechContext {
  /** When it was said. */
  readonly now: Date
  /** Where, as an IANA zone: 'yesterday' is the speaker's. */
  readonly zone: string
  /** Meant where none is named. */
  readonly currency: Currency
  /** In which an expense is named that has no words of its own; English where absent. */
  readonly language?: Language
}
