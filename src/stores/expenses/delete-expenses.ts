/** Deletes expenses, as many with one request as it takes, or by one request each where the backend knows no other way. */
import type { Expense } from '../../../shared/domain/expense.ts'
import { MAX_DELETION } from '../../../shared/wire/expense.ts'
import type { Api } from '../../api/endpoints.ts'
import { isStatus } from '../../api/failure-status.ts'
import type { ApiFailure, ApiResult } from '../../api/http.ts'

/** As many requests as a browser has under way to one origin. */
const CONCURRENT = 6

export interface Deleted {
  /** Deleted now, or not there any more. */
  readonly gone: ReadonlySet<Expense>
  /** Some are left for lack of a network. */
  readonly offline: boolean
}

/** Resolves, whatever fails: what is not gone is still there, or may be. */
export async function deleteExpenses(
  api: Pick<Api, 'deleteExpense' | 'deleteExpenses'>,
  expenses: readonly Expense[],
): Promise<Deleted> {
  const gone = new Set<Expense>()
  let offline = false
  const note = (some: readonly Expense[], failure: ApiFailure | null) => {
    if (failure === null) for (const expense of some) gone.add(expense)
    else if (failure.kind === 'offline') offline = true
  }
  const oneByOne = async (some: readonly Expense[]) => {
    const queue = some.values()
    const drain = async () => {
      for (const expense of queue) {
        note([expense], failureOf(await api.deleteExpense(expense.id)))
      }
    }
    await Promise.all(Array.from({ length: CONCURRENT }, drain))
  }
  for (let from = 0; from < expenses.length; from += MAX_DELETION) {
    const some = expenses.slice(from, from + MAX_DELETION)
    const failure = failureOf(await api.deleteExpenses(some.map(({ id }) => id)))
    if (failure && isStatus(failure, 404, 405)) await oneByOne(some)
    else note(some, failure)
  }
  return { gone, offline }
}

function failureOf(result: ApiResult<unknown>): ApiFailure | null {
  return result.kind === 'failed' ? result.failure : null
}
