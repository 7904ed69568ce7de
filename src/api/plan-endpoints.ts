/**
 * The calls for recurring rules, budgets and usual expenses. Separate from the calls that the first paint
 * waits for.
 */
import * as v from 'valibot'
import type { Budget } from '../../shared/domain/budget.ts'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { Expense } from '../../shared/domain/expense.ts'
import type { RecurringRule, Schedule } from '../../shared/domain/recurring.ts'
import type { UsualExpense } from '../../shared/domain/usual.ts'
import { budgetListOutput, budgetOutput, budgetToWire } from '../../shared/wire/budget.ts'
import {
  newRecurringOutput,
  recurringListOutput,
  recurringOutput,
  ruleChangeToWire,
  ruleToWire,
} from '../../shared/wire/recurring.ts'
import { usualOutput } from '../../shared/wire/usual.ts'
import { IDEMPOTENCY_HEADER } from '../../shared/wire/voice-request.ts'
import { sendDeletion } from './deletion.ts'
import type { ApiResult, Http } from './http.ts'
import { type CachedResponse, type ResponseCache, readCached } from './response-cache.ts'

/** A rule, and the expenses that it has entered at once. */
export interface NewRule {
  readonly rule: RecurringRule
  readonly expenses: readonly Expense[]
}

export interface PlansApi {
  /** The oldest first. */
  rules(): Promise<ApiResult<readonly RecurringRule[]>>
  /**
   * Starts on the first day of the schedule from `starts` on; expenses already due are entered at once. Each
   * attempt has the same key.
   */
  addRule(
    what: UsualExpense,
    schedule: Schedule,
    starts: CalendarDate,
    idempotencyKey: string,
  ): Promise<ApiResult<NewRule>>
  pauseRule(id: string, paused: boolean): Promise<ApiResult<RecurringRule>>
  /** Entered expenses stay. `schedule` is null where it is unchanged; a new one starts tomorrow. */
  changeRule(id: string, what: UsualExpense, schedule: Schedule | null): Promise<ApiResult<RecurringRule>>
  /** Entered expenses stay. */
  deleteRule(id: string): Promise<ApiResult<unknown>>
  /** Usual expenses at this time of day. */
  usual(): Promise<ApiResult<readonly UsualExpense[]>>
  budgets(): Promise<ApiResult<readonly Budget[]>>
  /** Replaces the budget of the same scope. */
  setBudget(budget: Budget): Promise<ApiResult<Budget>>
  /** One that is removed already counts as removed now. */
  removeBudget(scope: string): Promise<ApiResult<unknown>>
}

/** The last answers of an earlier visit: null where none of a known shape is stored. */
export interface CachedPlans {
  rules(): CachedResponse<readonly RecurringRule[]> | null
  usual(): CachedResponse<readonly UsualExpense[]> | null
  budgets(): CachedResponse<readonly Budget[]> | null
}

const BUDGETS = 'budgets'
const USUAL = 'usual'
const RULES = 'recurring'

export function createPlansApi(http: Http): PlansApi {
  const budgetAt = (scope: string) =>
    ({ path: `/budgets/${encodeURIComponent(scope)}`, route: '/budgets/{category}' }) as const
  const ruleAt = (id: string) =>
    ({ path: `/recurring/${encodeURIComponent(id)}`, route: '/recurring/{id}' }) as const
  return {
    rules: () => http({ method: 'GET', path: '/recurring', cacheAs: RULES }, recurringListOutput),
    addRule: (what, schedule, starts, idempotencyKey) =>
      http(
        {
          method: 'POST',
          path: '/recurring',
          body: ruleToWire(what, schedule, starts),
          headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
        },
        newRecurringOutput,
      ),
    pauseRule: (id, paused) => http({ method: 'PUT', ...ruleAt(id), body: { paused } }, recurringOutput),
    changeRule: (id, what, schedule) =>
      http({ method: 'PUT', ...ruleAt(id), body: ruleChangeToWire(what, schedule) }, recurringOutput),
    deleteRule: id => sendDeletion(http, ruleAt(id), v.unknown()),
    usual: () => http({ method: 'GET', path: '/expenses/usual', cacheAs: USUAL }, usualOutput),
    budgets: () => http({ method: 'GET', path: '/budgets', cacheAs: BUDGETS }, budgetListOutput),
    setBudget: budget =>
      http({ method: 'PUT', ...budgetAt(budget.scope), body: budgetToWire(budget) }, budgetOutput),
    removeBudget: scope => sendDeletion(http, budgetAt(scope), v.unknown()),
  }
}

export function createCachedPlans(cache: ResponseCache): CachedPlans {
  return {
    rules: () => readCached(cache, RULES, recurringListOutput),
    usual: () => readCached(cache, USUAL, usualOutput),
    budgets: () => readCached(cache, BUDGETS, budgetListOutput),
  }
}
