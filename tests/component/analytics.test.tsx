import { signal } from '@preact/signals-react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { Currency } from '../../shared/domain/currency.ts'
import { type CalendarMonth, monthsUpTo } from '../../shared/domain/period.ts'
import { sumTotals } from '../../shared/domain/totals.ts'
import type { Profile } from '../../shared/wire/account.ts'
import type { PeriodStats } from '../../shared/wire/period.ts'
import type { Trends } from '../../shared/wire/trends.ts'
import { setLocale } from '../../src/i18n/translate.ts'
import { Analytics } from '../../src/screens/analytics/analytics.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { MonthStats } from '../../src/stores/figures/analytics.ts'
import { rupiah } from '../unit/rupiah.ts'
import { partOfStores } from './part-of-stores.ts'

// It draws on a canvas, which only a browser has: the end-to-end test looks at it.
vi.mock('../../src/widgets/bar-chart.tsx', () => ({
  BarChart: ({ children }: { children?: ReactNode }) => children,
}))
afterEach(() => setLocale('en'))

const NAMES = ['Shopping', 'Travel', 'Healthcare', 'Business', 'Other', 'Entertainment', 'Transportation']

/** Each category gets one expense: the first the whole amount, each further one a thousand less. */
function month(name: string, categories: number, amount = 40_000): MonthStats {
  const breakdown = NAMES.slice(0, categories).map((category, index) => ({
    category,
    totals: rupiah(amount - 1000 * index),
    count: 1,
  }))
  const totals = sumTotals(breakdown.map(({ totals }) => totals))
  const stats: PeriodStats = { totals, breakdown, expenses: [], count: categories, nextCursor: null }
  return { month: name as CalendarMonth, stats, asOf: null, failed: null }
}

const missing = (name: string): MonthStats => ({
  month: name as CalendarMonth,
  stats: null,
  asOf: null,
  failed: null,
})

function setUp(
  months: readonly MonthStats[] | null,
  {
    asOf = null as number | null,
    offline = false,
    networkFailed = false,
    profile = null as Profile | null,
    year = null as Trends | null,
    yearLoading = false,
  } = {},
) {
  const analytics = {
    months: signal(months),
    asOf: signal(asOf),
    loading: signal(false),
    networkFailed: signal(networkFailed),
    open: vi.fn(async () => undefined),
    retry: vi.fn(async () => undefined),
  }
  const trends = {
    data: signal(year),
    asOf: signal(null),
    loading: signal(yearLoading),
    open: vi.fn(async () => undefined),
    retry: vi.fn(async () => undefined),
  }
  const preferences = { currency: signal<Currency>('IDR') }
  const connection = { offline: signal(offline) }
  const today = () => '2026-11-20' as CalendarDate
  render(
    <StoresProvider
      value={partOfStores({
        analytics,
        auth: { profile: signal(profile) },
        connection,
        preferences,
        today,
        now: () => new Date(),
        timeZone: () => 'Asia/Jakarta',
        trends,
      })}
    >
      <Analytics />
    </StoresProvider>,
  )
  return { analytics, preferences }
}

/** The figure under a label, with its note. */
function figure(label: string): string {
  const [term] = screen.getAllByText(label, { selector: 'dt' })
  return term?.parentElement?.textContent?.slice(label.length) ?? ''
}

const full = [month('2026-09', 1, 10_000), month('2026-10', 2, 20_000), month('2026-11', 7)]
const optionCategory = (option: HTMLElement) => option.getAttribute('aria-label')?.split(':')[0]
const choose = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))

describe('the cards of analytics', () => {
  it('say what this month came to, against the last, per day and on how many categories', {
    tags: ['spec-2.71'],
  }, () => {
    setUp(full)
    expect(figure('This month')).toBe('Rp259.000')
    expect(figure('Monthly change')).toBe('+564.1%compared with October 1–31')
    expect(figure('Daily average')).toBe('Rp12.950')
    expect(figure('Categories')).toBe('7')
  })

  it('show more in one way and less in another, not by colour alone', { tags: ['spec-2.72'] }, () => {
    setUp([month('2026-09', 0), month('2026-10', 2), month('2026-11', 1)])
    const [change] = screen.getAllByText('-49.4%')
    expect(change?.dataset.way).toBe('down')
    expect(change?.querySelector('svg')).not.toBeNull()
  })

  it('have no percentage where nothing was spent last month', () => {
    setUp([month('2026-09', 1), month('2026-10', 0), month('2026-11', 1)])
    expect(figure('Monthly change')).toBe('–Nothing to compare withNothing spent on October 1–31')
  })

  it('change with the currency and with the language at once', async () => {
    const { preferences } = setUp(full)
    await act(async () => {
      preferences.currency.value = 'USD'
    })
    expect(figure('This month')).toBe('$17.36')
    await act(() => setLocale('id'))
    expect(screen.getByRole('heading', { level: 1, name: 'Statistik' })).toBeDefined()
    expect(figure('Perubahan')).toBe('+565,1%dibanding 1–31 Oktober')
  })

  it('keep their places while nothing is known, and ask for it', () => {
    const { analytics } = setUp(null)
    expect(analytics.open).toHaveBeenCalledOnce()
    expect(figure('This month').trim()).toBe('')
    expect(screen.getAllByRole('tab')).toHaveLength(3)
  })

  it('stand over an invitation when nothing has been spent', () => {
    setUp([month('2026-09', 0), month('2026-10', 0), month('2026-11', 0)])
    expect(screen.getByRole('heading', { name: 'Nothing to analyze yet' })).toBeDefined()
    expect(screen.queryByRole('tablist')).toBeNull()
  })
})

