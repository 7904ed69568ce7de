/** Whether the database accepts writes. */
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { writeProbe } from './schema.ts'

/** Fills two pages. */
const ROWS = 16
const ROW_BYTES = 1000

/**
 * Throws where it does not: read-only, or disk full. The rows need new pages, since vacuum returns empty
 * pages at a table's end to the disk, so a full disk fails here, too.
 */
export async function assertWritable(db: Database): Promise<void> {
  const filler = sql`select repeat('x', ${ROW_BYTES}::int) from generate_series(1, ${ROWS}::int)`
  await db.execute(sql`insert into ${writeProbe} (filler) ${filler}`)
  await db.delete(writeProbe)
  await db.execute(sql`vacuum (skip_locked) ${writeProbe}`)
}
