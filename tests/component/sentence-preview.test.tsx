import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { BudgetState } from '../../shared/domain/budget.ts'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { CorrectionOptions, SavedExpense } from '../../shared/domain/correction.ts'
import { toMinor } from '../../shared/domain/money.ts'
import { extractExpenses } from '../../shared/understanding/extract.ts'
import { SentencePreview } from '../../src/screens/capture/sentence-preview.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { VoicePhase } from '../../src/stores/recording/recording-signals.ts'
import type { Reading } from '../../src/stores/requests/reading.ts'
import { partOfStores } from './part-of-stores.ts'

const NOW = new Date('2026-11-20T05:00:00Z')
const expensesIn = (text: string): Reading => {
  const {
    items,
    unpriced = [],
    besides = [],
  } = extractExpenses(text, { now: NOW, zone: 'Asia/Jakarta', currency: 'IDR' })
  return { kind: 'expenses', items, unpriced, besides }
}

function setUp(first: Reading, others: Parameters<typeof partOfStores>[0] = {}) {
  const typed = signal('as typed')
  const phase = signal<VoicePhase>('idle')
  const sentence = {
    reading: signal(first),
    isCut: signal(false),
    isReturned: signal(false),
    saving: signal(0),
    submit: vi.fn(),
    addByForm: vi.fn(),
  }
  render(
    <StoresProvider
      value={partOfStores({
        typed,
        sentence,
        recording: { phase },
        today: () => '2026-11-20' as CalendarDate,
        ...others,
      })}
    >
      <SentencePreview />
    </StoresProvider>,
  )
  return { typed, phase, sentence }
}

it('shows each item with its amount, category and day, the total, and Save', () => {
  const { sentence, typed } = setUp(expensesIn('kopi 25, kemarin parkir 5'))
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    expect.stringMatching(/Kopi.*Food & Dining.*Rp25\.000/),
    expect.stringMatching(/Parkir.*Transportation.*Rp5\.000/),
  ])
  expect(screen.getByRole('status').textContent).toBe('2 expenses Rp30.000')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sentence.submit).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(typed.value).toBe('')
})

it('says that only a part is read, and that the rest stays', () => {
  const { sentence } = setUp(expensesIn('kopi 25, teh 5'))
  act(() => {
    sentence.isCut.value = true
  })
  const told = 'Only the first 2 are read. The rest stays in the field.'
  expect(screen.getByText(told)).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain(told)
})

it('says what of it is not noted, and why', () => {
  setUp(expensesIn('kopi 25, gajian 5 juta'))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('Not noted: “gajian 5 juta” (money you got)')).toBeDefined()
  expect(screen.getByRole('status').textContent).toContain('Not noted')
})

it('asks for the price that one of them lacks', () => {
  setUp(expensesIn('kopi 25, parkir'))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Kopi.*Rp25\.000/),
    expect.stringMatching(/Parkir.*How much\?/),
  ])
})

it('names the day that is not today', () => {
  setUp(expensesIn('kemarin soto 18rb'))
  expect(screen.getByRole('listitem').textContent).toContain('Yesterday')
})

it('adds nothing up that is of two currencies', () => {
  setUp(expensesIn('kopi 25rb, netflix $10, parkir 5rb'))
  expect(screen.getByRole('status').textContent).toBe('3 expenses Rp30.000 + $10.00')
})

it('says what of the unsaved is to be dropped, and leads there', () => {
  const { sentence } = setUp({ kind: 'drop', dropped: [{ expenses: [KOPI], drop: vi.fn() }] })
  expect(screen.getByRole('status').textContent).toBe('Discard Kopi, not saved yet')
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(sentence.submit).toHaveBeenCalledOnce()
})

it('asks for a price that is missing', () => {
  const said = {
    description: 'Bakso',
    category: 'Food & Dining',
    date: '2026-11-20' as CalendarDate,
  } as const
  const { sentence } = setUp({ kind: 'unpriced', said })
  expect(screen.getByRole('listitem').textContent).toContain('How much?')
  fireEvent.click(screen.getByRole('button', { name: 'Enter the price' }))
  expect(sentence.submit).toHaveBeenCalledOnce()
})

const KOPI: SavedExpense = {
  id: 'a',
  amount: toMinor(13_000, 'IDR'),
  currency: 'IDR',
  description: 'Kopi',
  category: 'Food & Dining',
  date: '2026-11-20' as CalendarDate,
  paymentMethod: null,
}
const DEARER = [{ before: KOPI, after: { ...KOPI, amount: toMinor(30_000, 'IDR') } }]