describe('trends', () => {
  it('are a table of three months, and what they come to', { tags: ['spec-2.73'] }, () => {
    setUp(full)
    const rows = within(screen.getByRole('table', { name: 'Three months compared' })).getAllByRole('row')
    expect(rows.map(row => [...row.children].map(cell => cell.textContent))).toEqual([
      ['Month', 'Spent', 'Transactions'],
      ['September 2026', 'Rp10.000', '1'],
      ['October 2026', 'Rp39.000', '2'],
      ['November 2026', 'Rp259.000', '7'],
    ])
    expect(figure('Versus last month')).toBe('+564.1%compared with October 1–31')
    expect(figure('Highest month')).toBe('November 2026Rp259.000')
    expect(figure('Average per month')).toBe('Rp102.667')
    expect(figure('Total transactions')).toBe('10')
  })

  it('name the only month with expenses as the highest', () => {
    setUp([month('2026-09', 0), month('2026-10', 0), month('2026-11', 1)])
    expect(figure('Highest month')).toBe('November 2026Rp40.000')
  })

  it('average over the months since the account was made', () => {
    const createdAt = '2026-09-30T17:00:00Z'
    setUp([month('2026-09', 0), month('2026-10', 0), month('2026-11', 1)], {
      profile: { name: '', email: '', createdAt, termsDue: null },
    })
    expect(figure('Average per month')).toBe('Rp20.000')
  })

  it('count a month that failed as zero, say so wherever it matters, and offer Retry', {
    tags: ['spec-8.14'],
  }, () => {
    const { analytics } = setUp([missing('2026-09'), missing('2026-10'), month('2026-11', 1)])
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('counted as zero: September 2026, October 2026')
    expect(screen.getByRole('row', { name: /^October 2026\s*Not loaded Rp0 0$/ })).toBeDefined()
    expect(figure('This month')).toBe('Rp40.000')
    expect(figure('Monthly change')).toBe('–Nothing to compare withNot loaded')
    expect(figure('Average per month')).toBe('Rp13.333Not all months loaded')
    fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(analytics.retry).toHaveBeenCalledOnce()
  })
})

it.each([
  ['missing', [month('2026-09', 1), missing('2026-10'), month('2026-11', 1)], null],
  ['out of date', full, Date.now()],
])('of months that are %s because the network fails, that is told', (_, months, asOf) => {
  setUp(months, { asOf, networkFailed: true })
  expect(screen.getByRole('alert').textContent).toContain(
    'Network error. Please check your internet connection.',
  )
})

/** Of November until the 20th: 12.000 on the 3rd, and 30.000 in October's first twenty days. */
const year: Trends = {
  months: monthsUpTo('2026-11' as CalendarMonth, 12).map(name => ({
    month: name,
    totals: rupiah(name === '2026-11' ? 12_000 : 0),
    count: name === '2026-11' ? 2 : 0,
  })),
  days: [{ date: '2026-11-03' as CalendarDate, totals: rupiah(12_000), count: 2 }],
  comparedWith: {
    range: { from: '2026-10-01' as CalendarDate, to: '2026-10-20' as CalendarDate },
    totals: rupiah(20_000),
    breakdown: [{ category: 'Shopping', totals: rupiah(20_000), count: 1 }],
  },
}

