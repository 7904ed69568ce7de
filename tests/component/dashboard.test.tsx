import { signal } from '@preact/signals-react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { Currency } from '../../shared/domain/currency.ts'
import type { Expense } from '../../shared/domain/expense.ts'
import type { Minor } from '../../shared/domain/money.ts'
import { figuresOf, sumTotals, totalsOf } from '../../shared/domain/totals.ts'
import { Breakdown } from '../../src/screens/dashboard/breakdown.tsx'
import { Dashboard } from '../../src/screens/dashboard/dashboard.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { SubscriptionState } from '../../src/stores/account/subscription.ts'
import type { Dashboard as Figures } from '../../src/stores/figures/dashboard.ts'
import type { LoadFailure } from '../../src/stores/server-state/load-failure.ts'
import { rupiah } from '../unit/rupiah.ts'
import { partOfStores } from './part-of-stores.ts'

const TODAY = '2026-11-20' as CalendarDate
const coffee: Expense = {
  id: 'a',
  amount: 25_000 as Minor,
  currency: 'IDR',
  description: 'Kopi',
  category: 'Food & Dining',
  date: TODAY,
  createdAt: '2026-11-20T05:00:00',
  paymentMethod: null,
}
const figures: Figures = {
  currentMonth: '2026-11',
  monthSpend: rupiah(100_000),
  weekSpend: rupiah(25_000),
  todaySpend: rupiah(25_000),
  comparedWith: null,
  breakdown: [
    { category: 'Food & Dining', totals: rupiah(66_700), count: 3 },
    { category: 'Travel', totals: rupiah(33_300), count: 1 },
  ],
  recent: [coffee, { ...coffee, id: 'b', description: 'Roti', date: '2026-11-18' as CalendarDate }],
}

interface SetUp {
  failed?: LoadFailure | null
  profileFailed?: boolean
  data?: Figures | null
  /** When the figures were last known. */
  asOf?: Date | null
  offline?: boolean
  currency?: Currency
  subscription?: SubscriptionState
}

function setUp({
  failed = null,
  profileFailed = false,
  data = figures,
  asOf = null,
  offline = false,
  currency = 'IDR',
  subscription = { kind: 'none' },
}: SetUp = {}) {
  const dashboard = {
    data: signal(data),
    asOf: signal(asOf?.getTime() ?? null),
    loading: signal(false),
    failed: signal<LoadFailure | null>(failed),
    refresh: vi.fn(async () => undefined),
    dismissFailure() {
      dashboard.failed.value = null
    },
  }
  const auth = { profileFailed: signal(profileFailed), retryProfile: vi.fn(async () => undefined) }
  const editing = { openAdd: vi.fn(), openEdit: vi.fn() }
  const exporting = { open: vi.fn() }
  const notifications = { offer: vi.fn() }
  render(
    <StoresProvider
      value={partOfStores({
        auth,
        connection: { offline: signal(offline) },
        dashboard,
        editing,
        exporting,
        notifications,
        subscription: { state: signal(subscription) },
        preferences: { currency: signal(currency) },
        unsent: { list: signal([]) },
        today: () => TODAY,
        now: () => new Date('2026-11-20T15:00:00'),
        timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      })}
    >
      <Dashboard categories={<Breakdown />} />
    </StoresProvider>,
  )
  return { auth, dashboard, editing, exporting, notifications }
}

afterEach(() => history.replaceState(null, '', '/'))

const row = (text: string) =>
  screen.getAllByRole('listitem').find(item => item.textContent?.includes(text))?.textContent

