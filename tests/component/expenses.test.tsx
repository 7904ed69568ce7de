import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { Expense } from '../../shared/domain/expense.ts'
import { NO_FILTER } from '../../shared/domain/list-filter.ts'
import type { Minor } from '../../shared/domain/money.ts'
import type { CalendarMonth, Period } from '../../shared/domain/period.ts'
import { figuresOf } from '../../shared/domain/totals.ts'
import type { ExpensePage } from '../../shared/wire/period.ts'
import type { ApiFailure, ApiResult } from '../../src/api/http.ts'
import type { ExpenseQuery } from '../../src/api/list-endpoints.ts'
import { setLocale } from '../../src/i18n/translate.ts'
import { Expenses } from '../../src/screens/expenses/expenses.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { AuthState } from '../../src/stores/account/auth.ts'
import { createBulkDelete } from '../../src/stores/expenses/bulk-delete.ts'
import { createExpenseSearch } from '../../src/stores/expenses/expense-search.ts'
import { createPeriodDetail, type PeriodStats } from '../../src/stores/expenses/period-detail.ts'
import { createSelection } from '../../src/stores/expenses/selection.ts'
import { partOfStores } from './part-of-stores.ts'

const FAILED: ApiResult<never> = { kind: 'failed', failure: { kind: 'offline' } }
const today = () => '2026-11-21' as CalendarDate
const signedIn: AuthState = {
  kind: 'signedIn',
  user: { uid: 'ani', displayName: 'Ani', email: 'ani@example.com', photoURL: null },
}

function expense(id: string, description: string, amount: number): Expense {
  return {
    id,
    description,
    amount: amount as Minor,
    currency: 'IDR',
    category: 'Food & Dining',
    date: today(),
    createdAt: '2026-11-21T05:00:00Z',
    paymentMethod: null,
  }
}

function period(...expenses: Expense[]): ApiResult<PeriodStats> {
  return { kind: 'ok', value: { ...figuresOf(expenses), expenses, count: expenses.length, nextCursor: null } }
}

async function setUp(answer: ApiResult<PeriodStats>, address = '') {
  history.replaceState(null, '', `/expenses${address}`)
  const api = {
    period: vi.fn(async (_period: Period, _month?: CalendarMonth) => answer),
    expenses: vi.fn(async (_: ExpenseQuery): Promise<ApiResult<ExpensePage>> => FAILED),
    deleteExpenses: vi.fn(
      async (_ids: readonly string[]): Promise<ApiResult<unknown>> => ({ kind: 'ok', value: null }),
    ),
    deleteExpense: vi.fn(async (_id: string): Promise<ApiResult<unknown>> => ({ kind: 'ok', value: null })),
  }
  const selection = createSelection()
  const periodDetail = createPeriodDetail({
    api,
    auth: signal(signedIn),
    today,
    selection,
    cached: () => null,
  })
  const bulkDelete = createBulkDelete({
    api,
    selection,
    toasts: { show: vi.fn() },
    bringBack: vi.fn(),
    onChanged: () => void periodDetail.refresh(),
  })
  const search = createExpenseSearch({
    api,
    countMatches: async () => FAILED,
    auth: signal(signedIn),
    period: periodDetail,
    selection,
  })
  const editing = { openEdit: vi.fn(), removeAtOnce: vi.fn(async () => true) }
  const exporting = { open: vi.fn() }
  const preferences = { currency: signal('IDR' as const), tapMode: signal(false) }
  const stores = partOfStores({
    connection: { offline: signal(false) },
    periodDetail,
    search,
    selection,
    bulkDelete,
    editing,
    exporting,
    preferences,
    today,
    now: () => new Date(),
  })
  await act(async () => {
    render(
      <StoresProvider value={stores}>
        <Expenses />
      </StoresProvider>,
    )
  })
  return { api, editing, exporting, periodDetail, search }
}

