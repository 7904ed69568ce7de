/**
 * `npm run train-confidence`: fits the chances of the fields to what was wrong at first contact, and writes them with what
 * the corpus says of words and amounts to `shared/understanding/doubts`. Prints how far the confidence can be relied on in
 * a set that it was not fitted to: each set of first contact, as it was first heard, by weights of the others.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SURE } from '../shared/understanding/confidence.ts'
import { FIRST_CONTACT_SETS, readCorpus, readFirstContact } from '../tests/corpus/corpus.ts'
import { readFirstItems } from '../tests/corpus/first-items.ts'
import { reliabilityOf } from '../tests/corpus/reliability.ts'
import { commonAmountsFile } from './confidence/common-amounts.ts'
import { boundFor, type CoverageRow, coverageOf, rowAt, type StatedItem } from './confidence/coverage.ts'
import { chanceOfAll, fitFields } from './confidence/field-models.ts'
import { weightsFile } from './confidence/weights-file.ts'
import { wordCountsFile } from './confidence/word-counts.ts'

/** Of the items that are called sure: 0..1. */
const MOST_WRONG = 0.007
/** Printed of the curve. */
const COVERAGES = [0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1]

const UNDERSTANDING = join(import.meta.dirname, '../shared/understanding')

const percent = (share: number) => `${(100 * share).toFixed(1)}%`
const logOdds = (chance: number) => Math.log(chance / (1 - chance))

/** Each item of first contact with the chance by models that did not see its set. */
function leftOut(): Map<string, StatedItem[]> {
  const sets = [...readFirstItems()]
  return new Map(
    sets.map(([name, items]) => {
      const models = fitFields(sets.flatMap(([other, its]) => (other === name ? [] : its)))
      return [
        name,
        items.map(({ doubts, wrongIn }) => ({
          chance: chanceOfAll(models, doubts),
          isRight: wrongIn.length === 0,
        })),
      ]
    }),
  )
}

function shown({ bound, coverage, wrong }: CoverageRow): Record<string, string> {
  return { bound: bound.toFixed(3), coverage: percent(coverage), wrong: percent(wrong) }
}

const bySet = leftOut()
const items = [...bySet.values()].flat()
const rows = coverageOf(items)
const bound = boundFor(rows, MOST_WRONG)
const isSure = ({ chance }: StatedItem) => chance >= bound.bound

console.log('Right items above a bound of the chance, and how many of all above it are wrong:')
console.table(COVERAGES.flatMap(coverage => rowAt(rows, coverage) ?? []).map(shown))
for (const [name, own] of bySet) {
  const sure = own.filter(isSure)
  const right = sure.filter(({ isRight }) => isRight).length
  const allRight = own.filter(({ isRight }) => isRight).length
  console.log(
    `${name}: sure and wrong ${sure.length - right}/${sure.length}, of the right ones sure ${percent(right / allRight)}`,
  )
}
console.log(`At ${SURE}: ${JSON.stringify(shown(bound))}`)

const margin = logOdds(bound.bound) - logOdds(SURE)
const stated = items.map(({ chance, isRight }) => ({
  isRight,
  confidence: 1 / (1 + Math.exp(margin - logOdds(chance))),
}))
console.log('By the confidence that they would have had:')
console.table(
  reliabilityOf(stated).map(({ from, to, stated, right, of }) => ({
    confidence: `${from} to ${to}`,
    stated: percent(stated ?? 0),
    right: `${right}/${of} ${percent(right / of)}`,
  })),
)

const samples = [readCorpus('dev'), ...FIRST_CONTACT_SETS.map(readFirstContact)].flat()
const models = fitFields([...readFirstItems().values()].flat())
writeFileSync(join(UNDERSTANDING, 'doubts/weights.ts'), weightsFile(models, margin))
writeFileSync(join(UNDERSTANDING, 'categories/word-counts.ts'), wordCountsFile(samples))
writeFileSync(join(UNDERSTANDING, 'doubts/common-amounts.ts'), commonAmountsFile(samples))
