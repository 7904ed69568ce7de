/**
 * `npm run train-confidence`: fits the weights of the doubts to the corpus and writes them to
 * `shared/understanding/doubts/weights.ts`. Prints how far the confidence can be relied on in a set that neither the
 * weights nor, at that time, the rules had seen: each set of first contact by weights of the others.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Doubt, RuleDoubt } from '../shared/domain/extraction.ts'
import { RULE_WEIGHTS } from '../shared/understanding/doubts/weights.ts'
import { FIRST_CONTACT_SETS } from '../tests/corpus/corpus.ts'
import { SURE } from '../tests/corpus/figures.ts'
import { reliabilityOf } from '../tests/corpus/reliability.ts'
import { type Share, shareOf } from '../tests/corpus/share.ts'
import { fitLogistic, type Model, predict } from './confidence/logistic-regression.ts'
import {
  developedRows,
  firstContactRows,
  firstItemRows,
  type JudgedRow,
  type TrainingRow,
} from './confidence/training-rows.ts'

/** A doubt is one until the corpus shows it nearly harmless: none is left out. */
const PRIOR = { mean: 0.3, strength: 2, least: 0.3 }
const WEIGHTS_FILE = join(import.meta.dirname, '../shared/understanding/doubts/weights.ts')
const DOUBTS = Object.keys(RULE_WEIGHTS) as RuleDoubt[]

const train = (rows: readonly TrainingRow[]) => fitLogistic<Doubt>(rows, DOUBTS, PRIOR)

/** The rows with the confidence that a model gives to their items. */
function assessed(rows: readonly JudgedRow[], model: Model<Doubt>): JudgedRow[] {
  return rows.map(row => {
    const { item, isRight } = row.judged
    return { ...row, judged: { isRight, item: { ...item, confidence: 1 - predict(model, row.features) } } }
  })
}

function shown({ right, of }: Share): string {
  return of === 0 ? '-' : `${right}/${of} ${((100 * right) / of).toFixed(1)}%`
}

function printFigures(name: string, rows: readonly JudgedRow[]): void {
  const isSure = ({ judged }: JudgedRow) => judged.item.confidence >= SURE
  const everyday = rows.filter(({ kind }) => kind === 'everyday')
  const right = shareOf(rows.filter(isSure), ({ judged }) => judged.isRight)
  console.log(
    `${name}: sure and right ${shown(right)}; everyday items sure ${shown(shareOf(everyday, isSure))}`,
  )
}

function writeWeights({ base, weights }: Model<Doubt>): void {
  const lines = DOUBTS.map(doubt => `  ${doubt}: ${Number((weights.get(doubt) ?? 0).toFixed(2))},`)
  writeFileSync(
    WEIGHTS_FILE,
    `/** Written by \`npm run train-confidence\`: log odds that each doubt takes from an item's being right. */
import type { RuleDoubt } from '../../domain/extraction.ts'

/** Log odds of an item without doubts. */
export const BASE = ${-Number(base.toFixed(2))}

export const RULE_WEIGHTS: Readonly<Record<RuleDoubt, number>> = {
${lines.join('\n')}
}
`,
  )
}

const rows = firstContactRows()
const firstRows = firstItemRows()
const all = [...rows, ...firstRows, ...developedRows()]
const unseen = FIRST_CONTACT_SETS.map(set => {
  const model = train(all.filter(row => row.set !== set))
  const isOwn = (row: TrainingRow) => row.set === set
  const own = rows.filter(isOwn)
  const first = firstRows.filter(isOwn)
  return {
    set,
    rows: assessed(own, model),
    firstSure: first.filter(({ features }) => 1 - predict(model, features) >= SURE),
  }
})
for (const { set, rows } of unseen) printFigures(set, rows)
const together = unseen.flatMap(({ rows }) => rows)
printFigures('all', together)
const firstSure = unseen.flatMap(set => set.firstSure)
console.log(
  `all, as first heard: sure and right ${shown(shareOf(firstSure, ({ outcome }) => outcome === 0))}`,
)
console.table(
  Object.fromEntries(
    reliabilityOf(together.map(({ judged }) => judged)).map(row => [
      `${row.from} to ${row.to}`,
      { stated: row.stated?.toFixed(3) ?? '-', right: shown(row) },
    ]),
  ),
)
writeWeights(train(all))
