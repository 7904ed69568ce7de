/** Whether the database still takes what is written. */
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { writeProbe } from './schema.ts'

/** Two pages. */
const ROWS = 16
const ROW_BYTES = 1000

/**
 * Throws where it does not: read-only, or no room. The rows come into new pages, since vacuum gives the pages of
 * deleted ones at a table's end back to the disk: a full one fails here as it does for everybody.
 */
export async function assertWritable(db: Database): Promise<void> {
  const filler = sql`select repeat('x', ${ROW_BYTES}::int) from generate_series(1, ${ROWS}::int)`
  await db.execute(sql`insert into ${writeProbe} (filler) ${filler}`)
  await db.delete(writeProbe)
  await db.execute(sql`vacuum (skip_locked) ${writeProbe}`)
}
