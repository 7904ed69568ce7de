import { describe, expect, it, vi } from 'vitest'
import type { ExpenseEdit } from '../../../shared/domain/correction.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import type { SpendingAnswer } from '../../../shared/wire/spending-question.ts'
import type { VoiceExtraction } from '../../../shared/wire/voice.ts'
import { type CorrectionsDeps, createCorrections } from '../../../src/stores/requests/corrections.ts'
import { createRequestSheets } from '../../../src/stores/requests/request-sheets.ts'
import { createSpendingAnswers } from '../../../src/stores/requests/spending-answers.ts'

const QUESTION = { what: 'sum' } as SpendingQuestion
const WHICH = { options: [[], []], asks: true, orNew: false }
const never = () => new Promise<never>(() => undefined)

function setUp(updateExpense: CorrectionsDeps['api']['updateExpense'] = never) {
  let time = 100
  const corrections = createCorrections({
    api: { updateExpense, deleteExpense: never },
    toasts: { show: () => undefined },
    bringBack: never,
    onShow: () => [],
    isReceiptOpen: () => false,
    onEdited: () => undefined,
  })
  const answers = createSpendingAnswers({ answer: never, known: () => null })
  const receipts: VoiceExtraction[] = []
  const closeDone = vi.fn()
  const sheets = createRequestSheets({
    review: { open: extraction => receipts.push(extraction), closeDone },
    corrections,
    answers,
    clock: () => time,
  })
  const onShow = () => [
    ...(answers.shown.value ? ['answer'] : []),
    ...(corrections.shown.value ? [corrections.shown.value.kind] : []),
  ]
  return {
    sheets,
    onShow,
    closeDone,
    timeIs: (now: number) => {
      time = now
    },
  }
}

describe('a question that was asked back, or answered', () => {
  it.each(['asked', 'answer'])('goes when something newer comes: %s', kind => {
    const { sheets, onShow, timeIs } = setUp()
    if (kind === 'asked') void sheets.correct(WHICH, 'bukan, 35 ribu', null)
    else void sheets.ask(QUESTION, 'total minggu lalu')
    expect(onShow()).toEqual([kind])
    timeIs(101)
    sheets.outdate()
    expect(onShow()).toEqual([])
  })

  it('stays when what was said before it is answered after it', () => {
    const { sheets, onShow } = setUp()
    void sheets.correct(WHICH, 'bukan, 35 ribu', null)
    sheets.outdate(99)
    expect(onShow()).toEqual(['asked'])
    sheets.openReview({ expenses: [] } as unknown as VoiceExtraction)
    expect(onShow()).toEqual(['asked'])
  })

  it('stays, whatever comes next, where its text can be an expense that would be lost', () => {
    const { sheets, onShow, timeIs } = setUp()
    void sheets.correct({ ...WHICH, orNew: true }, 'lunch 12,5', () => undefined)
    timeIs(101)
    sheets.outdate()
    void sheets.ask(QUESTION, 'total minggu lalu')
    expect(onShow()).toEqual(['answer', 'asked'])
  })

  it('gives way to the next of either kind', () => {
    const { sheets, onShow } = setUp()
    void sheets.correct(WHICH, 'bukan, 35 ribu', null)
    void sheets.ask(QUESTION, 'total minggu lalu')
    expect(onShow()).toEqual(['answer'])
    void sheets.correct(WHICH, 'bukan, 35 ribu', null)
    expect(onShow()).toEqual(['asked'])
  })
})

describe('what undoes the correction on show', () => {
  async function corrected() {
    const updateExpense = vi.fn(async () => ({ kind: 'ok', value: undefined as never }) as const)
    const parts = setUp(updateExpense)
    const edits = [{ before: { id: 'coffee' }, after: { id: 'coffee' } }] as unknown as ExpenseEdit[]
    await parts.sheets.correct({ options: [edits], asks: false, orNew: false }, 'kopinya 30', null)
    return { ...parts, updateExpense }
  }

  it('is carried out', async () => {
    const { sheets, updateExpense, onShow } = await corrected()
    sheets.undo('nggak jadi')
    await vi.waitFor(() => expect(onShow()).toEqual([]))
    expect(updateExpense).toHaveBeenCalledTimes(2)
  })

  it('is asked about where that came after it was said, or has gone', async () => {
    const { sheets, updateExpense, onShow, timeIs } = await corrected()
    sheets.undo('nggak jadi', 99)
    expect(onShow()).toEqual(['asked'])
    timeIs(101)
    sheets.undo('nggak jadi')
    expect(onShow()).toEqual(['asked'])
    expect(updateExpense).toHaveBeenCalledOnce()
  })
})

it('a receipt that is done with is closed by a question, not by a correction of it', () => {
  const { sheets, closeDone } = setUp()
  void sheets.correct(WHICH, 'bukan, 35 ribu', null)
  expect(closeDone).not.toHaveBeenCalled()
  void sheets.ask(QUESTION, 'total minggu lalu')
  sheets.showAnswer(QUESTION, 'total minggu lalu', {} as SpendingAnswer)
  expect(closeDone).toHaveBeenCalledTimes(2)
})