const coffee = expense('a', 'Kopi', 25_000)
const lunch = expense('c', 'Makan', 40_000)
const parking = expense('b', 'Parkir', 75_000)
const click = (name: string | RegExp, role = 'button') =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })))
const isPicked = (name: RegExp) =>
  screen.getByRole('checkbox', { name }).getAttribute('aria-checked') === 'true'

describe('a period with expenses', () => {
  it('shows the sum, the count, each category’s share, and each expense with its four facts', {
    tags: ['spec-2.65'],
  }, async () => {
    await setUp(period(coffee, parking))
    expect(screen.getByText('Total Spent').nextSibling?.textContent).toBe('Rp100.000')
    expect(screen.getByText('Transactions').nextSibling?.textContent).toBe('2')
    const breakdown = within(screen.getByRole('region', { name: 'Category Breakdown' }))
    expect(breakdown.getByText('100.0%')).toBeDefined()
    const rows = within(screen.getByRole('region', { name: 'All Expenses' })).getAllByRole('listitem')
    expect(rows.map(row => within(row).getByRole('button').textContent)).toEqual([
      'KopiFood & Dining Nov 21, 2026Rp25.000',
      'ParkirFood & Dining Nov 21, 2026Rp75.000',
    ])
  })

  it('leads from each category to its expenses of that month', async () => {
    await setUp(period(coffee, parking))
    await click('Categories')
    expect(screen.getByRole('button', { name: 'Categories', expanded: true })).toBeDefined()
    const breakdown = within(screen.getByRole('region', { name: 'Category Breakdown' }))
    expect(breakdown.getByRole('link', { name: 'Food & Dining' }).getAttribute('href')).toBe(
      '/expenses?timeframe=month&month=2026-11&category=Food+%26+Dining',
    )
  })

  it('opens the one that is tapped', { tags: ['spec-2.67'] }, async () => {
    const { editing } = await setUp(period(coffee, parking))
    await click(/Parkir/)
    expect(editing.openEdit).toHaveBeenCalledExactlyOnceWith(parking)
  })

  it('is exported from its header, with its days', async () => {
    const { exporting } = await setUp(period(coffee))
    await click('Export')
    expect(exporting.open).toHaveBeenCalledExactlyOnceWith({
      kind: 'period',
      range: { from: '2026-11-01', to: '2026-11-30' },
      filter: NO_FILTER,
    })
  })

  it('says so when the answer holds only some of them', async () => {
    const answer = period(coffee)
    await setUp(answer.kind === 'ok' ? { ...answer, value: { ...answer.value, count: 5 } } : answer)
    expect(screen.getByText('Only the newest 1 of 5 are listed.')).toBeDefined()
  })

  it('that goes on is continued at its end, says how many are left, and when that fails', async () => {
    const expenses = [coffee]
    const first = { ...figuresOf(expenses), expenses, count: 2, nextCursor: 'next' }
    const { api } = await setUp({ kind: 'ok', value: first })
    await click('Show more (1 left)')
    expect(screen.getByRole('alert').textContent).toBe(
      'Network error. Please check your internet connection.',
    )
    const rest = { expenses: [expense('late', 'Late', 1000)], next: null }
    api.expenses.mockResolvedValueOnce({ kind: 'ok', value: rest })
    await click('Show more (1 left)')
    expect(api.expenses).toHaveBeenLastCalledWith(expect.objectContaining({ cursor: 'next' }))
    expect(screen.queryByText(/Only the newest/)).toBeNull()
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has those of many that the screen shows, and says of each which one of how many it is', async () => {
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64)
    onTestFinished(() => height.mockRestore())
    const many = Array.from({ length: 95 }, (_, index) => expense(`e${index}`, `Expense ${index}`, 1000))
    await setUp(period(...many))
    const rows = within(screen.getByRole('region', { name: 'All Expenses' })).getAllByRole('listitem')
    expect(rows.length).toBeLessThan(40)
    expect(rows[9]?.textContent).toContain('Expense 9')
    expect(rows[9]?.getAttribute('aria-posinset')).toBe('10')
    expect(rows[9]?.getAttribute('aria-setsize')).toBe('95')
  })

  it('changes its texts at once with the language', async () => {
    await setUp(period(coffee))
    try {
      await act(() => setLocale('id'))
      expect(screen.getByRole('tab', { name: 'Bulan' })).toBeDefined()
      expect(screen.getByRole('button', { name: /^Kopi Makan & Minum/ })).toBeDefined()
    } finally {
      await act(() => setLocale('en'))
    }
  })
})

