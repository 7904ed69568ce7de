/**
 * The tables of a test's database, spread over the machines of a Citus cluster as docs/growing.md has it. TEST_DATABASE_URL
 * names its coordinator, TEST_WORKER_URLS, with commas between, its workers. Without the latter nothing is spread.
 */
import pg from 'pg'
import { ACCOUNT_COLUMN } from './one-account.ts'
import { DISTRIBUTED, ON_EVERY_MACHINE } from './statements.ts'

const workers = (process.env.TEST_WORKER_URLS ?? '').split(',').filter(url => url !== '')
/** Its own background processes keep connections to each database. */
export const isDistributed = workers.length > 0
const EXTENSION = 'create extension citus'

export async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The database of this name on the server of `url`. */
export function databaseAt(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/** Joins the workers' databases of the same name to the coordinator's new one. */
export async function joinWorkers(url: string, name: string): Promise<void> {
  if (!isDistributed) return
  await run(url, EXTENSION)
  for (const worker of workers) {
    await run(worker, `create database ${name}`)
    await run(databaseAt(worker, name), EXTENSION)
    const { hostname, port } = new URL(worker)
    await run(url, `select citus_add_node('${hostname}', ${port})`)
  }
}

/** After the migration. A table of accounts is split by account, any other is copied to each machine. */
export async function distributeTables(url: string): Promise<void> {
  if (!isDistributed) return
  await run(
    url,
    ...[...ON_EVERY_MACHINE].map(table => `select create_reference_table('${table}')`),
    ...[...DISTRIBUTED].map(table => `select create_distributed_table('${table}', '${ACCOUNT_COLUMN}')`),
  )
}

/** The workers' databases of this name, once the coordinator's is gone. */
export async function dropFromWorkers(name: string): Promise<void> {
  for (const worker of workers) await run(worker, `drop database if exists ${name} with (force)`)
}
