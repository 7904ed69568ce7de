import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAdmin } from '../../../../server/accounts/admin-commands.ts'
import type { Database } from '../../../../server/db/database.ts'
import { takeDailyUse } from '../../../../server/limits/daily-use.ts'
import type { RunningServer } from '../../../../server/observability/status.ts'
import { restrict } from '../../../../server/policy/restrictions.ts'
import { COFFEE, NOW, openTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp & { close(): Promise<void> }
beforeAll(async () => {
  app = await openTestApp()
}, 60_000)
afterAll(() => app.close())

const RUNNING: RunningServer = {
  since: new Date(NOW.getTime() - 3 * 3_600_000 - 5 * 60_000),
  voice: 'whisper-1 at http://127.0.0.1:8000/v1',
  connections: () => ({ inUse: 1, idle: 2, waiting: 3 }),
  transcription: () => ({ underWay: 4, waiting: 5 }),
}

async function status(server: RunningServer | null, db: Database = app.db, dataDir = '.') {
  const { ok, text } = await runAdmin(['status'], 'sari@office', {
    open: async () => ({ db, close: async () => {} }),
    now: () => NOW,
    statusSources: { dataDir, isEmbedded: true, server },
  })
  expect(ok).toBe(true)
  return new Map(text.split('\n').map(line => [line.slice(0, 14).trim(), line.slice(14)]))
}

test('a server tells what runs since when, and what waits', async () => {
  const facts = await status(RUNNING)
  expect(facts.get('Server')).toMatch(/^process \d+, Node .*, since 2026-11-19T21:55:00.000Z \(3 h 5 min\)$/)
  expect(facts.get('Voice')).toBe('whisper-1 at http://127.0.0.1:8000/v1; 4 being heard, 5 waiting')
  expect(facts.get('Connections')).toBe('1 in use, 2 idle, 3 waiting')
  expect(facts.get('Disk')).toMatch(/^[\d.]+ of [\d.]+ GB free/)
})

test('the database tells what it holds, and to whom voice is closed now', async () => {
  await app.send('ani', 'POST', '/expenses', COFFEE)
  await app.get('budi', '/auth/profile')
  const { rows } = (await app.db.execute('select id, email from users order by email')) as unknown as {
    rows: { id: string }[]
  }
  const [ani = '', budi = ''] = rows.map(({ id }) => id)
  const day = 86_400_000
  const kind = 'temporary_suspension' as const
  await restrict(app.db, ani, { kind, since: NOW, until: new Date(NOW.getTime() + day) })
  await restrict(app.db, budi, { kind, since: new Date(NOW.getTime() - 2 * day), until: NOW })
  await takeDailyUse(app.db, ani, { seconds: 12.4, modelCalls: 2 }, NOW, { seconds: 60, modelCalls: 9 })
  const facts = await status(null)
  expect(facts.get('Server')).toBe('none runs on this DATA_DIR')
  expect(facts.get('Database')).toMatch(/^embedded, answers and takes what is written, in \d+ ms$/)
  expect(facts.get('Holds')).toMatch(/^2 accounts, 1 expenses; [\d.]+ MB$/)
  expect(facts.get('Heard today')).toBe('12 s, of 1 accounts, with 2 calls of further models (UTC)')
  expect(facts.get('Voice closed')).toBe('temporary_suspension 1')
})

test('a database that is gone is said to be, with all else', async () => {
  const execute = () => Promise.reject(new Error('ECONNREFUSED'))
  const facts = await status(RUNNING, { execute } as unknown as Database)
  expect(facts.get('Database')).toContain('OUT OF REACH')
  expect([...facts.keys()]).toEqual(['Server', 'Voice', 'Connections', 'Database', 'Disk'])
})
