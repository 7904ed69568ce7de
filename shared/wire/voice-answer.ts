/** The answer of POST /expenses/voice with what was understood. */
import type { ExtractedItem, OtherMoney, UnpricedExpense } from '../domain/extraction.ts'
import { FIRST_VERSION } from './expense.ts'
import { heardToWire } from './heard-expense.ts'
import { unsavedToWire } from './unpriced.ts'

export interface Understood {
  readonly transcription: string
  /** At least one. */
  readonly items: readonly ExtractedItem[]
  /** Expenses without a price, which are never saved. */
  readonly unpriced: readonly UnpricedExpense[]
  readonly hardToHear: boolean
  /** Mentioned, but no expense. */
  readonly besides?: readonly OtherMoney[]
  /** More items were told than are taken at once. */
  readonly capped?: true
}

export type VoiceAnswer = ReturnType<typeof voiceAnswer>

/** With ids where it was saved, without where it was only understood. */
export function voiceAnswer(
  { transcription, items, unpriced, hardToHear, besides = [], capped }: Understood,
  ids: readonly string[] | null,
) {
  return {
    expenses: items.map((item, index) => ({
      ...(ids ? { id: ids[index], version: FIRST_VERSION } : {}),
      ...heardToWire(item),
      auto_inserted: ids !== null,
    })),
    items: unpriced.map(unsavedToWire),
    ...(besides.length > 0 ? { besides: besides.map(({ reason, said }) => ({ reason, said })) } : {}),
    ...(capped && { capped }),
    transcription,
    ai_confidence_score: Math.min(...items.map(({ confidence }) => confidence)),
    hard_to_hear: hardToHear,
    auto_inserted: ids !== null,
  }
}

/** The answer after saving, with `ids` in the order of its expenses. */
export function savedAnswer(answer: VoiceAnswer, ids: readonly string[]): VoiceAnswer {
  const expenses = answer.expenses.map((item, index) => {
    const id = ids[index]
    return { ...item, ...(id === undefined ? {} : { id, version: FIRST_VERSION }), auto_inserted: true }
  })
  return { ...answer, expenses, auto_inserted: true }
}
