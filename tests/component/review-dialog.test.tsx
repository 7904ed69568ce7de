import { useSignals } from '@preact/signals-react/runtime'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { ItemField } from '../../shared/domain/extraction.ts'
import type { Minor } from '../../shared/domain/money.ts'
import { ReviewDialog } from '../../src/screens/review/review-dialog.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { createReview, type ReviewStore } from '../../src/stores/review.ts'
import { partOfStores } from './part-of-stores.ts'

const TODAY = '2026-11-20' as CalendarDate
const item = (id: string, description: string, amount: number) => ({
  id,
  description,
  amount: amount as Minor,
  currency: 'IDR' as const,
  category: 'Food & Dining',
  date: TODAY,
  paymentMethod: null,
  confidence: 0.95,
  doubtful: [] as readonly ItemField[],
})

function Open({ store }: { readonly store: ReviewStore }) {
  useSignals()
  return store.review.value && <ReviewDialog review={store.review.value} />
}

interface Doubts {
  /** Of the first expense. */
  readonly doubtful?: readonly ItemField[]
  readonly hardToHear?: boolean
}

function setUp(autoInserted: boolean, count = 2, { doubtful = [], hardToHear = false }: Doubts = {}) {
  const done = async () => ({ kind: 'ok', value: undefined }) as never
  const api = { addExpenses: vi.fn(done), updateExpense: vi.fn(done), deleteExpense: vi.fn(done) }
  const review = createReview({
    api,
    toasts: { show: () => undefined },
    today: () => TODAY,
    randomId: () => 'key',
    onSaved: () => undefined,
  })
  const expenses = [{ ...item('a', 'Kopi', 25000), doubtful }, item('b', 'Roti', 9000)].slice(0, count)
  const transcription = 'beli kopi sama roti'
  review.open({ expenses, transcription, confidence: 0.95, hardToHear, autoInserted })
  render(
    <StoresProvider value={partOfStores({ review, today: () => TODAY })}>
      <Open store={review} />
    </StoresProvider>,
  )
  return { api }
}

const button = (name: string) => screen.getByRole('button', { name })
const firstAmount = () => screen.getAllByLabelText<HTMLInputElement>('Amount')[0] as HTMLInputElement

describe('the review of auto-inserted expenses', () => {
  it('shows what was heard and saved, with nothing but Close to press', {
    tags: ['spec-2.51', 'spec-2.52', 'spec-2.57', 'spec-4.30'],
  }, () => {
    setUp(true)
    const dialog = screen.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
    expect(within(dialog).getByText('2 expenses saved')).toBeDefined()
    expect(within(dialog).getByText('“beli kopi sama roti”')).toBeDefined()
    expect(within(dialog).getByText('95.0%')).toBeDefined()
    expect(within(dialog).getByRole('heading', { name: 'Expense 2' })).toBeDefined()
    expect(firstAmount().value).toBe('25.000')
    expect(button('Close')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Discard Changes' })).toBeNull()
  })

  it('offers to update or to discard once something was changed, and saves the change', {
    tags: ['spec-2.54', 'spec-4.25', 'spec-4.30'],
  }, async () => {
    const { api } = setUp(true)
    fireEvent.change(firstAmount(), { target: { value: '27.500' } })
    expect(button('Discard Changes')).toBeDefined()
    fireEvent.click(button('Update 2 Expense(s)'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.updateExpense).toHaveBeenCalledExactlyOnceWith('a', expect.objectContaining({ amount: 27500 }))
  })

  it('has a remove button on each card only while more than one is listed', {
    tags: ['spec-2.53', 'spec-4.25'],
  }, () => {
    setUp(true)
    fireEvent.click(button('Remove expense 1'))
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
    expect(screen.getAllByLabelText<HTMLInputElement>('Description').map(({ value }) => value)).toEqual([
      'Roti',
    ])
    expect(button('Update 1 Expense(s)')).toBeDefined()
  })
})

describe('the review of expenses still to be saved', () => {
  it('offers to save them or to cancel', {
    tags: ['spec-2.51', 'spec-2.54', 'spec-2.56', 'spec-4.30'],
  }, () => {
    setUp(false, 1)
    expect(screen.getByRole('dialog', { name: 'Review Extracted Expenses' })).toBeDefined()
    expect(screen.getByText('1 expense(s) extracted from voice')).toBeDefined()
    expect(screen.getByText('Review and edit detected expenses before saving')).toBeDefined()
    expect(screen.getByRole('list', { name: 'Review Expenses' })).toBeDefined()
    expect(button('Save 1 Expense(s)')).toBeDefined()
    fireEvent.click(button('Cancel'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('cannot be saved twice at once', { tags: ['spec-4.31'] }, async () => {
    const { api } = setUp(false)
    api.addExpenses.mockReturnValueOnce(new Promise(() => undefined) as never)
    fireEvent.click(button('Save 2 Expense(s)'))
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Saving…' })).disabled).toBe(true)
    fireEvent.click(button('Saving…'))
    expect(api.addExpenses).toHaveBeenCalledOnce()
  })

  it('offers each its fields, with the limits of any expense', { tags: ['spec-5.14'] }, () => {
    setUp(false, 1)
    for (const label of ['Amount', 'Currency', 'Description', 'Category']) {
      expect(screen.getByLabelText(label)).toBeDefined()
    }
    const date = screen.getByLabelText<HTMLInputElement>('Date')
    expect([date.min, date.max]).toEqual(['2020-01-01', TODAY])
  })
})

describe('a field that the backend is not sure of', () => {
  const ALL = ['amount', 'currency', 'description', 'category', 'date'] as const
  const LABELS = ['Amount', 'Currency', 'Description', 'Category', 'Date']

  it('is marked in words that belong to it, under the label it always has', () => {
    setUp(true, 1, { doubtful: ALL })
    for (const label of LABELS) {
      const control = screen.getByLabelText(label)
      const mark = document.getElementById(control.getAttribute('aria-describedby') ?? '')
      expect(mark?.textContent).toBe('Please check')
    }
  })

  it('alone is marked', () => {
    setUp(true, 2, { doubtful: ['amount'] })
    expect(screen.getAllByText('Please check')).toHaveLength(1)
    expect(screen.getAllByLabelText('Category')[0]?.hasAttribute('aria-describedby')).toBe(false)
  })

  it('loses its mark when it is changed', () => {
    setUp(true, 1, { doubtful: ['amount', 'category'] })
    fireEvent.change(firstAmount(), { target: { value: '27.500' } })
    expect(firstAmount().hasAttribute('aria-describedby')).toBe(false)
    expect(screen.getAllByText('Please check')).toHaveLength(1)
  })
})

describe('a recording that was hard to hear', () => {
  const HARD = 'The recording was hard to hear. Please check every field.'

  it('is said to have been', () => {
    setUp(true, 1, { hardToHear: true })
    expect(screen.getByText(HARD)).toBeDefined()
  })

  it('is not spoken of otherwise', () => {
    setUp(true, 1)
    expect(screen.queryByText(HARD)).toBeNull()
  })
})