it.each<[string, CorrectionOptions, string, string]>([
  [
    'a correction or another expense',
    { options: [DEARER], asks: true, orNew: true },
    'Which one do you mean? Change Kopi: Rp13.000 → Rp30.000 / Add a new expense',
    'Choose…',
  ],
  [
    'a correction that is to be confirmed',
    { options: [DEARER], asks: true, orNew: false },
    'Change this one? Change Kopi: Rp13.000 → Rp30.000',
    'Choose…',
  ],
  [
    'a correction',
    { options: [DEARER], asks: false, orNew: false },
    'Change Kopi: Rp13.000 → Rp30.000',
    'Change',
  ],
])('says what may be chosen, and leads there: %s', (_, correction, text, button) => {
  const { sentence } = setUp({ kind: 'correction', correction, instead: null })
  expect(screen.getByRole('status').textContent).toBe(text)
  fireEvent.click(screen.getByRole('button', { name: button }))
  expect(sentence.submit).toHaveBeenCalledOnce()
})

it('says how a correction gets clear that is not, and offers the form', () => {
  const correction = { options: [], asks: true, orNew: false }
  const { sentence } = setUp({ kind: 'correction', correction, instead: null })
  expect(screen.getByRole('status').textContent).toMatch(/the coffee was 30/)
  fireEvent.click(screen.getByRole('button', { name: 'Use the form' }))
  expect(sentence.addByForm).toHaveBeenCalledOnce()
})

it.each<[Reading, RegExp]>([
  [{ kind: 'noExpense', reason: 'amountOutOfRange' }, /cannot be noted/],
  [{ kind: 'noExpense', reason: 'unclear' }, /what you bought and its price/],
  [{ kind: 'failed' }, /Without a connection/],
])('%j says so, and offers the form', (reading, text) => {
  const { sentence } = setUp(reading)
  expect(screen.getByRole('status').textContent).toMatch(text)
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Use the form' }))
  expect(sentence.addByForm).toHaveBeenCalledOnce()
})

it.each<[Reading, RegExp]>([
  [{ kind: 'noExpense', reason: 'income' }, /money you got/],
  [{ kind: 'noExpense', reason: 'moved' }, /lent, paid back/],
  [{ kind: 'noExpense', reason: 'others' }, /Someone else paid/],
  [{ kind: 'noExpense', reason: 'plan' }, /not paid yet/],
  [{ kind: 'noExpense', reason: 'question' }, /question/],
  [{ kind: 'noExpense', reason: 'command' }, /No recent expense/],
  [{ kind: 'noExpense', reason: 'confirmed' }, /stays as it is saved/],
])('%j says so, and is done with, unless it is an expense after all', (reading, text) => {
  const { sentence, typed } = setUp(reading)
  expect(screen.getByRole('status').textContent).toMatch(text)
  expect(screen.getAllByRole('button').map(button => [button.textContent, button.dataset.kind])).toEqual([
    ['It is an expense', undefined],
    ['OK', 'primary'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'It is an expense' }))
  expect(sentence.addByForm).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(typed.value).toBe('')
})

it('proposes nothing of a text that Cancel has put back', async () => {
  const { sentence } = setUp(expensesIn('kopi 25'))
  await act(async () => {
    sentence.isReturned.value = true
  })
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows nothing while nothing is typed, and makes room for a recording', async () => {
  const { phase, sentence } = setUp({ kind: 'empty' })
  expect(screen.queryByRole('button')).toBeNull()
  await act(async () => {
    sentence.saving.value = 1
  })
  expect(screen.getByRole('status').textContent).toBe('Saving…')
  await act(async () => {
    sentence.reading.value = expensesIn('kopi 25')
  })
  expect(screen.getByRole('button', { name: 'Save' })).toBeDefined()
  await act(async () => {
    phase.value = 'recording'
  })
  expect(screen.queryByRole('button')).toBeNull()
})

it('says of whatever was read that it is only the beginning of a long text', () => {
  const { sentence } = setUp({ kind: 'noExpense', reason: 'unclear' })
  act(() => {
    sentence.isCut.value = true
  })
  expect(screen.getAllByText(/Only the beginning is read\. The rest stays in the field\./)).toHaveLength(2)
})

it('answers a question about the budget with what the dashboard has, and leads to it', () => {
  const states = signal<readonly BudgetState[] | null>(null)
  const budgets = { states, open: vi.fn() }
  const { typed } = setUp({ kind: 'budget' }, { budgets, preferences: { currency: signal('IDR') } })
  const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(told()).toContain('The budget is on the dashboard.')
  act(() => {
    states.value = []
  })
  expect(told()).toContain('No budget is set yet.')
  act(() => {
    const of = (scope: string, limit: bigint, spent: bigint, percent: number) =>
      ({ scope, limit, spent, left: limit - spent, perDay: 0n, percent, level: 'within' }) as BudgetState
    states.value = [of('Travel', 500_000n, 0n, 0), of('all', 2_000_000n, 1_500_000n, 75)]
  })
  expect(told()).toContain(
    'Budget Rp2.000.000 · Rp500.000 left. Budget for Travel Rp500.000 · Rp500.000 left',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Budget' }))
  expect(budgets.open).toHaveBeenCalledOnce()
  expect(typed.value).toBe('')
})
