/** All that a database holds, as text, to be compared row by row. */
import { sql } from 'drizzle-orm'
import type { Database } from '../../server/db/database.ts'

/** By table: its rows as PostgreSQL writes them, in their order. */
export type Rows = ReadonlyMap<string, readonly string[]>

export async function rowsOf(db: Database): Promise<Rows> {
  const tables = await texts(
    db,
    sql`select table_name as text from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const rows = new Map<string, string[]>()
  for (const table of tables)
    rows.set(table, await texts(db, sql`select t::text as text from ${sql.identifier(table)} t order by 1`))
  return rows
}

async function texts(db: Database, query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: { text: string }[] }
  return rows.map(({ text }) => text)
}

/** One line for a person; throws, naming the table, where a row is missing, new or another. */
export function assertSame(before: Rows, after: Rows): string {
  const tables = [...new Set([...before.keys(), ...after.keys()])]
  for (const table of tables) {
    const [had, has] = [before.get(table), after.get(table)]
    if (JSON.stringify(had) !== JSON.stringify(has))
      throw new Error(`${table} was not restored as it was: ${had?.length} rows before, ${has?.length} after`)
  }
  const count = [...before.values()].reduce((sum, { length }) => sum + length, 0)
  const filled = tables.filter(table => (before.get(table)?.length ?? 0) > 0)
  return `${count} rows of ${filled.length} tables, the same one by one`
}
