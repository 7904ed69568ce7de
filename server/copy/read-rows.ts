/** Reads the rows of an account in pieces, which bounds the memory of a copy. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import type { CopiedTable } from './copied-tables.ts'

/** Rows read at once. */
const PIECE = 1000

export type CopiedRow = Readonly<Record<string, unknown>>
export type ReadPiece = (after: readonly string[] | null) => Promise<Piece>

interface Piece {
  readonly rows: readonly CopiedRow[]
  /** Key after which the next piece begins; null for the last piece. */
  readonly last: readonly string[] | null
}

export function pieceReader(db: Database, { table, account, fields, order }: CopiedTable, userId: string) {
  const place = sql`(${sql.join([...order], sql`, `)})`
  const key = sql<string[]>`array[${sql.join(
    order.map(column => sql`${column}::text`),
    sql`, `,
  )}]`
  const read: ReadPiece = async after => {
    const behind = after && sql`${place} < (${sql.join([...after], sql`, `)})`
    const found = await db
      .select({ fields, key })
      .from(table)
      .where(and(eq(account, userId), behind ?? undefined))
      .orderBy(...order.map(column => desc(column)))
      .limit(PIECE)
    const last = found.length < PIECE ? null : (found.at(-1)?.key ?? null)
    return { rows: found.map(row => row.fields as CopiedRow), last }
  }
  return read
}

export async function* allRows(read: ReadPiece): AsyncGenerator<readonly CopiedRow[], void> {
  let after: readonly string[] | null = null
  do {
    const { rows, last }: Piece = await read(after)
    yield rows
    after = last
  } while (after !== null)
}
