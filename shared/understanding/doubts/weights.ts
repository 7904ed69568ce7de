/** Written by `npm run train-confidence`: log odds that each doubt takes from an item's being right. */
import type { RuleDoubt } from '../../domain/extraction.ts'

/** Log odds of an item without doubts. */
export const BASE = 3.24

export const RULE_WEIGHTS: Readonly<Record<RuleDoubt, number>> = {
  assumedThousands: 0.83,
  currencyUnsaid: 0.09,
  numberUncertain: 0.64,
  descriptionMissing: 0.83,
  categoryUnknown: 2.37,
  corrected: 0,
  dayAdjusted: 0.3,
  descriptionLong: 0.38,
  amountUnusual: 0.68,
  amountsCompete: 0.3,
  headUnknown: 1.02,
  headMostlyUnknown: 0.36,
  modifierUnknown: 0.67,
  modifiersUnknown: 0.11,
  purposeUnknown: 0.18,
  paymentUnknown: 1.04,
  wordsUnused: 0,
  numberInName: 0.79,
  nameJoined: 0.48,
  categoryFaint: 0.8,
  categoryContested: 0.54,
  personNamed: 0.6,
  rateSaid: 0.92,
  sharesSaid: 0.32,
  reductionSaid: 0.44,
  lendingSaid: 1.41,
  ownMoneySaid: 2.22,
  treatSaid: 0.77,
  observationSaid: 0.45,
  negationSaid: 0.2,
  hedgeSaid: 0.9,
  storyTold: 1.17,
  talkLong: 0,
  talkVeryLong: 0,
  severalDays: 0.32,
  dayVague: 1.23,
}
