/** Why what was understood may be wrong. */

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
  /** Fewer than one in ten things of the category cost so much, or so little. */
  | 'amountUncommon'
  /** Its amount came out of others: a total, a result. */
  | 'amountSettled'
  | NumberDoubt
  | NameDoubt
  | SupportDoubt
  | BesideDoubt
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
  /** A word of telling stands in the name: 'went', 'sudah'. */
  | 'nameTells'
  /** A person is named who may be the one who acts. */
  | 'personNamed'

/** Signs that its number may be no price, or not the whole price. */
export type NumberDoubt =
  /** Another number stands right beside it. */
  | 'numberBeside'
  /** Neither a currency nor thousands were said with it. */
  | 'numberBare'
  /** The same of less than ten, as counts are. */
  | 'numberSmall'
  /** The price of one was said, and not multiplied. */
  | 'pieceSaid'

/** What the corpus says against its words: see `doubts/word-support.ts`. */
export type SupportDoubt =
  /** None of its words has been seen in the corpus. */
  | 'supportMissing'
  /** Its words speak for the category, but do not exclude another; then less and less, to the contrary. */
  | 'supportThin'
  | 'supportWeak'
  | 'supportAgainst'
  | 'supportFarAgainst'
  /** One of its words, or two and more, have not been seen in the corpus. */
  | 'wordUnseen'
  | 'wordsUnseen'

/** What was said in the utterance and the item does not carry. */
export type BesideDoubt =
  /** A trade is named, for which the rules have not put it down. */
  | 'tradeUnheeded'
  /** Work of any kind is named in the same way. */
  | 'workUnheeded'
  /** Another way of paying than its own, or a word that may name one. */
  | 'otherPaymentSaid'
  | 'otherPaymentPossible'
  /** Its way of paying was said of another item. */
  | 'paymentShared'
  /** Another day than its own. */
  | 'otherDaySaid'
  /** Its day was said of another item. */
  | 'dayShared'
  /** Its day was said behind it, where others follow. */
  | 'dayAmidst'
  /** A week ago to the day: said of a week, or of the weekday that is today. */
  | 'dayAmbiguous'
  /** A word that names a day or a month is in no day. */
  | 'dayWordUnused'

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
  /** Money may have come in. */
  | 'incomeSaid'
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
