/** Which of an account's expenses are meant. */
import { and, eq, gte, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ExpenseSearch } from '../../shared/domain/expense-search.ts'
import { expenses } from '../db/schema.ts'
import { termsQuery } from './search-terms.ts'

export interface ExpenseFilter {
  readonly from?: string | undefined
  /** Inclusive. */
  readonly to?: string | undefined
  readonly q?: ExpenseSearch | undefined
  readonly category?: string | undefined
  readonly payment_method?: string | undefined
}

/** Whether the filter is asked of the index of search terms, which is in no order: the others hold one name each. */
export function needsSearch({ q = [], category, payment_method }: ExpenseFilter): boolean {
  return q.length > 0 || (category !== undefined && payment_method !== undefined)
}

/** The condition under which an expense is the user's and as the filter says. */
export function owned(userId: string, filter: ExpenseFilter = {}): SQL | undefined {
  const { from, to, category, payment_method } = filter
  return and(
    eq(expenses.userId, userId),
    from === undefined ? undefined : gte(expenses.date, from),
    to === undefined ? undefined : lte(expenses.date, to),
    ...(needsSearch(filter)
      ? [matching(expenses.searchTerms, userId, filter)]
      : [
          category === undefined ? undefined : eq(expenses.category, category),
          payment_method === undefined ? undefined : eq(expenses.paymentMethod, payment_method),
        ]),
  )
}

/** The condition of a filter that needs a search. */
export function matching(
  searchTerms: SQLWrapper,
  userId: string,
  { q = [], category, payment_method }: ExpenseFilter,
): SQL {
  return sql`${searchTerms} @@ ${termsQuery(userId, q, { category, paymentMethod: payment_method })}::tsquery`
}
