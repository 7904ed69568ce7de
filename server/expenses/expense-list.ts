/** Reads lists of expenses, a page at a time. Every query names its user. */
import { and, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import { sumTotals } from '../../shared/domain/totals.ts'
import type { ExpenseCursor } from '../../shared/wire/queries.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { QUOTA } from '../limits/quota.ts'
import { type ExpenseFilter, needsSearch, owned } from './expense-filter.ts'
import { columns, type ExpenseRow } from './expense-row.ts'
import { countAndSum, type Matches, readTotals, totalsColumns } from './expense-totals.ts'

export interface PageRequest {
  readonly limit: number
  /** Only what comes behind it. */
  readonly cursor?: ExpenseCursor | undefined
  /** How many to pass over. */
  readonly offset?: number
  /** Also how many there are in all, without `cursor` and `offset`. */
  readonly withMatches?: boolean
}

export interface ExpensePage {
  readonly rows: readonly ExpenseRow[]
  /** Where the next page begins; null where there is none. */
  readonly next: ExpenseCursor | null
  /** All that match the filter. */
  readonly matches?: Matches
}

/** Latest day first; within a day the latest entered first. */
export async function listExpenses(
  db: Database,
  userId: string,
  filter: ExpenseFilter,
  request: PageRequest,
): Promise<ExpensePage> {
  if (needsSearch(filter)) return listFound(db, userId, filter, request)
  const { limit, cursor, offset = 0, withMatches = false } = request
  const found = await db
    .select({ expense: columns, sequence: asText(expenses.sequence) })
    .from(expenses)
    .where(and(owned(userId, filter), cursor && behind(expenses, cursor)))
    .orderBy(desc(expenses.date), desc(expenses.sequence))
    .limit(limit + 1)
    .offset(offset)
  const page = pageOf(found, limit)
  return withMatches ? { ...page, matches: await countAndSum(db, userId, filter) } : page
}

/**
 * Finds all that match before it puts them in order: no index holds both. The inner limit keeps the planner from walking
 * down the days instead, past all that do not match. The same reading adds them up.
 */
async function listFound(
  db: Database,
  userId: string,
  filter: ExpenseFilter,
  { limit, cursor, offset = 0, withMatches = false }: PageRequest,
): Promise<ExpensePage> {
  const matching = db
    .select({ ...columns, sequence: expenses.sequence })
    .from(expenses)
    .where(owned(userId, filter))
    .limit(QUOTA.expenses)
    .as('matching')
  const { sequence, ...expense } = matching._.selectedFields
  const over = sql` over ()`
  const found = await db
    .select({
      expense,
      sequence: asText(sequence),
      count: sql<number>`(count(*)${over})::int`,
      sums: totalsColumns(matching, over),
    })
    .from(matching)
    .where(cursor && behind(matching, cursor))
    .orderBy(desc(matching.date), desc(matching.sequence))
    .limit(limit + 1)
    .offset(offset)
  const page = pageOf(found, limit)
  if (!withMatches) return page
  const [any] = found
  return { ...page, matches: any ? { count: any.count, totals: readTotals(any.sums) } : NONE }
}

const NONE: Matches = { count: 0, totals: sumTotals([]) }

/** `found` goes one beyond the limit where there are more. */
function pageOf(
  found: readonly { readonly expense: ExpenseRow; readonly sequence: string }[],
  limit: number,
): ExpensePage {
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  const more = last !== undefined && found.length > limit
  return {
    rows: shown.map(({ expense }) => expense),
    next: more ? { date: last.expense.date as CalendarDate, sequence: last.sequence } : null,
  }
}

/** Drivers differ on bigint. */
function asText(sequence: SQLWrapper): SQL<string> {
  return sql<string>`${sequence}::text`
}

function behind(
  of: { readonly date: SQLWrapper; readonly sequence: SQLWrapper },
  { date, sequence }: ExpenseCursor,
): SQL {
  return sql`(${of.date}, ${of.sequence}) < (${date}::date, ${sequence}::bigint)`
}

/** Latest entered first, whatever day they are for. */
export function recentExpenses(db: Database, userId: string, limit: number): Promise<ExpenseRow[]> {
  return db.select(columns).from(expenses).where(owned(userId)).orderBy(desc(expenses.sequence)).limit(limit)
}
