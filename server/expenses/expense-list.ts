/** Reads lists of expenses, a page at a time. Every query names its user. */
import { and, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { CalendarDate } from '../../shared/domain/calendar-date.ts'
import type { ExpenseCursor } from '../../shared/wire/queries.ts'
import type { Database } from '../db/database.ts'
import { expenses } from '../db/schema.ts'
import { QUOTA } from '../limits/quota.ts'
import { type ExpenseFilter, matching, needsSearch, owned } from './expense-filter.ts'
import { columns, type ExpenseRow } from './expense-row.ts'

export interface PageRequest {
  readonly limit: number
  /** Only expenses after it. */
  readonly cursor?: ExpenseCursor | undefined
  /** Number of expenses to skip. */
  readonly offset?: number
}

export interface ExpensePage {
  readonly rows: readonly ExpenseRow[]
  /** Start of the next page; null where there is none. */
  readonly next: ExpenseCursor | null
}

/** Latest day first; within a day the latest entered first. */
export async function listExpenses(
  db: Database,
  userId: string,
  filter: ExpenseFilter,
  request: PageRequest,
): Promise<ExpensePage> {
  const { limit } = request
  if (!needsSearch(filter)) return pageOf(await listInOrder(db, userId, filter, request), limit)
  for (const pages of NEAR_PAGES) {
    const near = await listNear(db, userId, filter, request, pages)
    if (near.length > limit) return pageOf(near, limit)
    if (near.length < pages * limit * RARE) break
  }
  return pageOf(await listFound(db, userId, filter, request), limit)
}

function listInOrder(db: Database, userId: string, filter: ExpenseFilter, request: PageRequest) {
  const { limit, cursor, offset = 0 } = request
  return db
    .select({ expense: columns, sequence: asText(expenses.sequence) })
    .from(expenses)
    .where(and(owned(userId, filter), cursor && behind(expenses, cursor)))
    .orderBy(desc(expenses.date), desc(expenses.sequence))
    .limit(limit + 1)
    .offset(offset)
}

/**
 * No index has both matches and order. Frequent matches are found among the next expenses, this many times a
 * page; rare ones by `listFound`, which then has few to sort.
 */
const NEAR_PAGES = [4, 32] as const
/** Share of the expenses: rarer matches do not fill a page among the next ones. */
const RARE = 1 / 40

function listNear(db: Database, userId: string, filter: ExpenseFilter, request: PageRequest, pages: number) {
  const { limit, cursor, offset = 0 } = request
  const days = { from: filter.from, to: filter.to }
  const near = db
    .select({ ...columns, sequence: expenses.sequence, searchTerms: expenses.searchTerms })
    .from(expenses)
    .where(and(owned(userId, days), cursor && behind(expenses, cursor)))
    .orderBy(desc(expenses.date), desc(expenses.sequence))
    .limit(pages * (limit + offset))
    .as('near')
  const { sequence, searchTerms, ...expense } = near._.selectedFields
  return db
    .select({ expense, sequence: asText(sequence) })
    .from(near)
    .where(matching({ searchTerms, description: near.description }, userId, filter))
    .orderBy(desc(near.date), desc(near.sequence))
    .limit(limit + 1)
    .offset(offset)
}

/** All matches by the index of search terms, then sorted. */
function listFound(db: Database, userId: string, filter: ExpenseFilter, request: PageRequest) {
  const { limit, cursor, offset = 0 } = request
  const found = db
    .select({ ...columns, sequence: expenses.sequence })
    .from(expenses)
    .where(owned(userId, filter))
    // Keeps the planner from scanning the index of days instead, with all that does not match.
    .limit(QUOTA.expenses)
    .as('found')
  const { sequence, ...expense } = found._.selectedFields
  return db
    .select({ expense, sequence: asText(sequence) })
    .from(found)
    .where(cursor && behind(found, cursor))
    .orderBy(desc(found.date), desc(found.sequence))
    .limit(limit + 1)
    .offset(offset)
}

/** `found` has one more than the limit where there is a further page. */
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

/** Latest entry first, whatever its day; imported expenses come last. */
export function recentExpenses(db: Database, userId: string, limit: number): Promise<ExpenseRow[]> {
  return db.select(columns).from(expenses).where(owned(userId)).orderBy(desc(expenses.sequence)).limit(limit)
}