describe('with the same days of the month before', () => {
  it('each change is one against them, and says so, without a percentage of many times as much', () => {
    setUp(full, { year })
    expect(figure('Monthly change')).toBe('over 10×compared with October 1–20')
    expect(figure('Versus last month')).toBe('over 10×compared with October 1–20')
    choose('Categories')
    expect(screen.getByText('compared with October 1–20', { selector: 'section p' })).toBeDefined()
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Shopping 1×Rp40.000+100.0%')
    choose('Insights')
    expect(screen.getAllByText('compared with October 1–20')).toHaveLength(2)
  })

  it('no change is shown before it is known which days it is of', () => {
    setUp(full, { yearLoading: true })
    expect(figure('Monthly change').trim()).toBe('')
  })

  it('twelve months and the days of this one are links to their expenses', async () => {
    setUp(full, { year })
    const links = async (name: string) =>
      within(await screen.findByRole('list', { name })).getAllByRole('link')
    const months = await links('Last 12 months')
    expect(months).toHaveLength(12)
    expect(months[11]?.textContent).toBe('November 2026: Rp12.000')
    expect(months[0]?.getAttribute('href')).toBe('/expenses?timeframe=month&month=2025-12')
    const days = await links('Day by day, November 2026')
    expect(days).toHaveLength(20)
    expect(days[2]?.textContent).toBe('Nov 3, 2026: Rp12.000')
    expect(days[2]?.getAttribute('href')).toBe('/expenses?timeframe=month&month=2026-11#2026-11-03')
  })

  it('arrow keys go along the bars, and what the focused one comes to stands above', async () => {
    setUp(full, { year })
    const list = await screen.findByRole('list', { name: 'Day by day, November 2026' })
    const days = within(list).getAllByRole('link')
    expect(days.map(({ tabIndex }) => tabIndex).filter(index => index === 0)).toHaveLength(1)
    act(() => days[19]?.focus())
    for (let day = 20; day > 3; day--) fireEvent.keyDown(document.activeElement ?? list, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(days[2])
    expect(screen.getByRole('link', { name: 'Nov 3, 2026 Rp12.000' })).toBeDefined()
  })

  it('those with expenses are in a table, too', () => {
    setUp(full, { year })
    const table = screen.getByRole('table', { name: 'Last 12 months', hidden: true })
    expect(
      within(table)
        .getAllByRole('row', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['MonthSpentTransactions', 'November 2026Rp12.0002'])
  })
})

describe('categories', () => {
  it('list the top six with count, amount and trend, and draw as many', {
    tags: ['spec-2.74', 'spec-9.18'],
  }, () => {
    setUp(full)
    choose('Categories')
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toHaveLength(6)
    expect(rows[0]).toBe('Shopping 1×Rp40.000+100.0%')
    expect(rows[2]).toBe('Healthcare 1×Rp38.000–Nothing to compare with')
    expect(screen.getAllByRole('option').slice(0, 6).map(optionCategory)).toEqual(NAMES.slice(0, 6))
    expect(screen.getByRole('option', { name: 'Shopping: Rp40.000 (15.4%)' })).toBeDefined()
  })

  it('name the rest of the ring', () => {
    setUp(full)
    choose('Categories')
    const [rest] = screen.getAllByRole('option').slice(6)
    expect(rest?.getAttribute('aria-label')).toBe('Other categories: Rp34.000 (13.1%)')
    expect(screen.getByText('Other categories').parentElement?.textContent).toBe(
      'Other categories 1×Rp34.000',
    )
  })

  it('have no trend against a month that is not loaded', () => {
    setUp([month('2026-09', 1), missing('2026-10'), month('2026-11', 1)])
    choose('Categories')
    expect(screen.getByRole('listitem').textContent).toContain('Not loaded')
  })
})

describe('insights', () => {
  it('name the biggest category, the average per day, the increase, and three things to do', {
    tags: ['spec-2.75'],
  }, () => {
    setUp(full)
    choose('Insights')
    const panel = within(screen.getByRole('tabpanel', { name: 'Insights' }))
    expect(panel.getByText('Shopping')).toBeDefined()
    expect(panel.getByText('Rp40.000, 15.4% of this month')).toBeDefined()
    expect(panel.getByText('Rp12.950')).toBeDefined()
    expect(panel.getByRole('heading', { name: 'Increase' })).toBeDefined()
    expect(panel.getAllByRole('listitem')).toHaveLength(3)
  })

  it('speak of a decrease where less was spent', { tags: ['spec-2.75'] }, () => {
    setUp([month('2026-09', 0), month('2026-10', 2), month('2026-11', 1)])
    choose('Insights')
    expect(screen.getByRole('heading', { name: 'Decrease' })).toBeDefined()
  })
})

describe('months that were last known', () => {
  const asOf = Date.now()

  it('are marked with their time, and asked for again on Retry', () => {
    const { analytics } = setUp(full, { asOf })
    expect(screen.getByText(/^As of \d+:\d\d [AP]M$/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(analytics.retry).toHaveBeenCalledOnce()
  })

  it('without a network need no Retry: they are asked for once it is back', () => {
    setUp(full, { asOf, offline: true })
    expect(screen.getByText(/^Offline · As of \d+:\d\d [AP]M$/)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
