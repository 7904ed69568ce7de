import { signal } from '@preact/signals-react'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { ExpenseEdit, SavedExpense } from '../../shared/domain/correction.ts'
import { type MinorSum, toMinor } from '../../shared/domain/money.ts'
import type { SpendingQuestion } from '../../shared/domain/spending-question.ts'
import { AnswerSheet } from '../../src/screens/requests/answer-sheet.tsx'
import { CorrectionSheet } from '../../src/screens/requests/correction-sheet.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { Receipt } from '../../src/stores/receipt/receipt.ts'
import type { ShownCorrection } from '../../src/stores/requests/corrections.ts'
import type { AnswerResult } from '../../src/stores/requests/spending-answers.ts'
import type { UnsentEntry } from '../../src/stores/unsent/all-unsent.ts'
import { partOfStores } from './part-of-stores.ts'

const day = (text: string) => text as CalendarDate
const COFFEE: SavedExpense = {
  id: 'coffee',
  amount: toMinor(13_000, 'IDR'),
  currency: 'IDR',
  description: 'Kopi',
  category: 'Food & Dining',
  date: day('2026-11-20'),
  paymentMethod: null,
}
const OCTOBER = { from: day('2026-10-01'), to: day('2026-10-31') }
const QUESTION: SpendingQuestion = {
  what: 'sum',
  period: OCTOBER,
  category: null,
  words: 'kopi',
  payment: 'GoPay',
}
const ANSWERED: AnswerResult = {
  kind: 'answered',
  answer: {
    count: 2,
    totals: { IDR: 33_000n as MinorSum, USD: 206n as MinorSum },
    expenses: [{ ...COFFEE, createdAt: '' }],
  },
}

function answer(change: Partial<SpendingQuestion>, result: AnswerResult = ANSWERED) {
  const spendingAnswers = { close: vi.fn(), retry: vi.fn() }
  const stores = partOfStores({
    spendingAnswers,
    today: () => day('2026-11-20'),
    now: () => new Date('2026-11-20T07:30:00Z'),
    preferences: { currency: signal('IDR') },
  })
  render(
    <StoresProvider value={stores}>
      <AnswerSheet asked={{ question: { ...QUESTION, ...change }, text: 'as it was said', result }} />
    </StoresProvider>,
  )
  return spendingAnswers
}

it('says what was asked and what it comes to, and leads to the list of it', () => {
  const { close } = answer({})
  const sheet = screen.getByRole('dialog', { name: 'October 2026 · “kopi” · GoPay' })
  expect(sheet.textContent).toMatch(/Rp33\.000.*2 expenses/)
  const link = screen.getByRole('link', { name: 'Show all' })
  expect(link.getAttribute('href')).toBe('/expenses?timeframe=month&month=2026-10&q=kopi&payment=GoPay')
  fireEvent.click(link)
  expect(close).toHaveBeenCalledOnce()
})

it('counts, and names the largest', () => {
  answer({ what: 'count' })
  expect(screen.getByRole('status').textContent).toMatch(/^2 timesRp33\.000/)
  answer({ what: 'largest' })
  expect(screen.getAllByRole('status')[1]?.textContent).toMatch(/^Rp13\.000Kopi/)
})

it('has no link where there is nothing', () => {
  answer({}, { kind: 'answered', answer: { ...ANSWERED.answer, count: 0, expenses: [] } })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('Nothing noted for this.')).toBeTruthy()
})