describe('the dashboard', () => {
  it('sums the month up: count, average per day so far, top category', {
    tags: ['spec-2.24', 'spec-2.25', 'spec-2.26', 'spec-9.10'],
  }, () => {
    setUp()
    expect(screen.getByText('November 2026')).toBeDefined()
    expect(screen.getByLabelText('This month').textContent).toBe('Rp100.000')
    expect(screen.getByLabelText('This week').textContent).toBe('Rp25.000')
    expect(screen.getByLabelText('Today').textContent).toBe('Rp25.000')
    expect(screen.getByLabelText('Transactions').textContent).toBe('4')
    expect(screen.getByLabelText('Daily average').textContent).toBe('Rp5.000')
    expect(row('Top category')).toMatch(/^Top categoryFood & Dining/)
  })

  it('leads from each sum to its expenses', () => {
    setUp()
    const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(addressOf('This month')).toBe('/expenses?timeframe=month')
    expect(addressOf('This week')).toBe('/expenses?timeframe=week')
    expect(addressOf('Today')).toBe('/expenses?timeframe=today')
  })

  it('holds the month against the same days of the last one, and says which', () => {
    const days = { from: '2026-10-01' as CalendarDate, to: '2026-10-20' as CalendarDate }
    setUp({ data: { ...figures, comparedWith: { ...days, totals: rupiah(80_000) } } })
    const [change] = screen.getAllByText('+25.0%')
    expect(change?.parentElement?.textContent).toBe('+25.0% compared with October 1–20')
    cleanup()
    setUp({ data: { ...figures, comparedWith: { ...days, totals: rupiah(0) } } })
    expect(screen.getByText('Nothing spent on October 1–20')).toBeDefined()
  })

  it('has each figure in dollars from the dollars themselves, and the top category of these', () => {
    // Rp14,930 are a dollar; a dollar is Rp15,000.
    const rent = { amount: 11_025 as Minor, currency: 'USD', category: 'Bills & Utilities' } as const
    const flight = { amount: 1_646_000 as Minor, currency: 'IDR', category: 'Travel' } as const
    const { totals, breakdown } = figuresOf([rent, flight])
    const spend = { monthSpend: totals, weekSpend: totalsOf(rent), todaySpend: totalsOf(rent), breakdown }
    const data = { ...figures, ...spend }
    setUp({ data, currency: 'USD' })
    expect(screen.getByLabelText('This month').textContent).toBe('$220.53')
    expect(screen.getByLabelText('This week').textContent).toBe('$110.25')
    expect(screen.getByLabelText('Today').textContent).toBe('$110.25')
    expect(screen.getByLabelText('Daily average').textContent).toBe('$11.03')
    expect(row('Top category')).toContain('Travel')
    cleanup()
    setUp({ data, currency: 'IDR' })
    expect(row('Top category')).toContain('Bills & Utilities')
  })

  it('shows a sum beyond 2^53 to the last digit', () => {
    const most = totalsOf({ amount: 999_999_999_999 as Minor, currency: 'IDR' })
    const all = sumTotals(Array.from({ length: 9009 }, () => most))
    setUp({ data: { ...figures, monthSpend: all } })
    expect(screen.getByLabelText('This month').textContent).toBe('Rp9.008.999.999.990.991')
  })

  it('has no top category where nothing was spent', { tags: ['spec-2.26', 'spec-2.30'] }, () => {
    setUp({ data: { ...figures, monthSpend: rupiah(0), breakdown: [], recent: [] } })
    expect(screen.getByLabelText('Top category').textContent).toBe('None')
    expect(screen.getByRole('heading', { name: 'No expenses yet' })).toBeDefined()
    expect(screen.getByText(/^Hold the microphone button/)).toBeDefined()
  })

  it('teaches by sentences in the currency of the person', () => {
    setUp({ data: { ...figures, monthSpend: rupiah(0), breakdown: [], recent: [] }, currency: 'USD' })
    expect(screen.getByText('“coffee 4.50”')).toBeDefined()
    expect(screen.queryByText(/thousand/)).toBeNull()
  })

  it('draws the categories, and lists each with count, amount and percent to one decimal', {
    tags: ['spec-2.27', 'spec-2.28'],
  }, () => {
    setUp()
    expect(screen.getByRole('heading', { name: 'Category Breakdown' })).toBeDefined()
    expect(screen.getByText('This Month')).toBeDefined()
    expect(screen.getByRole('option', { name: 'Food & Dining: Rp66.700 (66.7%)' })).toBeDefined()
    expect(row('66.7%')).toBe('Top categoryFood & Dining 3× Rp66.700 66.7%')
  })

  it('leads from each category to its expenses of the month', () => {
    setUp()
    expect(screen.getByRole('link', { name: /Food & Dining/ }).getAttribute('href')).toBe(
      '/expenses?timeframe=month&category=Food+%26+Dining',
    )
  })

  it('lists the last three, and leads to all', () => {
    setUp({ data: { ...figures, recent: ['a', 'b', 'c', 'd'].map(id => ({ ...coffee, id })) } })
    const recent = within(screen.getByRole('region', { name: 'Recent Expenses' }))
    expect(recent.getAllByRole('listitem')).toHaveLength(3)
    expect(recent.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/expenses')
  })

  it('lists the latest with a badge and the day, and when it was recorded where that is another', {
    tags: ['spec-2.31'],
  }, () => {
    setUp()
    expect(row('Kopi')).toBe('KopiFood & Dining TodayRp25.000')
    expect(row('Roti')).toBe('RotiFood & Dining Nov 18, 2026Recorded todayRp25.000')
  })

  it('opens for editing the one that is tapped', { tags: ['spec-2.32'] }, () => {
    const { editing } = setUp()
    expect(screen.getByRole('heading', { name: 'Recent Expenses' })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: /Kopi/ }))
    expect(editing.openEdit).toHaveBeenCalledExactlyOnceWith(coffee)
  })

  it('offers notifications 2 s after it has come', { tags: ['spec-2.36', 'spec-9.14'] }, () => {
    vi.useFakeTimers()
    try {
      const { notifications } = setUp()
      vi.advanceTimersByTime(1999)
      expect(notifications.offer).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(notifications.offer).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })

  it('offers to export', { tags: ['spec-2.34'] }, () => {
    const { exporting } = setUp()
    fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    expect(exporting.open).toHaveBeenCalledExactlyOnceWith({ kind: 'range' })
  })

  it('opens the form for a new expense at /?add=true, and puts / in its place', {
    tags: ['spec-2.23'],
  }, () => {
    history.replaceState(null, '', '/?add=true')
    const entries = history.length
    const { editing } = setUp()
    expect(editing.openAdd).toHaveBeenCalledOnce()
    expect(location.search).toBe('')
    expect(history.length).toBe(entries)
  })

  it('does not open it for any other query', { tags: ['spec-2.23'] }, () => {
    history.replaceState(null, '', '/?add=false')
    expect(setUp().editing.openAdd).not.toHaveBeenCalled()
  })
})

