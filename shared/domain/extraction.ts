/** What is understood from a transcript. */
import type { CalendarDate } from './calendar-date.ts'
import type { Category } from './category.ts'
import type { Currency } from './currency.ts'
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

/** Why the rules may be wrong about an item. */
export type RuleDoubt =
  /** A bare number was taken as thousands of rupiah. */
  | 'assumedThousands'
  /** No currency was said: the speaker's own is meant. */
  | 'currencyUnsaid'
  /** The number has another likely reading ('four fifty'). */
  | 'numberUncertain'
  /** Nothing said what it was for: the description is that of `nameless.ts`. */
  | 'descriptionMissing'
  /** No cue for the category. */
  | 'categoryUnknown'
  /** The speaker took something back. */
  | 'corrected'
  /** The day said does not exist or lies out of bounds. */
  | 'dayAdjusted'
  /** The description is longer than one types, or tells a story. */
  | 'descriptionLong'
  /** Things of the category hardly ever cost so much, or so little. */
  | 'amountUnusual'
  /** Several amounts were said, and which of them was paid for what had to be guessed. */
  | 'amountsCompete'
  /** Another amount was said for nothing known: it may be part of this one's price, or this one of its. */
  | 'othersUnknown'
  /** Dollars said in halves ('three fifty') for what may as well cost hundreds. */
  | 'hundredsPossible'
  /** A category that takes what no other does: its things are the least alike. */
  | 'categoryBroad'
  | NameDoubt
  | TalkDoubt

/** Signs in the words of an item that something else may be meant. */
export type NameDoubt =
  /** Words before the first one that the lexicon knows, or all of them, are unknown; or there are none. */
  | 'headUnknown'
  /** Two and more of them. */
  | 'headMostlyUnknown'
  /** A word is unknown behind a known one: a brand, a kind, or something misheard. */
  | 'modifierUnknown'
  /** Two and more of them. */
  | 'modifiersUnknown'
  /** What it was for is unknown. */
  | 'purposeUnknown'
  /** What followed 'pakai' is no known way of paying. */
  | 'paymentUnknown'
  /** Unknown words beside it belong to no name. */
  | 'wordsUnused'
  /** A number stands in the name, with no unit that makes it a count. */
  | 'numberInName'
  /** The name runs across a comma. */
  | 'nameJoined'
  /** Only where it was bought tells the category. */
  | 'categoryFaint'
  /** No cue for the category but words that have other meanings. */
  | 'categoryLoose'
  /** Things of two categories are named. */
  | 'categoryContested'
  /** A person is named who may be the one who acts. */
  | 'personNamed'

/** Signs in the whole utterance that an amount may not be what was paid for the thing beside it. */
export type TalkDoubt =
  | 'rateSaid'
  | 'sharesSaid'
  | 'reductionSaid'
  /** A bill, a cover, an extra or a price before: one amount may settle another. */
  | 'settlingSaid'
  /** What was said first is turned by a 'so' or a 'but', or told more closely by a 'which'. */
  | 'turnTold'
  /** A trade or a client is named, for which it may have been bought. */
  | 'tradeNamed'
  | 'lendingSaid'
  | 'ownMoneySaid'
  | 'treatSaid'
  | 'observationSaid'
  | 'negationSaid'
  | 'hedgeSaid'
  /** Something was told without an amount. */
  | 'storyTold'
  | 'talkLong'
  | 'talkVeryLong'
  | 'severalDays'
  /** A week or a month was named, and no day. */
  | 'dayVague'

/** What the speaker's own past says against it. */
export type MemoryDoubt =
  /** A correction of theirs was followed that was not seen to hold yet, or was made of fewer words. */
  | 'ruleUnproven'
  /** They have corrected the same phrase to one thing and to another. */
  | 'categoryContradicted'
  | 'descriptionContradicted'
  | 'paymentContradicted'
  /** Far from all that they have paid for it, as a digit error would be. */
  | 'amountFar'

export type Doubt =
  | RuleDoubt
  | MemoryDoubt
  /** A second reading of the same words came to another amount, or to another number of items. */
  | 'amountDisputed'
  /** A second reading came to the same number in the other currency. */
  | 'currencyDisputed'

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
