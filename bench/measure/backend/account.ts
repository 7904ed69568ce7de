/** A server with one account that has been at it for a while, in a database that is gone afterwards. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { OpenDatabase } from '../../../server/db/database.ts'
import { openPglite } from '../../../server/db/pglite.ts'
import { openPostgres } from '../../../server/db/postgres.ts'
import { type Disposables, disposables } from '../../../server/disposables.ts'
import { CATEGORIES } from '../../../shared/domain/category.ts'
import { startServer } from '../../../tests/e2e/built-server.ts'
import { signIn } from '../../../tests/unit/server/support/local-process.ts'

/** One person's in a day: a hundred thousand are those of the last seven years, a thousand of the last 25 days. */
export const EXPENSES_A_DAY = 40
const EMAIL = 'bench@example.com'

export interface BusyAccount {
  readonly url: string
  /** Of the server. */
  readonly pid: number
  readonly token: string
  close(): Promise<void>
}

export interface Setting {
  readonly expenses: number
  /** YYYY-MM-DD, of the latest expense. */
  readonly today: string
  readonly transcribeUrl: string
  /** A server on which a database may be made; null for the embedded one. */
  readonly databaseUrl: string | null
}

export async function busyAccount(setting: Setting): Promise<BusyAccount> {
  const opened = disposables()
  try {
    return { ...(await open(setting, opened)), close: opened.close }
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function open(setting: Setting, opened: Disposables): Promise<Omit<BusyAccount, 'close'>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ucap-backend-bench-'))
  opened.add(() => rm(dataDir, { recursive: true, force: true }))
  const databaseUrl = setting.databaseUrl && (await ownDatabase(setting.databaseUrl, opened))
  const start = () =>
    startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      TRANSCRIBE_URL: setting.transcribeUrl,
    })

  // The account is the server's to make; the embedded database has room for one process only.
  const first = await start()
  const { uid } = await makeAccount(first.url).finally(first.stop)
  const database = await (databaseUrl === null
    ? openPglite(dataDir, console.error)
    : openPostgres(databaseUrl, console.error))
  await fill(database, uid, setting).finally(database.close)

  const { url, pid, stop } = await start()
  opened.add(stop)
  const { idToken: token } = await signIn(url, EMAIL)
  return { url, pid, token }
}

async function ownDatabase(server: string, opened: Disposables): Promise<string> {
  const name = `ucap_bench_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  opened.add(() => onServer(server, `drop database ${name}`))
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

async function makeAccount(url: string) {
  const account = await signIn(url, EMAIL)
  const headers = { Authorization: `Bearer ${account.idToken}` }
  const response = await fetch(`${url}/api/auth/login`, { method: 'POST', headers })
  if (!response.ok) throw new Error(`The account could not be made: ${response.status}`)
  return account
}

/** The oldest first, as people enter them; every twentieth in dollars. */
async function fill({ db }: OpenDatabase, uid: string, setting: Setting): Promise<void> {
  const { expenses, today, databaseUrl } = setting
  const categories = sql.join(
    CATEGORIES.map(category => sql`${category}`),
    sql`, `,
  )
  await db.execute(sql`
    insert into expenses (id, user_id, amount, currency, description, category, date, payment_method, created_at)
    select gen_random_uuid(), users.id,
      case when i % 20 = 0 then 3.5 else 1000 * (5 + i % 90) end,
      case when i % 20 = 0 then 'USD' else 'IDR' end,
      'Kopi susu nomor ' || i,
      (array[${categories}])[1 + i % ${sql.raw(String(CATEGORIES.length))}],
      ${today}::date - i / ${sql.raw(String(EXPENSES_A_DAY))},
      case when i % 3 = 0 then 'GoPay' end,
      ${today}::date - i * interval '1 day' / ${sql.raw(String(EXPENSES_A_DAY))}
    from users, generate_series(0, ${sql.raw(String(expenses - 1))}) as i
    where users.firebase_uid = ${uid}
    order by i desc`)
  // As PostgreSQL does by itself within a minute; the embedded engine never does.
  if (databaseUrl !== null) await db.execute(sql`analyze`)
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
