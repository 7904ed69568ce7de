/** The backend's calls that list expenses: those of a period, and those that a filter lets through. */
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { CalendarMonth, Period } from '../../shared/domain/period.ts'
import { expenseOutput } from '../../shared/wire/expense.ts'
import {
  type ExpensePage,
  expensePageOutput,
  type PageBody,
  type PeriodBody,
  type PeriodStats,
  periodOf,
  periodOutput,
} from '../../shared/wire/period.ts'
import type { ApiResult, Http } from './http.ts'
import { type ListQuery, queryParameters } from './list-query.ts'
import { readInSlices } from './read-in-slices.ts'
import { type CachedResponse, type ResponseCache, readCached } from './response-cache.ts'

export interface ExpenseQuery extends ListQuery {
  /** At most 1000. */
  readonly limit: number
  /** `next` of the page before. */
  readonly cursor?: string
  /** Number of the latest expenses to skip; for a backend without cursors. */
  readonly offset?: number
  /** Ends the request: its result is `offline` then. */
  readonly signal?: AbortSignal
}

export interface ListApi {
  /** `month` counts only for the period `month`, `from`, its first day, only for the others. */
  period(period: Period, month: CalendarMonth, from?: CalendarDate): Promise<ApiResult<PeriodStats>>
  /** Latest day first. */
  expenses(query: ExpenseQuery): Promise<ApiResult<ExpensePage>>
}

/** The name includes the day for the periods day and week, whose figures change daily. */
function periodName(period: Period, month: CalendarMonth, from = ''): string {
  return `${period}:${period === 'month' ? month : from}`
}

/** The stored answer of an earlier visit, parsed in slices; null where none of a known shape is stored. */
export function createCachedPeriod(cache: ResponseCache) {
  return async (...which: Parameters<ListApi['period']>): Promise<CachedResponse<PeriodStats> | null> => {
    const found = readCached(cache, periodName(...which), periodOutput)
    const value = found && (await readPeriod(found.value))
    return value && { value, at: found.at }
  }
}

/** Null where one of the expenses is invalid, as below. */
export async function readPeriod(body: PeriodBody): Promise<PeriodStats | null> {
  const expenses = await readInSlices(expenseOutput, body.expenses)
  return expenses && periodOf(body, expenses)
}

async function readPage(body: PageBody): Promise<ExpensePage | null> {
  const expenses = await readInSlices(expenseOutput, body.expenses)
  return expenses && { ...body, expenses }
}

/** An answer parsed by `read`; malformed where that returns null. */
async function readWith<Body, T>(
  read: (body: Body) => Promise<T | null>,
  result: ApiResult<Body>,
): Promise<ApiResult<T>> {
  if (result.kind === 'failed') return result
  const value = await read(result.value)
  return value === null ? { kind: 'failed', failure: { kind: 'malformed' } } : { kind: 'ok', value }
}

export function createListApi(http: Http): ListApi {
  return {
    async period(period, month, from) {
      const query = new URLSearchParams({ timeframe: period })
      if (period === 'month') query.set('month', month)
      const cacheAs = periodName(period, month, from)
      const request = { method: 'GET', path: `/expenses/detail?${query}`, cacheAs } as const
      return readWith(readPeriod, await http(request, periodOutput))
    },
    async expenses({ limit, cursor, offset, signal, ...listed }) {
      const query = queryParameters(listed)
      query.set('limit', String(limit))
      if (cursor !== undefined) query.set('cursor', cursor)
      if (offset) query.set('offset', String(offset))
      const request = { method: 'GET', path: `/expenses?${query}`, ...(signal && { signal }) } as const
      return readWith(readPage, await http(request, expensePageOutput))
    },
  }
}
