/** Written by `npm run train-confidence`: log odds that each doubt takes from an item's being right. */
import type { RuleDoubt } from '../../domain/extraction.ts'

/** Log odds of an item without doubts. */
export const BASE = 3.23

export const RULE_WEIGHTS: Readonly<Record<RuleDoubt, number>> = {
  assumedThousands: 1.04,
  currencyUnsaid: 0.4,
  numberUncertain: 0.47,
  descriptionMissing: 1.22,
  categoryUnknown: 1.74,
  corrected: 0,
  dayAdjusted: 0.3,
  descriptionLong: 0,
  amountUnusual: 1.86,
  amountsCompete: 0.26,
  headUnknown: 0.96,
  headMostlyUnknown: 0.67,
  modifierUnknown: 0.58,
  modifiersUnknown: 0.07,
  purposeUnknown: 0.64,
  paymentUnknown: 0.74,
  wordsUnused: 0,
  numberInName: 0.86,
  nameJoined: 0.57,
  categoryFaint: 1.02,
  categoryContested: 1.03,
  personNamed: 0.34,
  rateSaid: 0.76,
  sharesSaid: 0.91,
  reductionSaid: 0.7,
  lendingSaid: 1.07,
  ownMoneySaid: 1.55,
  treatSaid: 0.56,
  observationSaid: 0.24,
  negationSaid: 0.31,
  hedgeSaid: 0.62,
  storyTold: 1.39,
  talkLong: 0.22,
  talkVeryLong: 0.16,
  severalDays: 0,
  dayVague: 1.11,
}