describe('picking', () => {
  it('counts what is picked, picks all and clears all', { tags: ['spec-2.66'] }, async () => {
    await setUp(period(coffee, parking))
    await click('Select')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete (0)' }).disabled).toBe(true)
    await click(/Kopi/, 'checkbox')
    expect(screen.getByRole('button', { name: 'Delete (1)' })).toBeDefined()
    await click('Select All')
    expect([isPicked(/Kopi/), isPicked(/Parkir/)]).toEqual([true, true])
    await click('Clear All')
    expect([isPicked(/Kopi/), isPicked(/Parkir/)]).toEqual([false, false])
    expect(screen.getByRole('button', { name: 'Delete (0)' })).toBeDefined()
  })

  it('asks before it deletes, and ends when all are gone', { tags: ['spec-5.26'] }, async () => {
    const { api } = await setUp(period(coffee, parking))
    await click('Select')
    await click('Select All')
    await click('Delete (2)')
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Expenses' }))
    expect(dialog.getByText('Are you sure you want to delete 2 expense(s)?')).toBeDefined()
    expect(api.deleteExpenses).not.toHaveBeenCalled()
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Delete' })))
    expect(api.deleteExpenses.mock.calls).toEqual([[['a', 'b']]])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Select' })).toBeDefined()
  })

  it('names what could not be deleted and keeps it picked', { tags: ['spec-8.10'] }, async () => {
    const { api } = await setUp(period(coffee, parking))
    const notFound = { kind: 'status', status: 404, message: null } as const
    api.deleteExpenses.mockResolvedValue({ kind: 'failed', failure: notFound })
    api.deleteExpense.mockImplementation(async id => (id === 'b' ? FAILED : { kind: 'ok', value: null }))
    await click('Select')
    await click('Select All')
    await click('Delete (2)')
    await click('Delete')
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toBe(
      'Network error. Please check your internet connection.Failed to delete expensesParkir',
    )
    expect(screen.getByRole('button', { name: 'Delete (1)' })).toBeDefined()
    expect([isPicked(/Kopi/), isPicked(/Parkir/)]).toEqual([false, true])
  })

  it('ends on Back, with nothing picked', async () => {
    await setUp(period(coffee))
    await click('Select')
    await click(/Kopi/, 'checkbox')
    // Back has removed the selection's own entry by the time that it is told.
    history.replaceState(null, '')
    act(() => dispatchEvent(new PopStateEvent('popstate')))
    expect(screen.queryByRole('checkbox')).toBeNull()
    await click('Select')
    expect(isPicked(/Kopi/)).toBe(false)
  })

  it('ends with another tab', async () => {
    await setUp(period(coffee))
    await click('Select')
    await click(/Kopi/, 'checkbox')
    await click('Today', 'tab')
    await click('Select')
    expect(isPicked(/Kopi/)).toBe(false)
  })
})

