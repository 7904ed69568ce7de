/**
 * `npm run corpus`: how much of the corpus the rules understand, at first contact and today, and how far their
 * confidence can be relied on; then how many cases of public test suites, and how many spoken questions and corrections.
 * With `--record` today's figures are committed to `tests/corpus/figures.json`, `tests/corpus/public/scores.json` and
 * `tests/corpus/requests/scores.json`, and those of a new set of first contact to `first-scores.json` and
 * `first-items.json`, with the readings that took an item too many to `superfluous.jsonl`, or beside today's of a set of requests, where they stay.
 */
import { parseArgs } from 'node:util'
import { extractExpenses } from '../shared/understanding/extract.ts'
import { type Answer, answersTo, judgedItems } from '../tests/corpus/answers.ts'
import { FIRST_CONTACT_SETS, readAllSets } from '../tests/corpus/corpus.ts'
import { FIGURES, type FigureName, figuresOf } from '../tests/corpus/figures.ts'
import { firstItemsOf, readFirstItems, writeFirstItems } from '../tests/corpus/first-items.ts'
import { type SuiteScores, scoreSuites, writeSuiteScores } from '../tests/corpus/public-suites.ts'
import { type FiguresBySet, readFigures, writeFigures } from '../tests/corpus/recorded-figures.ts'
import { reliabilityOf, type StatedConfidence } from '../tests/corpus/reliability.ts'
import { requestScoreOf } from '../tests/corpus/request-score.ts'
import {
  REQUEST_SETS,
  type RequestScores,
  readRequestScores,
  readRequestSet,
  writeRequestScores,
} from '../tests/corpus/request-sets.ts'
import { parseShare, rateOf, type Share } from '../tests/corpus/share.ts'
import {
  readSuperfluous,
  superfluousReadings,
  writeSuperfluous,
} from '../tests/corpus/superfluous-readings.ts'

function percent(rate: number | null): string {
  return rate === null ? '-' : `${(100 * rate).toFixed(1)}%`
}

function shown(share: Share): string {
  return share.of === 0 ? '-' : `${share.right}/${share.of} ${percent(rateOf(share))}`
}

function printFigures(title: string, sets: FiguresBySet): void {
  console.log(title)
  console.table(
    Object.fromEntries(
      Object.entries(FIGURES).map(([figure, label]) => [
        label,
        Object.fromEntries([...sets].map(([set, figures]) => [set, shown(figures[figure as FigureName])])),
      ]),
    ),
  )
}

function printSuites(scores: SuiteScores): void {
  console.log('Public test suites, cases understood:')
  console.table(Object.fromEntries([...scores].map(([suite, share]) => [suite, { right: shown(share) }])))
}

function statedIn(answers: readonly Answer[]): StatedConfidence[] {
  return answers.flatMap(judgedItems).map(({ isRight, item: { confidence } }) => ({ isRight, confidence }))
}

function printReliability(title: string, answers: readonly Answer[]): void {
  console.log(title)
  console.table(
    Object.fromEntries(
      reliabilityOf(statedIn(answers)).map(row => [
        `${row.from} to ${row.to}`,
        { stated: percent(row.stated), right: shown(row) },
      ]),
    ),
  )
}

/** Adds the figures and items of sets that were never scored; those of the others stay as they are. */
function recordFirstScores(
  sets: readonly { readonly name: string; readonly answers: readonly Answer[] }[],
): void {
  const scores = new Map(readFigures('first-scores'))
  const items = new Map(readFirstItems())
  const superfluous = readSuperfluous()
  for (const { name, answers } of sets) {
    if (!FIRST_CONTACT_SETS.includes(name) || scores.has(name)) continue
    scores.set(name, figuresOf(answers))
    items.set(name, firstItemsOf(answers))
    superfluous.push(
      ...superfluousReadings(
        name,
        answers.map(({ sample }) => sample),
      ),
    )
  }
  writeFigures('first-scores', scores)
  writeFirstItems(items)
  writeSuperfluous(superfluous)
}

function scoreRequests(): RequestScores {
  const recorded = readRequestScores()
  return Object.fromEntries(
    REQUEST_SETS.map(set => {
      const today = requestScoreOf(readRequestSet(set))
      return [set, { first: recorded[set]?.first ?? today, today }]
    }),
  )
}

function printRequests(scores: RequestScores): void {
  console.log('Spoken questions and corrections, understood and harmful:')
  console.table(
    Object.fromEntries(
      Object.entries(scores).map(([set, { first, today }]) => [
        set,
        {
          'at first contact': shown(parseShare(first.right)),
          'harmful then': first.harmful,
          today: shown(parseShare(today.right)),
          'harmful today': today.harmful,
        },
      ]),
    ),
  )
}

const { values } = parseArgs({ options: { record: { type: 'boolean', default: false } } })
const sets = readAllSets().map(({ name, samples }) => ({
  name,
  answers: answersTo(samples, extractExpenses),
}))
const today: FiguresBySet = new Map(sets.map(({ name, answers }) => [name, figuresOf(answers)]))
const suites = scoreSuites(extractExpenses)
const requests = scoreRequests()
if (values.record) {
  writeSuiteScores(suites)
  writeRequestScores(requests)
  writeFigures('figures', today)
  recordFirstScores(sets)
}
printFigures('At first contact, before anything was learnt from the set:', readFigures('first-scores'))
printFigures('Today:', today)
printSuites(suites)
printRequests(requests)
const isFirstContact = ({ name }: { readonly name: string }) => FIRST_CONTACT_SETS.includes(name)
const answersOf = (of: typeof sets) => of.flatMap(({ answers }) => answers)
printReliability(
  'Items right in amount, category, date and payment method, by confidence; dev and holdout:',
  answersOf(sets.filter(set => !isFirstContact(set))),
)
printReliability('The same, sets of first contact:', answersOf(sets.filter(isFirstContact)))
