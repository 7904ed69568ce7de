/** The backend's calls (specification §7), one function each. */
import * as v from 'valibot'
import type { CalendarDate } from '../domain/calendar-date.ts'
import type { Expense, ExpenseDraft } from '../domain/expense.ts'
import type { CalendarMonth, DateRange, Period } from '../domain/period.ts'
import type { ApiResult, Http } from './http.ts'
import { type AnswerKeeper, type Known, recall } from './known.ts'
import {
  NO_SUBSCRIPTION,
  type Profile,
  profileOutput,
  type Subscription,
  subscriptionOutput,
} from './wire/account.ts'
import { enveloped } from './wire/envelope.ts'
import { draftToWire, expenseOutput } from './wire/expense.ts'
import {
  type Dashboard,
  dashboardOutput,
  expenseListOutput,
  type PeriodStats,
  periodOutput,
} from './wire/totals.ts'

export interface ExpenseQuery {
  /** Null for all there is. */
  readonly range: DateRange | null
  /** At most 1000. */
  readonly limit: number
  /** How many of the latest to pass over. */
  readonly offset?: number
}

export interface Api {
  /** Creates the profile on the backend, after Google's sign-in. */
  login(): Promise<ApiResult<unknown>>
  profile(): Promise<ApiResult<Profile>>
  /** A 404 is an answer: no subscription. */
  subscription(): Promise<ApiResult<Subscription>>
  dashboard(): Promise<ApiResult<Dashboard>>
  /** `month` counts only for the period `month`, `from`, its first day, only for the others. */
  period(period: Period, month: CalendarMonth, from?: CalendarDate): Promise<ApiResult<PeriodStats>>
  /** Latest day first. */
  expenses(query: ExpenseQuery): Promise<ApiResult<Expense[]>>
  /** `date` may carry time and offset; its part before T is the draft's day. */
  addExpense(draft: ExpenseDraft, date: string): Promise<ApiResult<Expense>>
  addExpenses(drafts: readonly ExpenseDraft[]): Promise<ApiResult<Expense[]>>
  updateExpense(id: string, draft: ExpenseDraft): Promise<ApiResult<Expense>>
  deleteExpense(id: string): Promise<ApiResult<unknown>>
}

/** What was last known, where it is still of use: null where nothing is. */
export interface LastAnswers {
  profile(): Known<Profile> | null
  subscription(): Known<Subscription> | null
  dashboard(): Known<Dashboard> | null
  period(period: Period, month: CalendarMonth, from?: CalendarDate): Known<PeriodStats> | null
}

const PROFILE = 'profile'
const SUBSCRIPTION = 'subscription'
const DASHBOARD = 'dashboard'
/** What was today's is not tomorrow's. */
function periodName(period: Period, month: CalendarMonth, from = ''): string {
  return `${period}:${period === 'month' ? month : from}`
}

export function createLastAnswers(kept: AnswerKeeper): LastAnswers {
  return {
    profile: () => recall(kept, PROFILE, profileOutput),
    subscription: () => recall(kept, SUBSCRIPTION, subscriptionOutput),
    dashboard: () => recall(kept, DASHBOARD, dashboardOutput),
    period: (...which) => recall(kept, periodName(...which), periodOutput),
  }
}

const anything = v.unknown()
const oneExpense = enveloped(expenseOutput)

export function createApi(http: Http): Api {
  return {
    login: () => http({ method: 'POST', path: '/auth/login' }, anything),
    profile: () => http({ method: 'GET', path: '/auth/profile' }, profileOutput),
    async subscription() {
      const request = { method: 'GET', path: '/subscriptions/status', keepAs: SUBSCRIPTION } as const
      const result = await http(request, subscriptionOutput)
      const none =
        result.kind === 'failed' && result.failure.kind === 'status' && result.failure.status === 404
      return none ? { kind: 'ok', value: NO_SUBSCRIPTION } : result
    },
    dashboard: () => http({ method: 'GET', path: '/dashboard/stats', keepAs: DASHBOARD }, dashboardOutput),
    period(period, month, from) {
      const query = new URLSearchParams({ timeframe: period })
      if (period === 'month') query.set('month', month)
      const keepAs = periodName(period, month, from)
      return http({ method: 'GET', path: `/expenses/detail?${query}`, keepAs }, periodOutput)
    },
    expenses({ range, limit, offset }) {
      const query = new URLSearchParams({ limit: String(limit), ...range })
      if (offset) query.set('offset', String(offset))
      return http({ method: 'GET', path: `/expenses?${query}` }, expenseListOutput)
    },
    addExpense: (draft, date) =>
      http({ method: 'POST', path: '/expenses', body: draftToWire(draft, date) }, oneExpense),
    addExpenses(drafts) {
      const expenses = drafts.map(draft => draftToWire(draft))
      return http({ method: 'POST', path: '/expenses/batch', body: { expenses } }, expenseListOutput)
    },
    updateExpense: (id, draft) =>
      http(
        { method: 'PUT', path: `/expenses/${encodeURIComponent(id)}`, body: draftToWire(draft) },
        oneExpense,
      ),
    deleteExpense: id => http({ method: 'DELETE', path: `/expenses/${encodeURIComponent(id)}` }, anything),
  }
}
