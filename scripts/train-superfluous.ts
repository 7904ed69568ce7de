/**
 * `npm run train-superfluous`: fits the odds that an item is one too many to today's readings of the corpus and to those in
 * which earlier rules took too many (`tests/corpus/superfluous.jsonl`), and writes them to `shared/understanding/superfluous`.
 * Prints how many readings they put right and spoil in sets that they were not fitted to.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Currency } from '../shared/domain/currency.ts'
import { itemFeatures } from '../shared/understanding/superfluous/item-features.ts'
import type { Utterance } from '../shared/understanding/utterance/utterance.ts'
import { CORPUS_SETS, FIRST_CONTACT_SETS, readCorpus, readFirstContact } from '../tests/corpus/corpus.ts'
import {
  itemsByRules,
  type JudgedReading,
  type PricedSample,
  readSuperfluous,
  superfluousOf,
} from '../tests/corpus/superfluous-readings.ts'
import { CALCULATED_DOLLARS, CALCULATED_RUPIAH } from '../tests/unit/understanding/calculated-sums.ts'
import { PARTS_DOLLARS, PARTS_RUPIAH } from '../tests/unit/understanding/parts-and-times.ts'
import { DOLLAR_SUMS, RUPIAH_SUMS } from '../tests/unit/understanding/spoken-sums.ts'
import { fitSparse, oddsBy, type SparseModel, type SparseRow } from './regression/sparse-regression.ts'
import { weightsFile } from './regression/weights-file.ts'

/** Of the features, by how much they tell. */
const MOST_FEATURES = 3500
/** Sets of first contact left out at a time, of the latest ones, for the table. */
const LEFT_OUT = 4
const TIMES = 8
/** Log odds from which an item is left out, in the table. */
const BOUNDS = [0, 0.3, 0.6, 0.9, 1.2, 1.5]

const OUTPUT = join(import.meta.dirname, '../shared/understanding/superfluous/feature-weights.ts')

interface JudgedUtterance extends JudgedReading {
  readonly set: string
  readonly utterance: Utterance
}

/** The sentences of the tests of sums: what they expect holds for shapes that are rare in the corpus. */
const SUMS: readonly (readonly [Currency, Readonly<Record<string, readonly number[]>>])[] = [
  ['USD', { ...DOLLAR_SUMS, ...CALCULATED_DOLLARS, ...PARTS_DOLLARS }],
  ['IDR', { ...RUPIAH_SUMS, ...CALCULATED_RUPIAH, ...PARTS_RUPIAH }],
]

/** Null where the reading has one item or none, or where leaving items out does not put it right. */
function readingOf(set: string, sample: PricedSample, recorded?: JudgedReading): JudgedUtterance | null {
  const today = itemsByRules(sample)
  if (!today) return null
  const { utterance } = today
  const { items } = recorded ?? today
  const superfluous = recorded?.superfluous ?? superfluousOf(sample.items, items)
  if (!superfluous || items.length < 2) return null
  return { set, utterance, items, superfluous }
}

const rowsOf = (readings: readonly JudgedUtterance[]): SparseRow[] =>
  readings.flatMap(({ utterance, items, superfluous }) =>
    items.map((_, at) => ({
      features: itemFeatures(utterance, items, at),
      outcome: superfluous[at] ? 1 : 0,
    })),
  )

type Outcome = 'put right' | 'spoilt' | 'unchanged' | 'still wrong'

/** What becomes of a reading from which the most superfluous item is left out while one is at `bound` or above. */
function outcomeAt(
  bound: number,
  model: SparseModel,
  { utterance, items, superfluous }: JudgedUtterance,
): Outcome {
  let left = items
  while (left.length > 1) {
    const odds = left.map((_, at) => oddsBy(model, itemFeatures(utterance, left, at)))
    const most = Math.max(...odds)
    if (most < bound) break
    left = left.filter((_, at) => at !== odds.indexOf(most))
  }
  if (left.length === items.length) return 'unchanged'
  if (items.every((item, at) => left.includes(item) !== superfluous[at])) return 'put right'
  return superfluous.includes(true) ? 'still wrong' : 'spoilt'
}

const samples = new Map(
  [...CORPUS_SETS.filter(set => set !== 'holdout'), ...FIRST_CONTACT_SETS].flatMap(set => {
    const of = FIRST_CONTACT_SETS.includes(set) ? readFirstContact(set) : readCorpus(set as 'dev')
    return of.map(sample => [`${set} ${sample.text}`, { set, sample }] as const)
  }),
)
const sums = SUMS.flatMap(([currency, table]) =>
  Object.entries(table).map(([text, amounts]): PricedSample => {
    return { text, currency, items: amounts.map(amount => ({ amount, currency })) }
  }),
)
const readings = [
  ...sums.map(sample => readingOf('sums', sample)),
  ...[...samples.values()].map(({ set, sample }) => readingOf(set, sample)),
  ...readSuperfluous().map(recorded => {
    const said = samples.get(`${recorded.set} ${recorded.text}`)
    return said ? readingOf(recorded.set, said.sample, recorded) : null
  }),
].filter(reading => reading !== null)

const tables = Array.from({ length: TIMES }, (_, at) => {
  const end = FIRST_CONTACT_SETS.length - at * LEFT_OUT
  const out = new Set(FIRST_CONTACT_SETS.slice(end - LEFT_OUT, end))
  const model = fitSparse(rowsOf(readings.filter(({ set }) => !out.has(set))), MOST_FEATURES)
  const measured = readings.filter(({ set }) => out.has(set))
  const counts = BOUNDS.map(bound => {
    const outcomes = measured.map(reading => outcomeAt(bound, model, reading))
    const count = (outcome: Outcome) => outcomes.filter(each => each === outcome).length
    return [`at ${bound}`, `${count('put right')} right, ${count('spoilt')} spoilt`]
  })
  const wrong = measured.filter(({ superfluous }) => superfluous.includes(true)).length
  return [
    [...out].map(set => set.slice(0, 2)).join(' '),
    { readings: measured.length, wrong, ...Object.fromEntries(counts) },
  ]
})
console.log('Readings put right and spoilt in sets left out, by the log odds from which an item is left out:')
console.table(Object.fromEntries(tables))

writeFileSync(OUTPUT, weightsFile('npm run train-superfluous', fitSparse(rowsOf(readings), MOST_FEATURES)))
