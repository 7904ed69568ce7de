/** A deletion to its end, on either database: what is left of a person in its tables and files. */
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { startThrowawayPostgres } from '../../scripts/throwaway-postgres.ts'
import { ACCOUNT_PATH, COPY_PATH } from '../../shared/wire/own-data.ts'
import { idToken } from './accounts.ts'
import { startServer } from './built-server.ts'
import { dataFolder } from './data-folder.ts'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { filesWith, rowsWith, storedRows } from './stored-rows.ts'

const run = promisify(execFile)
const spent = { amount: 25_000, category: 'Other', currency: 'IDR', date: todayInJakarta() } as const
const GONE = 'goes@example.com'
const STAYS = 'stays@example.com'

/** A request of the account that is deleted, with a new token. */
async function ask(origin: string, method: string, path: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${await idToken(origin, GONE)}` }
  return fetch(`${origin}/api${path}`, { method, headers })
}

for (const kind of ['embedded', 'PostgreSQL'] as const)
  test(`an account is copied, deleted and gone from the ${kind} database, and its trial does not begin again`, async () => {
    const dataDir = await dataFolder()
    const postgres = kind === 'PostgreSQL' ? await startThrowawayPostgres() : null
    const DATABASE_URL = postgres?.url ?? ''
    const env = { DATA_DIR: dataDir, DATABASE_URL, TRANSCRIBE_URL: '' }
    let server = await startServer(env)
    try {
      await seedExpenses(server.url, GONE, [{ ...spent, description: 'Kopi rahasia' }])
      await seedExpenses(server.url, STAYS, [{ ...spent, description: 'Teh biasa' }])
      const copy = await ask(server.url, 'GET', COPY_PATH)
      const files = unzipSync(new Uint8Array(await copy.arrayBuffer()))
      expect(strFromU8(files['expenses.csv'] ?? new Uint8Array())).toContain('Kopi rahasia')
      expect((await ask(server.url, 'DELETE', ACCOUNT_PATH)).ok).toBe(true)
      await run(process.execPath, ['dist/server/admin.js', 'delete', GONE, '--now'], {
        env: { ...process.env, ...env, ADMIN_NAME: 'sari' },
      })
      await server.stop()
      const before = await storedRows(dataDir, DATABASE_URL)
      expect(rowsWith(before, 'Kopi rahasia').length).toBeGreaterThan(0)
      const id = rowsWith(before, GONE)[0]?.match(/[0-9a-f-]{36}/)?.[0] ?? ''
      // In the emulator's accounts, and in the tables and the log of the embedded database.
      expect(await filesWith(dataDir, GONE)).not.toEqual([])
      if (postgres === null) expect(await filesWith(dataDir, 'Kopi rahasia')).not.toEqual([])

      // It is due, so the server deletes it when it starts, and waits for that when it stops.
      const port = new URL(server.url).port
      server = await startServer({ ...env, PORT: port })
      await server.stop()
      const after = await storedRows(dataDir, DATABASE_URL)
      expect(rowsWith(after, GONE, 'Kopi rahasia')).toEqual([])
      expect(await filesWith(dataDir, GONE, 'Kopi rahasia')).toEqual([])
      if (postgres === null) expect(await filesWith(dataDir, 'Teh biasa')).not.toEqual([])
      // What operators did on which account is kept.
      expect(rowsWith(after, id)).toEqual(after.get('operator_actions'))
      expect(rowsWith(after, 'Teh biasa')).toEqual(rowsWith(before, 'Teh biasa'))
      expect(rowsWith(after, STAYS)).toEqual(rowsWith(before, STAYS))

      server = await startServer({ ...env, PORT: port })
      expect((await ask(server.url, 'POST', '/auth/login')).ok).toBe(true)
      expect((await ask(server.url, 'GET', '/subscriptions/status')).status).toBe(404)
    } finally {
      await server.stop()
      await postgres?.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  })
