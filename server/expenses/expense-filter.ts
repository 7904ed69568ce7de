/** Filters of an account's expenses. */
import { and, eq, gte, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ExpenseSearch, NamedPart } from '../../shared/domain/expense-search.ts'
import { NO_PAYMENT, type PaymentFilter } from '../../shared/domain/payment-method.ts'
import { expenses } from '../db/schema.ts'
import { termsQuery } from './search-terms.ts'

export interface ExpenseFilter {
  readonly from?: string | undefined
  /** Inclusive. */
  readonly to?: string | undefined
  readonly q?: ExpenseSearch | undefined
  readonly category?: string | undefined
  readonly payment_method?: PaymentFilter | undefined
}

/** Whether the filter needs the unordered index of search terms; the others cover one name each. */
export function needsSearch({ q = [], category, payment_method }: ExpenseFilter): boolean {
  return namedIn(q).length > 0 || (category !== undefined && payment_method !== undefined)
}

/** The condition that an expense is the user's and matches the filter. */
export function owned(userId: string, filter: ExpenseFilter = {}): SQL | undefined {
  const { from, to, category, payment_method } = filter
  return and(
    eq(expenses.userId, userId),
    from === undefined ? undefined : gte(expenses.date, from),
    to === undefined ? undefined : lte(expenses.date, to),
    ...(needsSearch(filter)
      ? [matching(expenses, userId, filter)]
      : [
          category === undefined ? undefined : eq(expenses.category, category),
          paidBy(payment_method),
          ...literally(expenses, filter),
        ]),
  )
}

function paidBy(method: PaymentFilter | undefined): SQL | undefined {
  if (method === undefined) return undefined
  return method === NO_PAYMENT ? isNull(expenses.paymentMethod) : eq(expenses.paymentMethod, method)
}

interface SearchedColumns {
  readonly searchTerms: SQLWrapper
  readonly description: SQLWrapper
}

/** The condition of a filter that needs a search. */
export function matching(of: SearchedColumns, userId: string, filter: ExpenseFilter): SQL | undefined {
  const { q = [], category, payment_method: paymentMethod } = filter
  const query = termsQuery(userId, namedIn(q), { category, paymentMethod })
  return and(sql`${of.searchTerms} @@ ${query}::tsquery`, ...literally(of, filter))
}

function namedIn(q: ExpenseSearch): NamedPart[] {
  return q.filter(part => part.kind === 'named')
}

/** Signs are not indexed: they are compared with each description that otherwise matches. */
function literally({ description }: Pick<SearchedColumns, 'description'>, { q = [] }: ExpenseFilter): SQL[] {
  return q.flatMap(part => (part.kind === 'literal' ? [sql`strpos(${description}, ${part.text}) > 0`] : []))
}
