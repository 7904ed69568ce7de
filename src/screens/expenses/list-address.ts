/**
 * What the list shows, as the query of its address: `/expenses?timeframe=month&month=2026-10&q=kopi&category=Shopping`, or
 * `/expenses?from=2026-11-16&to=2026-11-22` for other days than those of a period.
 */
import { parseCalendarDate } from '../../../shared/domain/calendar-date.ts'
import { isCategory } from '../../../shared/domain/category.ts'
import { MAX_SEARCH } from '../../../shared/domain/expense-search.ts'
import { isFiltering, type ListFilter } from '../../../shared/domain/list-filter.ts'
import { isPaymentFilter } from '../../../shared/domain/payment-method.ts'
import {
  type CalendarMonth,
  type DateRange,
  PERIODS,
  type Period,
  parseMonth,
} from '../../../shared/domain/period.ts'

export interface ListView {
  readonly period: Period
  /** Of the period `month`: null for the current one. */
  readonly month: CalendarMonth | null
  readonly filter: ListFilter
  /** Whether to search all expenses instead of the period. */
  readonly everywhere: boolean
  /** Days to search instead of the period; null for none. */
  readonly days: DateRange | null
}

/** In place of a period. */
const EVERYWHERE = 'all'

/** Ignores invalid parts. `search` is a query, with or without its question mark. */
export function readListAddress(search: string): ListView {
  const query = new URLSearchParams(search)
  const timeframe = query.get('timeframe')
  const period = PERIODS.find(name => name === timeframe) ?? 'month'
  const category = query.get('category')
  const payment = query.get('payment')
  const filter = {
    text: query.get('q')?.slice(0, MAX_SEARCH) ?? '',
    category: isCategory(category) ? category : null,
    paymentMethod: isPaymentFilter(payment) ? payment : null,
  }
  return {
    period,
    month: period === 'month' ? parseMonth(query.get('month') ?? '') : null,
    filter,
    everywhere: timeframe === EVERYWHERE && isFiltering(filter),
    days: readDays(query),
  }
}

function readDays(query: URLSearchParams): DateRange | null {
  const from = parseCalendarDate(query.get('from') ?? '')
  const to = parseCalendarDate(query.get('to') ?? '')
  return from && to && from <= to ? { from, to } : null
}

/** With its question mark; empty for the current month without a filter. */
export function writeListAddress({ period, month, filter, everywhere, days }: ListView): string {
  const query = new URLSearchParams({ ...days })
  const isPeriod = !everywhere && !days
  if (everywhere && !days) query.set('timeframe', EVERYWHERE)
  if (isPeriod && period !== 'month') query.set('timeframe', period)
  if (isPeriod && month !== null) query.set('month', month)
  if (filter.text !== '') query.set('q', filter.text)
  if (filter.category !== null) query.set('category', filter.category)
  if (filter.paymentMethod !== null) query.set('payment', filter.paymentMethod)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
