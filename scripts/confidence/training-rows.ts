/** The items that the rules make of the corpus, as rows to train the confidence with. */
import type { Doubt } from '../../shared/domain/extraction.ts'
import { extractExpenses } from '../../shared/understanding/extract.ts'
import { answersTo, type JudgedItem, judgedItems } from '../../tests/corpus/answers.ts'
import { FIRST_CONTACT_SETS, readCorpus, readFirstContact } from '../../tests/corpus/corpus.ts'
import { readFirstItems } from '../../tests/corpus/first-items.ts'
import type { Sample, SampleKind } from '../../tests/corpus/sample.ts'
import type { Row } from './logistic-regression.ts'

/** The outcome is that the item is wrong. */
export interface TrainingRow extends Row<Doubt> {
  readonly set: string
}

/** An item of today's rules. */
export interface JudgedRow extends TrainingRow {
  readonly kind: SampleKind | null
  readonly judged: JudgedItem
}

/**
 * How much an item counts. What is right today and was wrong at first contact shows what the rules learnt of one set, of
 * which about half carries over to the next: both count. For the development set the rules were written, so that it tells
 * little of what is new to them.
 */
const WEIGHTS = { today: 1, atFirstContact: 1, developed: 0.3 } as const

function todaysRows(set: string, samples: readonly Sample[], weight: number): JudgedRow[] {
  return answersTo(samples, extractExpenses).flatMap(answer =>
    judgedItems(answer).map(judged => ({
      set,
      kind: answer.sample.kind ?? null,
      judged,
      features: judged.item.doubts,
      outcome: judged.isRight ? 0 : 1,
      weight,
    })),
  )
}

/** The items of all sets of first contact, of today's rules. */
export function firstContactRows(): JudgedRow[] {
  return FIRST_CONTACT_SETS.flatMap(set => todaysRows(set, readFirstContact(set), WEIGHTS.today))
}

/** The items of the same sets as the rules first heard them. */
export function firstItemRows(): TrainingRow[] {
  return [...readFirstItems()].flatMap(([set, items]) =>
    items.map(({ isRight, doubts }) => ({
      set,
      features: doubts,
      outcome: isRight ? 0 : 1,
      weight: WEIGHTS.atFirstContact,
    })),
  )
}

/** The items of the development set. The holdout set only measures. */
export function developedRows(): TrainingRow[] {
  return todaysRows('dev', readCorpus('dev'), WEIGHTS.developed)
}