describe('the focus, where what had it is removed', () => {
  async function setUpAt(name: RegExp) {
    const { api, periodDetail } = await setUp(period(coffee, lunch, parking))
    act(() => screen.getByRole('button', { name }).focus())
    return (...left: Expense[]) => {
      api.period.mockResolvedValue(period(...left))
      return act(async () => void (await periodDetail.refresh()))
    }
  }
  const focused = () => document.activeElement?.textContent

  it('goes to the row that takes the place, or to the one before, and at last to the title', async () => {
    const leave = await setUpAt(/Makan/)
    await leave(coffee, parking)
    expect(focused()).toMatch(/^Parkir/)
    await leave(coffee)
    expect(focused()).toMatch(/^Kopi/)
    await leave()
    expect(focused()).toBe('No expenses found for this period')
  })

  it('stays where another row is removed', async () => {
    const leave = await setUpAt(/Makan/)
    await leave(lunch, parking)
    expect(focused()).toMatch(/^Makan/)
  })

  it('goes to the title once several are deleted together', async () => {
    await setUp(period(coffee, lunch))
    await click('Select')
    await click(/Kopi/, 'checkbox')
    act(() => screen.getByRole('button', { name: 'Delete (1)' }).focus())
    await click('Delete (1)')
    await click('Delete')
    expect(focused()).toBe('All Expenses')
  })
})

describe('a period without expenses', () => {
  it('says that there are none', { tags: ['spec-2.68'] }, async () => {
    await setUp(period())
    expect(screen.getByText('No expenses found for this period')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Select' })).toBeNull()
  })

  it.each<[ApiFailure, string]>([
    [{ kind: 'status', status: 500, message: null }, 'Failed to load expense details'],
    [{ kind: 'offline' }, 'Network error. Please check your internet connection.'],
  ])(
    'says why it could not be loaded, and loads on Retry: %j',
    { tags: ['spec-2.69', 'spec-8.40'] },
    async (failure, text) => {
      const { api } = await setUp({ kind: 'failed', failure })
      expect(screen.getByRole('alert').textContent).toContain(text)
      api.period.mockResolvedValue(period(coffee))
      await click('Retry')
      expect(screen.queryByRole('alert')).toBeNull()
      expect(screen.getByText('Kopi')).toBeDefined()
    },
  )
})

describe('the choice of the period', () => {
  it('moves with the arrow keys, and only the month has arrows of its own', {
    tags: ['spec-2.62'],
  }, async () => {
    const { api } = await setUp(period(coffee))
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent)
    expect(names).toEqual(['Today', 'This Week', 'This Month'])
    const tab = screen.getByRole('tab', { name: 'This Month', selected: true })
    await act(async () => void fireEvent.keyDown(tab, { key: 'ArrowRight' }))
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Today', selected: true }))
    expect(api.period).toHaveBeenLastCalledWith('today', '2026-11', '2026-11-21')
    expect(screen.queryByRole('button', { name: 'Previous month' })).toBeNull()
  })

  it('ends at the current month and goes back from there', { tags: ['spec-2.63'] }, async () => {
    const { api } = await setUp(period(coffee))
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' })
    expect(next.disabled).toBe(true)
    await click('Previous month')
    expect(api.period).toHaveBeenLastCalledWith('month', '2026-10')
    expect(next.disabled).toBe(false)
  })

  it('offers 24 months, the current one and the selected one marked', { tags: ['spec-2.64'] }, async () => {
    const { api } = await setUp(period(coffee))
    await click('Previous month')
    await click('October 2026, Choose month')
    const dialog = within(screen.getByRole('dialog', { name: 'Choose month' }))
    const months = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(months).toHaveLength(24)
    expect(months.slice(0, 3)).toEqual(['November 2026Current', 'October 2026Selected', 'September 2026'])
    await click('January 2025')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.period).toHaveBeenLastCalledWith('month', '2025-01')
  })
})

it('has what is typed in its address once a word has been typed', async () => {
  await setUp(period(coffee, parking))
  const replace = vi.spyOn(history, 'replaceState')
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    replace.mockRestore()
  })
  for (const value of ['k', 'ko', 'kop', 'kopi']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
    await act(() => vi.advanceTimersByTimeAsync(120))
  }
  expect(replace).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(replace).toHaveBeenCalledOnce()
  expect(location.search).toBe('?q=kopi')
})
