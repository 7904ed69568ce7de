/** `npm run corpus`: how much of the corpus the rules understand, for the development set and the holdout set. */
import { extractExpenses } from '../shared/understanding/extract.ts'
import { CORPUS_SETS, readCorpus } from '../tests/corpus/corpus.ts'
import { type Share, score } from '../tests/corpus/score.ts'

function shown({ right, of }: Share): string {
  return of === 0 ? '-' : `${right}/${of} ${((100 * right) / of).toFixed(1)}%`
}

const scores = CORPUS_SETS.map(set => {
  const samples = readCorpus(set)
  return { name: `${set} (${samples.length})`, score: score(samples, extractExpenses) }
})
const columns = (of: (one: (typeof scores)[number]) => Share) =>
  Object.fromEntries(scores.map(one => [one.name, shown(of(one))]))

console.table({
  'items and amounts, utterances': columns(({ score }) => score.amounts),
  'category, items': columns(({ score }) => score.categories),
  'date, items': columns(({ score }) => score.dates),
  'payment method, items': columns(({ score }) => score.payments),
  'description word for word, items': columns(({ score }) => score.descriptions),
  'no expense, utterances': columns(({ score }) => score.nonExpenses),
})
console.log('Right in amount, category, date and payment method, by confidence:')
console.table(
  Object.fromEntries(
    (scores[0]?.score.calibration ?? []).map(({ from, to }, at) => [
      `${from} to ${to}`,
      columns(({ score }) => score.calibration[at] ?? { right: 0, of: 0 }),
    ]),
  ),
)
