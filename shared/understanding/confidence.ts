/** How sure an item is, and which of its fields a person should look at. */
import type { Doubt, ItemField, RuleDoubt, Sureness } from '../domain/extraction.ts'
import { BASE, RULE_WEIGHTS } from './doubts/weights.ts'

/** The field that may be wrong; null where a look at one of them would not tell. */
const FIELDS: Readonly<Record<Doubt, ItemField | null>> = {
  assumedThousands: 'amount',
  currencyUnsaid: null,
  numberUncertain: 'amount',
  descriptionMissing: 'description',
  categoryUnknown: 'category',
  corrected: 'amount',
  dayAdjusted: 'date',
  descriptionLong: 'description',
  amountUnusual: 'amount',
  amountsCompete: 'amount',
  othersUnknown: 'amount',
  hundredsPossible: 'amount',
  categoryBroad: null,
  headUnknown: null,
  headMostlyUnknown: 'category',
  modifierUnknown: null,
  modifiersUnknown: 'description',
  purposeUnknown: 'category',
  paymentUnknown: 'paymentMethod',
  wordsUnused: null,
  numberInName: 'amount',
  nameJoined: 'description',
  categoryFaint: 'category',
  categoryLoose: 'category',
  categoryContested: 'category',
  personNamed: 'amount',
  rateSaid: 'amount',
  sharesSaid: 'amount',
  reductionSaid: 'amount',
  settlingSaid: 'amount',
  turnTold: null,
  tradeNamed: 'category',
  lendingSaid: 'amount',
  ownMoneySaid: 'amount',
  treatSaid: 'amount',
  observationSaid: 'amount',
  negationSaid: 'amount',
  hedgeSaid: 'amount',
  storyTold: null,
  talkLong: null,
  talkVeryLong: 'amount',
  severalDays: 'date',
  dayVague: 'date',
  ruleUnproven: null,
  categoryContradicted: 'category',
  descriptionContradicted: 'description',
  paymentContradicted: 'paymentMethod',
  amountFar: 'amount',
  amountDisputed: 'amount',
  currencyDisputed: 'currency',
}

/** Nothing is beyond doubt, and nothing that was heard is certainly wrong. */
const LOWEST = 0.01
const HIGHEST = 0.99

/** In log odds. Two readers and two answers: alone it takes an item below 0.6, where it wants a look. */
const DISPUTED = 4

/** In log odds, since the corpus knows of no past: each alone takes an item below 0.9, where it is not sure. */
const UNPROVEN = 1.9
const AGAINST_PAST = 2.5

const WEIGHTS: Readonly<Record<Doubt, number>> = {
  ...RULE_WEIGHTS,
  ruleUnproven: UNPROVEN,
  categoryContradicted: AGAINST_PAST,
  descriptionContradicted: AGAINST_PAST,
  paymentContradicted: AGAINST_PAST,
  amountFar: AGAINST_PAST,
  amountDisputed: DISPUTED,
  currencyDisputed: DISPUTED,
}

/** The field that a doubt is about; null where a look at one field would not tell. */
export function fieldInDoubt(doubt: Doubt): ItemField | null {
  return FIELDS[doubt]
}

/**
 * The confidence is the chance that every field but the description is right: a logistic regression on the doubts,
 * trained on the corpus (`npm run train-confidence`). From 0.9 on an item is sure; below 0.6 it wants a look. The
 * doubtful fields are those that the same doubts name, once each.
 */
export function assess(doubts: readonly Doubt[]): Sureness {
  const logOdds = doubts.reduce((left, doubt) => left - WEIGHTS[doubt], BASE)
  const chance = 1 / (1 + Math.exp(-logOdds))
  const doubtful = new Set(doubts.flatMap(doubt => fieldInDoubt(doubt) ?? []))
  return {
    // Rounded down: what is called sure is.
    confidence: Math.floor(100 * Math.min(HIGHEST, Math.max(LOWEST, chance))) / 100,
    doubts,
    doubtful: [...doubtful],
  }
}

/** The names of the doubts that there are. */
export function present<D extends RuleDoubt>(doubts: Readonly<Record<D, boolean>>): D[] {
  const names: D[] = []
  for (const name in doubts) if (doubts[name]) names.push(name)
  return names
}
