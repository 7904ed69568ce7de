/** The calls about what is planned. Apart from the others, which the first paint waits for. */
import * as v from 'valibot'
import type { Budget } from '../../shared/domain/budget.ts'
import type { UsualExpense } from '../../shared/domain/usual.ts'
import { budgetListOutput, budgetOutput, budgetToWire } from '../../shared/wire/budget.ts'
import { usualOutput } from '../../shared/wire/usual.ts'
import type { ApiResult, Http } from './http.ts'
import { type CachedResponse, type ResponseCache, readCached } from './response-cache.ts'

export interface PlansApi {
  /** What is usually bought about now. */
  usual(): Promise<ApiResult<readonly UsualExpense[]>>
  budgets(): Promise<ApiResult<readonly Budget[]>>
  /** In place of the one before of its scope. */
  setBudget(budget: Budget): Promise<ApiResult<Budget>>
  /** A 404 where there is none. */
  removeBudget(scope: string): Promise<ApiResult<unknown>>
}

/** The last answers of an earlier visit: null where none of a known shape is stored. */
export interface CachedPlans {
  usual(): CachedResponse<readonly UsualExpense[]> | null
  budgets(): CachedResponse<readonly Budget[]> | null
}

const BUDGETS = 'budgets'
const USUAL = 'usual'

export function createPlansApi(http: Http): PlansApi {
  const budgetAt = (scope: string) =>
    ({ path: `/budgets/${encodeURIComponent(scope)}`, route: '/budgets/{category}' }) as const
  return {
    usual: () => http({ method: 'GET', path: '/expenses/usual', cacheAs: USUAL }, usualOutput),
    budgets: () => http({ method: 'GET', path: '/budgets', cacheAs: BUDGETS }, budgetListOutput),
    setBudget: budget =>
      http({ method: 'PUT', ...budgetAt(budget.scope), body: budgetToWire(budget) }, budgetOutput),
    removeBudget: scope => http({ method: 'DELETE', ...budgetAt(scope) }, v.unknown()),
  }
}

export function createCachedPlans(cache: ResponseCache): CachedPlans {
  return {
    usual: () => readCached(cache, USUAL, usualOutput),
    budgets: () => readCached(cache, BUDGETS, budgetListOutput),
  }
}
