import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openPostgres } from '../../../../server/db/postgres.ts'
import { createDatabase } from '../support/test-database.ts'

const WAITING = `select query_start::text as since from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`

test('a migration gives way to what holds a table, and begins again', async () => {
  const own = await createDatabase(process.env.TEST_DATABASE_URL ?? '')
  const [holder, watcher] = [new pg.Client(own.url), new pg.Client(own.url)]
  await holder.connect()
  await watcher.connect()
  // Drizzle's own, which every migration asks for first.
  await holder.query('create schema drizzle')
  await holder.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  await holder.query('begin; lock table drizzle.__drizzle_migrations')
  const opening = openPostgres(own.url, () => undefined)
  const waits = new Set<string>()
  await vi.waitFor(
    async () => {
      const { rows } = await watcher.query<{ since: string }>(WAITING)
      for (const { since } of rows) waits.add(since)
      expect(waits.size).toBeGreaterThan(1)
    },
    { timeout: 20_000, interval: 100 },
  )
  await holder.query('rollback')
  await (await opening).close()
  const { rows } = await watcher.query('select count(*)::int as count from expenses')
  expect(rows).toEqual([{ count: 0 }])
  await holder.end()
  await watcher.end()
  await own.drop()
}, 60_000)
