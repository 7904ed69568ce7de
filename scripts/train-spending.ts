/**
 * `npm run train-spending`: fits the odds that an utterance tells of an own expense to all that is written down, and writes
 * them to `shared/understanding/spending`. Prints how well they tell sets that they were not fitted to: the latest sets of
 * first contact, two at a time, by what was there before them.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { normalise } from '../shared/understanding/normalise/normalise.ts'
import { withoutAsking } from '../shared/understanding/normalise/self-asked.ts'
import { recogniseSpans } from '../shared/understanding/spans/recognise-spans.ts'
import { spokenFeatures } from '../shared/understanding/spending/spoken-features.ts'
import { speakersClock } from '../shared/understanding/utterance/clock.ts'
import { numbered } from '../shared/understanding/utterance/token.ts'
import { Utterance } from '../shared/understanding/utterance/utterance.ts'
import {
  CORPUS_SETS,
  FIRST_CONTACT_SETS,
  readCorpus,
  readFirstContact,
  readSpendingSentences,
} from '../tests/corpus/corpus.ts'
import { type Sample, saidIn } from '../tests/corpus/sample.ts'
import { fitSparse, oddsBy, type SparseRow } from './regression/sparse-regression.ts'
import { weightsFile } from './regression/weights-file.ts'

/** Of the features: with 5,500 single sentences of the 6,700 are lost, and the latest sets are told apart less well. */
const MOST_FEATURES = 9000
/** Of first contact, each told by a model of all sets before it. */
const MEASURED_SETS = 8
/** Log odds below which an utterance is taken for none by the odds alone, in the table. */
const BOUNDS = [0, -0.5, -1, -1.5, -2]

const OUTPUT = join(import.meta.dirname, '../shared/understanding/spending/feature-weights.ts')

function rowOf(text: string, currency: Sample['currency'], spent: boolean): SparseRow {
  const clock = speakersClock(saidIn({ currency }))
  const utterance = recogniseSpans(new Utterance(numbered(withoutAsking(normalise(text))), clock))
  return { features: spokenFeatures(utterance), outcome: spent ? 1 : 0 }
}

const rowsOf = (samples: readonly Sample[]): SparseRow[] =>
  samples.map(({ text, currency, items }) => rowOf(text, currency, items.length > 0))

const shared = [
  ...CORPUS_SETS.filter(set => set !== 'holdout').flatMap(set => rowsOf(readCorpus(set))),
  ...readSpendingSentences().map(({ text, currency, spent }) => rowOf(text, currency, spent)),
]
const sets = FIRST_CONTACT_SETS.map(name => ({ name, rows: rowsOf(readFirstContact(name)) }))

const measured = sets.slice(-MEASURED_SETS).map(({ name, rows }, at) => {
  const before = sets.slice(0, sets.length - MEASURED_SETS + at - (at % 2))
  const model = fitSparse([...shared, ...before.flatMap(set => set.rows)], MOST_FEATURES)
  return { name, odds: rows.map(row => ({ odds: oddsBy(model, row.features), spent: row.outcome === 1 })) }
})
console.log('Taken for no expense by the odds alone, of those that are none; of those that tell of some:')
console.table(
  Object.fromEntries(
    measured.map(({ name, odds }) => [
      name,
      Object.fromEntries(
        BOUNDS.map(bound => {
          const below = (spent: boolean) => odds.filter(one => one.spent === spent && one.odds < bound).length
          const all = (spent: boolean) => odds.filter(one => one.spent === spent).length
          return [`below ${bound}`, `${below(false)}/${all(false)}; ${below(true)}/${all(true)}`]
        }),
      ),
    ]),
  ),
)

writeFileSync(
  OUTPUT,
  weightsFile(
    'npm run train-spending',
    fitSparse([...shared, ...sets.flatMap(({ rows }) => rows)], MOST_FEATURES),
  ),
)
