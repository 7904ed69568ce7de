/** Written by `npm run train-confidence`: log odds that each doubt takes from an item's being right. */
import type { RuleDoubt } from '../../domain/extraction.ts'

/** Log odds of an item without doubts. */
export const BASE = 2.84

export const RULE_WEIGHTS: Readonly<Record<RuleDoubt, number>> = {
  assumedThousands: 0.69,
  currencyUnsaid: 0.07,
  numberUncertain: 0.88,
  descriptionMissing: 0.62,
  categoryUnknown: 1.9,
  corrected: 0,
  dayAdjusted: 0.3,
  descriptionLong: 1.02,
  headUnknown: 0.63,
  headMostlyUnknown: 0,
  modifierUnknown: 0.37,
  modifiersUnknown: 0,
  purposeUnknown: 0.98,
  paymentUnknown: 0.71,
  wordsUnused: 0,
  numberInName: 0.65,
  nameJoined: 0.77,
  categoryFaint: 0.76,
  categoryContested: 0.67,
  personNamed: 0.02,
  rateSaid: 1.27,
  sharesSaid: 0.96,
  reductionSaid: 0.86,
  lendingSaid: 1.18,
  ownMoneySaid: 0.1,
  treatSaid: 0.78,
  observationSaid: 0.36,
  negationSaid: 0.21,
  hedgeSaid: 0.56,
  storyTold: 0.85,
  talkLong: 0.04,
  talkVeryLong: 0.21,
  severalDays: 0.24,
  dayVague: 0.28,
}
