/** What is stored of a server: all rows of its database, and its files, read past the server while it does not run. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** By table, each row as one text. */
export type StoredRows = ReadonlyMap<string, readonly string[]>

type Query = (statement: string) => Promise<{ text: string }[]>

/** `databaseUrl` is '' for the embedded database in `dataDir`. */
export async function storedRows(dataDir: string, databaseUrl: string): Promise<StoredRows> {
  if (databaseUrl === '') {
    const engine = new PGlite(join(dataDir, 'db'))
    return rowsBy(async statement => (await engine.query<{ text: string }>(statement)).rows).finally(() =>
      engine.close(),
    )
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return rowsBy(async statement => (await client.query<{ text: string }>(statement)).rows).finally(() =>
    client.end(),
  )
}

async function rowsBy(query: Query): Promise<StoredRows> {
  const tables = await query("select tablename as text from pg_tables where schemaname = 'public'")
  const rows = new Map<string, string[]>()
  for (const { text: table } of tables) {
    const all = await query(`select t::text as text from "${table}" t order by 1`)
    rows.set(
      table,
      all.map(({ text }) => text),
    )
  }
  return rows
}

/** Rows in which one of the words stands. */
export function rowsWith(rows: StoredRows, ...words: string[]): string[] {
  return [...rows.values()].flat().filter(row => words.some(word => row.includes(word)))
}

/** Files in `folder`, at any depth, in whose bytes one of the words stands. */
export async function filesWith(folder: string, ...words: string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const found = await Promise.all(
    paths.map(async path => {
      const bytes = await readFile(path)
      return words.some(word => bytes.includes(word))
    }),
  )
  return paths.filter((_, index) => found[index])
}
