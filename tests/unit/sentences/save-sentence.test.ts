import { expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import { toMinor } from '../../../shared/domain/money.ts'
import { readVoiceAnswer } from '../../../shared/wire/voice.ts'
import type { ApiFailure } from '../../../src/api/http.ts'
import { sentenceOf } from '../../../src/sentences/entered-sentence.ts'
import { type SentenceApi, saveSentence } from '../../../src/sentences/save-sentence.ts'
import { typedSentence } from './typed.ts'

const failing = (failure: ApiFailure): SentenceApi => ({
  addExpenses: async () => ({ kind: 'failed', failure }),
  addRepeating: async () => ({ kind: 'failed', failure }),
})

it('saves all of it as one batch under its key, and is answered as a recording is', async () => {
  const addExpenses = vi.fn<SentenceApi['addExpenses']>(async drafts => ({
    kind: 'ok',
    value: drafts.map((draft, index): Expense => ({ ...draft, id: `e${index}`, createdAt: '' })),
  }))
  const sentence = typedSentence()
  const result = await saveSentence(sentence, { addExpenses, addRepeating: vi.fn() })
  const [drafts, key] = addExpenses.mock.calls[0] ?? []
  expect(key).toBe(sentence.id)
  expect(drafts?.map(({ description, amount, date }) => [description, amount, date])).toEqual([
    ['Kopi', 25_000, '2026-11-20'],
    ['Parkir', 5_000, '2026-11-20'],
  ])
  const answer = result.kind === 'answered' ? readVoiceAnswer(result.body) : null
  expect(answer).toMatchObject({ autoInserted: true, transcription: 'kopi 25, parkir 5' })
  expect(answer?.expenses.map(({ id }) => id)).toEqual(['e0', 'e1'])
})

it('has an expense that is to come again entered by a rule, under its key', async () => {
  const addExpenses = vi.fn<SentenceApi['addExpenses']>()
  const addRepeating = vi.fn<SentenceApi['addRepeating']>(async first => ({
    kind: 'ok',
    value: [{ ...first, id: 'e0', createdAt: '' }],
  }))
  const draft = {
    amount: toMinor(150_000, 'IDR'),
    currency: 'IDR',
    description: 'Internet',
    category: 'Bills & Utilities',
    date: '2026-11-20' as CalendarDate,
    paymentMethod: null,
  } as const
  const sentence = sentenceOf(draft, { userId: 'u', now: new Date(0), id: '1', repeat: 'month' })
  const result = await saveSentence(sentence, { addExpenses, addRepeating })
  expect(addRepeating).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(draft), 'month', sentence.id)
  expect(addExpenses).not.toHaveBeenCalled()
  const answer = result.kind === 'answered' ? readVoiceAnswer(result.body) : null
  expect(answer).toMatchObject({ autoInserted: true, expenses: [{ id: 'e0', description: 'Internet' }] })
})

it('what the server refuses for good comes back as understood and not saved', async () => {
  const result = await saveSentence(
    typedSentence(),
    failing({ kind: 'status', status: 400, message: 'too late' }),
  )
  const answer = result.kind === 'answered' ? readVoiceAnswer(result.body) : null
  expect(answer).toMatchObject({ autoInserted: false, refusal: { status: 400, message: 'too late' } })
  expect(answer?.expenses.map(({ id }) => id)).toEqual([null, null])
})

it.each<[ApiFailure, object]>([
  [{ kind: 'offline' }, { kind: 'offline' }],
  [{ kind: 'signedOut' }, { kind: 'signedOut' }],
  [{ kind: 'malformed' }, { kind: 'server', status: 200 }],
  ...[402, 409, 429, 500, 503, 507].map((status): [ApiFailure, object] => [
    { kind: 'status', status, message: 'later' },
    { kind: 'server', status, message: 'later' },
  ]),
])('%j leaves it to be sent again', async (failure, reason) => {
  expect(await saveSentence(typedSentence(), failing(failure))).toMatchObject({ kind: 'unsent', reason })
})
