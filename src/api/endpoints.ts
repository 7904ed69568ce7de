/** The backend's calls (specification §7), one function each. */
import * as v from 'valibot'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { Expense, ExpenseDraft } from '../../shared/domain/expense.ts'
import type { CalendarMonth, DateRange, Period } from '../../shared/domain/period.ts'
import { enveloped } from '../../shared/wire/envelope.ts'
import { draftToWire, expenseOutput } from '../../shared/wire/expense.ts'
import {
  type ExpensePage,
  expenseListOutput,
  expensePageOutput,
  type PeriodStats,
  periodOutput,
} from '../../shared/wire/period.ts'
import { IDEMPOTENCY_HEADER } from '../../shared/wire/voice-request.ts'
import { createFirstApi, type FirstApi, type FirstLastAnswers } from './first-endpoints.ts'
import type { ApiResult, Http } from './http.ts'
import { type AnswerKeeper, type Known, recall } from './known.ts'

export interface ExpenseQuery {
  /** Null for all there is. */
  readonly range: DateRange | null
  /** At most 1000. */
  readonly limit: number
  /** `next` of the page before. */
  readonly cursor?: string
  /** How many of the latest to pass over; for a backend that has no cursors. */
  readonly offset?: number
}

export interface Api extends FirstApi {
  /** `month` counts only for the period `month`, `from`, its first day, only for the others. */
  period(period: Period, month: CalendarMonth, from?: CalendarDate): Promise<ApiResult<PeriodStats>>
  /** Latest day first. */
  expenses(query: ExpenseQuery): Promise<ApiResult<ExpensePage>>
  /**
   * Each attempt at the same goes under the same key: it is saved once. `date` may carry time and offset; its part
   * before T is the draft's day.
   */
  addExpense(draft: ExpenseDraft, date: string, idempotencyKey: string): Promise<ApiResult<Expense>>
  addExpenses(drafts: readonly ExpenseDraft[], idempotencyKey: string): Promise<ApiResult<Expense[]>>
  updateExpense(id: string, draft: ExpenseDraft): Promise<ApiResult<Expense>>
  deleteExpense(id: string): Promise<ApiResult<unknown>>
}

/** What was last known, where it is still of use: null where nothing is. */
export interface LastAnswers extends FirstLastAnswers {
  period(period: Period, month: CalendarMonth, from?: CalendarDate): Known<PeriodStats> | null
}

/** What was today's is not tomorrow's. */
function periodName(period: Period, month: CalendarMonth, from = ''): string {
  return `${period}:${period === 'month' ? month : from}`
}

export function recallPeriod(kept: AnswerKeeper): LastAnswers['period'] {
  return (...which) => recall(kept, periodName(...which), periodOutput)
}

function pathOf(id: string) {
  return { path: `/expenses/${encodeURIComponent(id)}`, route: '/expenses/{id}' } as const
}

function under(idempotencyKey: string): Record<string, string> {
  return { [IDEMPOTENCY_HEADER]: idempotencyKey }
}

const oneExpense = enveloped(expenseOutput)

export function createApi(http: Http): Api {
  return {
    ...createFirstApi(http),
    period(period, month, from) {
      const query = new URLSearchParams({ timeframe: period })
      if (period === 'month') query.set('month', month)
      const keepAs = periodName(period, month, from)
      return http({ method: 'GET', path: `/expenses/detail?${query}`, keepAs }, periodOutput)
    },
    expenses({ range, limit, cursor, offset }) {
      const query = new URLSearchParams({ limit: String(limit), ...range })
      if (cursor !== undefined) query.set('cursor', cursor)
      if (offset) query.set('offset', String(offset))
      return http({ method: 'GET', path: `/expenses?${query}` }, expensePageOutput)
    },
    addExpense: (draft, date, idempotencyKey) =>
      http(
        { method: 'POST', path: '/expenses', body: draftToWire(draft, date), headers: under(idempotencyKey) },
        oneExpense,
      ),
    addExpenses(drafts, idempotencyKey) {
      const expenses = drafts.map(draft => draftToWire(draft))
      return http(
        { method: 'POST', path: '/expenses/batch', body: { expenses }, headers: under(idempotencyKey) },
        expenseListOutput,
      )
    },
    updateExpense: (id, draft) =>
      http({ method: 'PUT', ...pathOf(id), body: draftToWire(draft) }, oneExpense),
    deleteExpense: id => http({ method: 'DELETE', ...pathOf(id) }, v.unknown()),
  }
}
