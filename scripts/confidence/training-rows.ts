/** The items that the rules make of the corpus, as rows to train the confidence with. */
import type { RuleDoubt } from '../../shared/domain/extraction.ts'
import { extractExpenses } from '../../shared/understanding/extract.ts'
import { answersTo, type JudgedItem, judgedItems } from '../../tests/corpus/answers.ts'
import { FIRST_CONTACT_SETS, readCorpus, readFirstContact } from '../../tests/corpus/corpus.ts'
import { itemPlace, readFirstErrors } from '../../tests/corpus/first-errors.ts'
import type { Sample, SampleKind } from '../../tests/corpus/sample.ts'
import type { Row } from './logistic-regression.ts'

/** The outcome is that the item is wrong. */
export interface TrainingRow extends Row<RuleDoubt> {
  readonly set: string
  readonly kind: SampleKind | null
  readonly judged: JudgedItem
}

/**
 * The chance of an item to be wrong that is right today and was wrong at first contact: of what was learnt from one set
 * about half carries over to the next.
 */
const LEARNT = 0.5
/** An item of the development set: the rules were written for it, so that it tells little of what is new to them. */
const DEVELOPED_WEIGHT = 0.1

function rowsOf(
  set: string,
  samples: readonly Sample[],
  firstErrors: readonly string[],
  weight: number,
): TrainingRow[] {
  const wereWrong = new Set(firstErrors)
  return answersTo(samples, extractExpenses).flatMap((answer, line) =>
    judgedItems(answer).map((judged, item): TrainingRow => {
      const learnt = wereWrong.has(itemPlace(line, item)) ? LEARNT : 0
      return {
        set,
        kind: answer.sample.kind ?? null,
        judged,
        // The rules alone were asked, so that the doubts are theirs.
        features: judged.item.doubts as readonly RuleDoubt[],
        outcome: judged.isRight ? learnt : 1,
        weight,
      }
    }),
  )
}

/** Of the development set and all sets of first contact; the holdout set only measures. */
export function trainingRows(): TrainingRow[] {
  const firstErrors = readFirstErrors()
  return [
    ...rowsOf('dev', readCorpus('dev'), [], DEVELOPED_WEIGHT),
    ...FIRST_CONTACT_SETS.flatMap(set => rowsOf(set, readFirstContact(set), firstErrors.get(set) ?? [], 1)),
  ]
}