it('the sums of the month stand under Total Spent, to be seen, and under the name of the month', () => {
  setUp()
  const sums = screen.getByRole('region', { name: 'Total Spent' })
  expect(within(sums).getByRole('heading', { name: 'Total Spent' }).className).toBe('')
  expect(within(sums).getByText('November 2026')).toBeDefined()
})

describe('the banner of the dashboard', () => {
  it.each([
    [{ failed: 'other' }, 'Failed to load dashboard data'],
    [{ profileFailed: true, data: null }, 'Failed to load dashboard data'],
    [{ failed: 'network' }, 'Network error. Please check your internet connection.'],
    [{ failed: 'network', profileFailed: true }, 'Network error. Please check your internet connection.'],
  ] as const)(
    'tells that %j, until dismissed',
    { tags: ['spec-4.6', 'spec-8.8', 'spec-8.40'] },
    (fault, text) => {
      setUp(fault)
      expect(screen.getByRole('alert').textContent).toContain(text)
      fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('says nothing of a profile that failed over figures that did load', () => {
    setUp({ profileFailed: true })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('asks again for what failed', () => {
    const { auth, dashboard } = setUp({ profileFailed: true, data: null })
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(auth.retryProfile).toHaveBeenCalledOnce()
    expect(dashboard.refresh).not.toHaveBeenCalled()
  })
})

describe('figures that were last known', () => {
  it('are marked with their time', () => {
    setUp({ asOf: new Date('2026-11-20T14:05:00') })
    expect(screen.getByText('As of 2:05 PM')).toBeDefined()
  })

  it('of another day are marked with the day, too, and stand under the name of their month', () => {
    setUp({ asOf: new Date('2026-10-31T14:05:00') })
    expect(screen.getByText('As of Oct 31, 2:05 PM')).toBeDefined()
    expect(screen.getByText('October 2026')).toBeDefined()
  })

  it('without a network are no failure, and say so', () => {
    setUp({ failed: 'network', offline: true, asOf: new Date('2026-11-20T14:05:00') })
    expect(screen.getByText('Offline · As of 2:05 PM')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a trial', () => {
  const left = (daysRemaining: number | null, trial = true) =>
    setUp({
      subscription: {
        kind: 'known',
        subscription: { active: true, trial, totalDays: 14, daysRemaining },
      },
    })

  it.each([
    [3, 'Your trial ends in 3 days.'],
    [1, 'Your trial ends within a day.'],
  ])('with %i days left says so, and what follows', (days, text) => {
    left(days)
    expect(screen.getByText(text).parentElement?.textContent).toMatch(/you can export them/)
  })

  it.each([
    [4, true],
    [null, true],
    [2, false],
  ])('with %s days left (trial: %s) says nothing', (days, trial) => {
    left(days, trial)
    expect(screen.queryByText(/trial ends/)).toBeNull()
  })
})
