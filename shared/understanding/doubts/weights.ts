/** Written by `npm run train-confidence`: log odds that each doubt takes from an item's being right. */
import type { RuleDoubt } from '../../domain/extraction.ts'

/** Log odds of an item without doubts. */
export const BASE = 3.46

export const RULE_WEIGHTS: Readonly<Record<RuleDoubt, number>> = {
  assumedThousands: 0.82,
  currencyUnsaid: 0.07,
  numberUncertain: 0.7,
  descriptionMissing: 0.71,
  categoryUnknown: 2.05,
  corrected: 0,
  dayAdjusted: 0.3,
  descriptionLong: 0.63,
  amountUnusual: 0.73,
  headUnknown: 1.04,
  headMostlyUnknown: 0.31,
  modifierUnknown: 0.57,
  modifiersUnknown: 0,
  purposeUnknown: 0.14,
  paymentUnknown: 0.69,
  wordsUnused: 0,
  numberInName: 0.81,
  nameJoined: 0.32,
  categoryFaint: 0.94,
  categoryContested: 0.31,
  personNamed: 0.19,
  rateSaid: 0.68,
  sharesSaid: 0.19,
  reductionSaid: 0.35,
  lendingSaid: 0.81,
  ownMoneySaid: 1.36,
  treatSaid: 0.68,
  observationSaid: 0.46,
  negationSaid: 0.15,
  hedgeSaid: 0.89,
  storyTold: 0.94,
  talkLong: 0,
  talkVeryLong: 0,
  severalDays: 0.11,
  dayVague: 0.7,
}
