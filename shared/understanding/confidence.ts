/** The confidence of an item, and the fields that the user should check. */
import type { Doubt, RuleDoubt } from '../domain/doubt.ts'
import type { ItemField, Sureness } from '../domain/extraction.ts'
import { fieldInDoubt } from './doubts/field-in-doubt.ts'
import { JUDGED_FIELDS } from './doubts/field-odds.ts'
import { FIELD_ODDS, MARGIN } from './doubts/weights.ts'

/** From this confidence on hardly one item in a hundred is wrong at first contact. */
export const SURE = 0.9

/** Bounds of the confidence. */
const LOWEST = 0.01
const HIGHEST = 0.99

/** In log odds, for a disagreement between two readings, or of rules and words: alone it lowers an item below 0.6. */
const DISPUTED = 4

/** In log odds, untrained, as the corpus has no user history: each alone has an item marked. */
const UNPROVEN = 1.9
const AGAINST_PAST = 2.5
/** The same for a day that does not exist, of which the corpus has too few examples. */
const NO_SUCH_DAY = 2.5
/**
 * The same for an item that may be one too many: of those at 0.8 and above in sets as they were first heard, by odds that had
 * not seen the set, 16 of 49 were wrong, and 70 of 1,169 others.
 */
const ONE_TOO_MANY = 2

/** Log odds of doubts that the corpus cannot train: those not raised by the rules, impossible days, items too many. */
const OBJECTIONS: Readonly<Record<Exclude<Doubt, RuleDoubt> | 'dayAdjusted' | 'amountSpare', number>> = {
  dayAdjusted: NO_SUCH_DAY,
  amountSpare: ONE_TOO_MANY,
  intentOverruled: DISPUTED,
  ruleUnproven: UNPROVEN,
  categoryContradicted: AGAINST_PAST,
  descriptionContradicted: AGAINST_PAST,
  paymentContradicted: AGAINST_PAST,
  amountFar: AGAINST_PAST,
  amountDisputed: DISPUTED,
  currencyDisputed: DISPUTED,
}

/** A field above this chance is not marked, except as the least sure one of an unsure item. */
const FIELD_SURE = 0.94
/**
 * An item above this chance is not marked: of its like one in fifty is wrong. To ask for a look at all below `SURE` would
 * mark most of what is right.
 */
const ITEM_SURE = 0.935

type DoubtOdds = Readonly<Partial<Record<Doubt, number>>>

const objections: DoubtOdds = OBJECTIONS

const chanceOf = (logOdds: number) => 1 / (1 + Math.exp(-logOdds))
const logOddsOf = (chance: number) => Math.log(chance / (1 - chance))

/** Sum of the log odds that the doubts subtract. */
function oddsAgainst(odds: DoubtOdds, doubts: readonly Doubt[]): number {
  let sum = 0
  for (const doubt of doubts) sum += odds[doubt] ?? 0
  return sum
}

/** Chance of each field of `JUDGED_FIELDS`, in this order, by a logistic regression on the doubts. */
function chancesOf(doubts: readonly Doubt[]): number[] {
  return JUDGED_FIELDS.map(field => {
    const { base, weights } = FIELD_ODDS[field]
    return chanceOf(base - oddsAgainst(weights, doubts))
  })
}

/**
 * The confidence is the chance that every field but the description is right: the product of the fields'
 * chances, trained on errors at first contact (`npm run train-confidence`). A margin lowers it so that hardly
 * one in a hundred items at `SURE` and above is wrong. The doubtful fields are the unsure ones; a description is
 * doubtful where a doubt concerns it. `ruled` are the fields set by learned rules: they are none of the doubtful, as the
 * person is told that they follow their own correction.
 */
export function assess(doubts: readonly Doubt[], ruled: readonly ItemField[] = []): Sureness {
  const chances = chancesOf(doubts)
  const odds = logOddsOf(product(chances)) - oddsAgainst(objections, doubts)
  // Rounded down, so that rounding makes no item sure.
  const confidence = Math.floor(100 * Math.min(HIGHEST, Math.max(LOWEST, chanceOf(odds - MARGIN)))) / 100
  return { confidence, doubts, doubtful: fieldsToLookAt(doubts, ruled, chances) }
}

/** Fields of untrained doubts always; of an unsure item also the unsure fields, or the least sure one. */
function fieldsToLookAt(
  doubts: readonly Doubt[],
  ruled: readonly ItemField[],
  chances: readonly number[],
): readonly ItemField[] {
  const judged = JUDGED_FIELDS.map((field, at) => ({ field, chance: chances[at] ?? 1 })).filter(
    ({ field }) => !ruled.includes(field),
  )
  const fields = new Set<ItemField>()
  for (const doubt of doubts) {
    const field = fieldInDoubt(doubt)
    if (field === null || ruled.includes(field)) continue
    if (field === 'description' || objections[doubt] !== undefined) fields.add(field)
  }
  const open = doubts.filter(doubt => doubt !== 'ruleUnproven')
  const odds = logOddsOf(product(judged.map(({ chance }) => chance))) - oddsAgainst(objections, open)
  if (chanceOf(odds) >= ITEM_SURE) return [...fields]
  for (const { field, chance } of judged) if (chance < FIELD_SURE) fields.add(field)
  if (judged.some(({ field }) => fields.has(field)) || fields.has('currency')) return [...fields]
  const least = Math.min(...judged.map(({ chance }) => chance))
  for (const { field, chance } of judged) if (chance === least) fields.add(field)
  return [...fields]
}

function product(chances: readonly number[]): number {
  return chances.reduce((together, chance) => together * chance, 1)
}

/** The names of the doubts that there are. */
export function present<D extends RuleDoubt>(doubts: Readonly<Record<D, boolean>>): D[] {
  const names: D[] = []
  for (const name in doubts) if (doubts[name]) names.push(name)
  return names
}