it('tells that it could not be looked up, and tries again', () => {
  const { retry } = answer({}, { kind: 'failed', offline: false, known: null })
  expect(screen.getByText('That could not be looked up.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('tells what is known without a connection, and as of when', () => {
  const totals = { IDR: 33_000n as MinorSum, USD: 206n as MinorSum }
  answer({}, { kind: 'failed', offline: true, known: { totals, at: Date.parse('2026-11-20T03:00:00Z') } })
  expect(screen.getByRole('status').textContent).toMatch(/^Rp33\.000Offline · As of /)
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  answer({}, { kind: 'failed', offline: true, known: null })
  expect(screen.getByText('This needs a connection.')).toBeTruthy()
})

function correction(
  shown: ShownCorrection,
  waiting: readonly UnsentEntry[] = [],
  receipt: Receipt | null = null,
) {
  const corrections = { close: vi.fn(), undo: vi.fn(), choose: vi.fn(), addInstead: vi.fn() }
  render(
    <StoresProvider
      value={partOfStores({
        corrections,
        review: { review: signal(receipt) },
        unsent: { list: signal(waiting) },
      })}
    >
      <CorrectionSheet shown={shown} />
    </StoresProvider>,
  )
  return corrections
}

it('shows each field before and after, what was deleted, and Undo', () => {
  const after: SavedExpense = { ...COFFEE, description: 'Teh', category: 'Other', paymentMethod: 'OVO' }
  const gone: ExpenseEdit = { before: { ...COFFEE, id: 'other', description: 'Roti' }, after: null }
  const edits = [{ before: COFFEE, after }, gone]
  const { undo } = correction({ kind: 'done', text: 'as it was said', edits, busy: false })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'KopiKopi → TehFood & Dining → OtherNo payment method → OVO',
    'RotiRp13.000Deleted',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
})

it('says where it is not clear what is to be changed, and offers a new expense', () => {
  const { addInstead } = correction({
    kind: 'asked',
    text: 'as it was said',
    options: [],
    addNew: vi.fn(),
    putBack: null,
  })
  expect(screen.getByRole('dialog', { name: 'It isn’t clear what to change' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Add a new expense' }))
  expect(addInstead).toHaveBeenCalledOnce()
})

it('asks whether to delete what may have been meant to stay', () => {
  const options = [[{ before: COFFEE, after: null }]]
  const { choose } = correction({ kind: 'asked', text: 'never mind', options, addNew: null, putBack: null })
  expect(screen.getByRole('dialog', { name: 'Delete this?' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Delete Kopi Rp13.000' }))
  expect(choose).toHaveBeenCalledWith(options[0])
})

it.each([
  ['Delete 2 expenses?', [null, null]],
  ['Change this one?', [30_000]],
  ['Change 2 expenses?', [30_000, null]],
])('asks about the only reading as a yes or no, with how many it is of: %s', (name, amounts) => {
  const edits = amounts.map((amount, at): ExpenseEdit => {
    const before = { ...COFFEE, id: `${at}` }
    return { before, after: amount === null ? null : { ...before, amount: toMinor(amount, 'IDR') } }
  })
  correction({ kind: 'asked', text: 'as it was said', options: [edits], addNew: null, putBack: null })
  expect(screen.getByRole('dialog', { name })).toBeTruthy()
})

it('names each of several that are to be deleted', () => {
  const other = { ...COFFEE, id: 'tea', description: 'Es teh' }
  const options = [[COFFEE, other].map(before => ({ before, after: null }))]
  correction({ kind: 'asked', text: 'hapus semua', options, addNew: null, putBack: null })
  expect(screen.getByRole('button', { name: 'Delete 2: Kopi Rp13.000, Es teh Rp13.000' })).toBeTruthy()
})

it('asks for no name while what is meant may not be sent yet: that would note it once more', () => {
  const asked: ShownCorrection = {
    kind: 'asked',
    text: 'as it was said',
    options: [],
    addNew: null,
    putBack: null,
  }
  correction(asked)
  expect(screen.getByText(/^Say what it is about/)).toBeTruthy()
  correction(asked, [{ id: 'tofu', recordedAt: 0, text: 'tahu 11rb', expenses: [] }])
  expect(screen.getByText(/put right once it is/)).toBeTruthy()
})

it('says that the price of what was said meanwhile is asked for after it', () => {
  const items = [
    { saved: false, form: { description: 'Cilok', amount: '' } },
    { saved: true, form: { description: 'Teh', amount: '5000' } },
  ]
  const receipt = { groups: [{ items }] } as unknown as Receipt
  correction(
    { kind: 'asked', text: 'as it was said', options: [], addNew: vi.fn(), putBack: null },
    [],
    receipt,
  )
  expect(screen.getByRole('status').textContent).toBe('After this: the price of Cilok')
})
