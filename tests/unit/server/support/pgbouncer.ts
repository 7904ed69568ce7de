/** PgBouncer from the package, as docs/growing.md has it, in front of a PostgreSQL. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { endWithThisProcess } from '../../../../scripts/child-processes.ts'
import { freePort } from '../../../attack/support/nginx.ts'

/** Where Debian puts it: not in everybody's PATH. */
const PROGRAM = '/usr/sbin/pgbouncer'
/** It refuses to run as root. */
const ACCOUNT = 'postgres'

export const hasPgBouncer = existsSync(PROGRAM)

export interface PgBouncer {
  /** Of the same database, through the pool. */
  readonly url: string
  stop(): Promise<void>
}

/** Of transactions, on so many connections to the database at `url`. */
export async function startPgBouncer(url: string, connections: number): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, configuration(url, port, connections))
  await Promise.all([chmod(folder, 0o755), chmod(file, 0o644)])
  const asAccount = process.getuid?.() === 0 ? ['-u', ACCOUNT] : []
  const child = endWithThisProcess(
    spawn(PROGRAM, ['--quiet', ...asAccount, file], { stdio: ['ignore', 'ignore', 'inherit'] }),
  )
  const ended = once(child, 'exit')
  const pooled = `postgres://pooled@127.0.0.1:${port}/pooled`
  while (!(await answers(pooled)))
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with code ${child.exitCode}`)
  return {
    url: pooled,
    async stop() {
      child.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

function configuration(url: string, port: number, connections: number): string {
  // It reads the address as a server of ours does.
  const { host, port: databasePort, database, user, password } = new pg.Client({ connectionString: url })
  const target = { host, port: databasePort, dbname: database, user, password }
  const parts = Object.entries(target).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
  return `[databases]
pooled = ${parts.join(' ')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout
`
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end()
  }
}
