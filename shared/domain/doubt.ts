/** Reasons why an extraction may be wrong. */

/** Why the rules may be wrong about an item. */
export type RuleDoubt =
  /** A bare number was taken as thousands of rupiah. */
  | 'assumedThousands'
  /** No currency was said; the speaker's own was assumed. */
  | 'currencyUnsaid'
  /** The number has another likely reading ('four fifty'). */
  | 'numberUncertain'
  /** Nothing was named; the description comes from `nameless.ts`. */
  | 'descriptionMissing'
  /** No cue for the category. */
  | 'categoryUnknown'
  /** The speaker took something back. */
  | 'corrected'
  /** The day said does not exist or lies out of bounds. */
  | 'dayAdjusted'
  /** The description is longer than a typed one, or contains a narrative. */
  | 'descriptionLong'
  /** An amount outside the usual range of the category. */
  | 'amountUnusual'
  /** Several amounts were said, and their assignment to things was guessed. */
  | 'amountsCompete'
  /** Beside the other items it looks like one too many, though not enough to leave it out. */
  | 'amountSpare'
  /** Another amount belongs to nothing known: it may include this price, or be part of it. */
  | 'othersUnknown'
  /** 'Three fifty' read as $3.50, though $350 is as likely for such a thing. */
  | 'hundredsPossible'
  /** A residual category, such as Other, whose things are the most diverse. */
  | 'categoryBroad'
  /** An amount outside the range of nine in ten things of the category. */
  | 'amountUncommon'
  /** The amount was computed from others: a total, a result. */
  | 'amountSettled'
  | NumberDoubt
  | NameDoubt
  | SupportDoubt
  | BesideDoubt
  | TalkDoubt

/** Signs in the words of an item that something else may be meant. */
export type NameDoubt =
  /** The words before the first known one are unknown, or all are, or there are none. */
  | 'headUnknown'
  /** The same, with two or more words. */
  | 'headMostlyUnknown'
  /** An unknown word follows a known one: a brand, a kind, or a transcription error. */
  | 'modifierUnknown'
  /** The same, with two or more words. */
  | 'modifiersUnknown'
  /** The word that names its purpose is unknown. */
  | 'purposeUnknown'
  /** The words after 'pakai' are no known payment method. */
  | 'paymentUnknown'
  /** Unknown words near it are part of no name. */
  | 'wordsUnused'
  /** The name contains a number without a unit. */
  | 'numberInName'
  /** The name runs across a comma. */
  | 'nameJoined'
  /** The category was derived from the place of purchase alone. */
  | 'categoryFaint'
  /** The category was derived from ambiguous words alone. */
  | 'categoryLoose'
  /** The words name things of two categories. */
  | 'categoryContested'
  /** The name contains a narrative word: 'went', 'sudah'. */
  | 'nameTells'
  /** A person is named who may be the buyer. */
  | 'personNamed'

/** Signs that its number may be no price, or not the whole price. */
export type NumberDoubt =
  /** Another number stands right beside it. */
  | 'numberBeside'
  /** Neither a currency nor thousands were said with it. */
  | 'numberBare'
  /** The same for a number below ten, which may be a count. */
  | 'numberSmall'
  /** The price of one piece was said and not multiplied. */
  | 'pieceSaid'

/** Evidence of the corpus against the category: see `doubts/word-support.ts`. */
export type SupportDoubt =
  /** None of its words has been seen in the corpus. */
  | 'supportMissing'
  /**
   * Its words favour the category only weakly; the next ones mean ever less support, down to the contrary.
   */
  | 'supportThin'
  | 'supportWeak'
  | 'supportAgainst'
  | 'supportFarAgainst'
  /** One of its words, or two and more, have not been seen in the corpus. */
  | 'wordUnseen'
  | 'wordsUnseen'

/** Details of the utterance that the item does not have. */
export type BesideDoubt =
  /** A trade is named, but the item is not categorised as Business. */
  | 'tradeUnheeded'
  /** The same with any word of work. */
  | 'workUnheeded'
  /** A different payment method was said, or a word that may name one. */
  | 'otherPaymentSaid'
  | 'otherPaymentPossible'
  /** Its payment method was said of another item. */
  | 'paymentShared'
  /** A different day was said. */
  | 'otherDaySaid'
  /** Its day was said of another item. */
  | 'dayShared'
  /** Its day was said after it, before further items. */
  | 'dayAmidst'
  /** The day is exactly a week ago: a week was said, or today's weekday. */
  | 'dayAmbiguous'
  /** A word for a day or a month is part of no recognised day. */
  | 'dayWordUnused'

/** Signs in the whole utterance that an amount may not be what was paid for the thing beside it. */
export type TalkDoubt =
  | 'rateSaid'
  | 'sharesSaid'
  | 'reductionSaid'
  /** A bill, a cover charge, an extra or an earlier price: one amount may include another. */
  | 'settlingSaid'
  /** A 'so' or 'but' reverses what was said before, or a 'which' specifies it. */
  | 'turnTold'
  /** A trade or a client is named; it may have been bought for them. */
  | 'tradeNamed'
  | 'lendingSaid'
  /** The utterance may be about income. */
  | 'incomeSaid'
  | 'ownMoneySaid'
  | 'treatSaid'
  | 'observationSaid'
  | 'negationSaid'
  | 'hedgeSaid'
  /** A clause without an amount tells something. */
  | 'storyTold'
  | 'talkLong'
  | 'talkVeryLong'
  | 'severalDays'
  /** A week or a month was named, and no day. */
  | 'dayVague'

/** Evidence of the speaker's own history against it. */
export type MemoryDoubt =
  /** A learned rule was applied that is not proven yet, or that has fewer words than were said. */
  | 'ruleUnproven'
  /** The speaker has corrected the same phrase to different values. */
  | 'categoryContradicted'
  | 'descriptionContradicted'
  | 'paymentContradicted'
  /** Far from all amounts paid before for it, by a factor typical of digit errors. */
  | 'amountFar'

export type Doubt =
  | RuleDoubt
  /** By the rules nothing was spent, by the words of the whole utterance something was. */
  | 'intentOverruled'
  | MemoryDoubt
  /** A second reading of the same words gave another amount, or another number of items. */
  | 'amountDisputed'
  /** A second reading gave the same number in the other currency. */
  | 'currencyDisputed'
