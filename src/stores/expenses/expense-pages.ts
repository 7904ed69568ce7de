/** Expenses that one answer does not hold, from one page to the next. */
import type { Expense } from '../../../shared/domain/expense.ts'
import { MAX_LIST } from '../../../shared/wire/expense.ts'
import type { ExpensePage } from '../../../shared/wire/period.ts'
import type { Api } from '../../api/endpoints.ts'
import type { ApiResult } from '../../api/http.ts'
import type { ExpenseQuery } from '../../api/list-endpoints.ts'
import type { ListQuery } from '../../api/list-query.ts'

export interface LoadedExpenses {
  /** Latest day first, each once. */
  readonly expenses: readonly Expense[]
  /** There are more than were asked for. */
  readonly cut: boolean
}

/** The latest `most`. */
export async function loadExpenses(
  api: Pick<Api, 'expenses'>,
  query: ListQuery,
  most = Number.POSITIVE_INFINITY,
): Promise<ApiResult<LoadedExpenses>> {
  let found: readonly Expense[] = []
  let place: Pick<ExpenseQuery, 'cursor' | 'offset'> = {}
  for (;;) {
    const result = await api.expenses({ ...query, limit: MAX_LIST, ...place })
    if (result.kind === 'failed') return result
    const before = found.length
    found = withPage(found, result.value)
    const next = following(result.value, found.length, found.length > before)
    // A cursor is there only where more is; an offset may lead to nothing.
    const cut = found.length > most || (found.length === most && next !== null && 'cursor' in next)
    if (next === null || cut) return { kind: 'ok', value: { expenses: found.slice(0, most), cut } }
    place = next
  }
}

/** Null behind the last page. */
function following(
  { expenses, next }: ExpensePage,
  loaded: number,
  anyNew: boolean,
): { readonly cursor: string } | { readonly offset: number } | null {
  if (next !== undefined) return next === null ? null : { cursor: next }
  // A backend without cursors; one without offsets gives the first page again.
  return anyNew && expenses.length >= MAX_LIST ? { offset: loaded } : null
}

/** One that has moved between two pages, as its day was changed, stays where it was found first. */
export function withPage(found: readonly Expense[], { expenses }: ExpensePage): readonly Expense[] {
  const known = new Set(found.map(({ id }) => id))
  return [...found, ...expenses.filter(({ id }) => !known.has(id))]
}
