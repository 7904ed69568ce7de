/** How sure an item is, and which of its fields a person should look at. */
import type { Doubt, RuleDoubt } from '../domain/doubt.ts'
import type { ItemField, Sureness } from '../domain/extraction.ts'
import { fieldInDoubt } from './doubts/field-in-doubt.ts'
import { JUDGED_FIELDS } from './doubts/field-odds.ts'
import { FIELD_ODDS, MARGIN } from './doubts/weights.ts'

/** From this confidence on an item is sure, and none of its fields but the description wants a look. */
export const SURE = 0.9

/** Nothing is beyond doubt, and nothing that was heard is certainly wrong. */
const LOWEST = 0.01
const HIGHEST = 0.99

/** In log odds. Two readers and two answers: alone it takes an item below 0.6. */
const DISPUTED = 4

/** In log odds, since the corpus knows of no past: each alone takes an item below 0.9, where it is not sure. */
const UNPROVEN = 1.9
const AGAINST_PAST = 2.5
/** The same of a day that there is not, of which the corpus knows too few. */
const NO_SUCH_DAY = 2.5

/** Doubts that the corpus cannot weigh: what others than the rules have against an item, and what can't have been meant. */
const OBJECTIONS: Readonly<Record<Exclude<Doubt, RuleDoubt> | 'dayAdjusted', number>> = {
  dayAdjusted: NO_SUCH_DAY,
  ruleUnproven: UNPROVEN,
  categoryContradicted: AGAINST_PAST,
  descriptionContradicted: AGAINST_PAST,
  paymentContradicted: AGAINST_PAST,
  amountFar: AGAINST_PAST,
  amountDisputed: DISPUTED,
  currencyDisputed: DISPUTED,
}

/** A field surer than this is not marked, but for the least sure one of an item that is not sure. */
const FIELD_SURE = 0.94

type DoubtOdds = Readonly<Partial<Record<Doubt, number>>>

const objections: DoubtOdds = OBJECTIONS

const chanceOf = (logOdds: number) => 1 / (1 + Math.exp(-logOdds))

/** What the doubts take from log odds, together. */
function oddsAgainst(odds: DoubtOdds, doubts: readonly Doubt[]): number {
  let sum = 0
  for (const doubt of doubts) sum += odds[doubt] ?? 0
  return sum
}

/** Of the fields in the order of `JUDGED_FIELDS`, each by a logistic regression on the doubts. */
function chancesOf(doubts: readonly Doubt[]): number[] {
  return JUDGED_FIELDS.map(field => {
    const { base, weights } = FIELD_ODDS[field]
    return chanceOf(base - oddsAgainst(weights, doubts))
  })
}

/**
 * The confidence is the chance that every field but the description is right: the product of those of each field, which
 * are trained on what was wrong at first contact (`npm run train-confidence`). A margin lowers it so that of the items at
 * `SURE` and above hardly one in fifty is wrong. The doubtful fields are those that are not sure; a description is doubtful
 * where a doubt names it.
 */
export function assess(doubts: readonly Doubt[]): Sureness {
  const chances = chancesOf(doubts)
  let together = 1
  for (const chance of chances) together *= chance
  const logOdds = Math.log(together / (1 - together)) - MARGIN - oddsAgainst(objections, doubts)
  // Rounded down: what is called sure is.
  const confidence = Math.floor(100 * Math.min(HIGHEST, Math.max(LOWEST, chanceOf(logOdds)))) / 100
  return { confidence, doubts, doubtful: fieldsToLookAt(doubts, chances, confidence) }
}

/** Those that are named whatever the chances are; of an item that is not sure those that are not, or else the least sure. */
function fieldsToLookAt(
  doubts: readonly Doubt[],
  chances: readonly number[],
  confidence: number,
): readonly ItemField[] {
  const fields = new Set<ItemField>()
  for (const doubt of doubts) {
    const field = fieldInDoubt(doubt)
    if (field === 'description' || (field !== null && objections[doubt] !== undefined)) fields.add(field)
  }
  if (confidence >= SURE) return [...fields]
  const unsure = JUDGED_FIELDS.filter((_, at) => (chances[at] ?? 1) < FIELD_SURE)
  for (const field of unsure) fields.add(field)
  const isMarked = JUDGED_FIELDS.some(field => fields.has(field)) || fields.has('currency')
  const least = Math.min(...chances)
  return isMarked ? [...fields] : [...fields, ...JUDGED_FIELDS.filter((_, at) => chances[at] === least)]
}

/** The names of the doubts that there are. */
export function present<D extends RuleDoubt>(doubts: Readonly<Record<D, boolean>>): D[] {
  const names: D[] = []
  for (const name in doubts) if (doubts[name]) names.push(name)
  return names
}
