import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Program, runProgram } from './support/program.ts'
import { createDatabase, fillDataDir, type OwnDatabase } from './support/test-database.ts'
import { addWeeklyRules, dueUntil, enteredBy } from './support/weekly-rules.ts'

/**
 * Milliseconds after the server is up: the blows fall within the entering, which takes some hundreds. All of them with
 * `npm test -- --with-postgres`.
 */
const KILLS = process.env.UCAP_KILLS ? [5, 40, 90, 150] : [5, 90]
const DAYS_AHEAD = 60

const folder = mkdtempSync(join(tmpdir(), 'ucap-recurring-'))
const dataDir = join(folder, 'data')
let database: OwnDatabase | null = null
let server: Program

function start(daysAhead = 0): Promise<Program> {
  return runProgram('server-program', {
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    TRANSCRIBE_URL: 'http://127.0.0.1:9/v1',
    TRIAL_DAYS: '400',
    DAYS_AHEAD: String(daysAhead),
  })
}

beforeAll(async () => {
  const { TEST_DATABASE_URL } = process.env
  if (TEST_DATABASE_URL) database = await createDatabase(TEST_DATABASE_URL)
  else await fillDataDir(dataDir)
  server = await start()
  await addWeeklyRules(server.url)
  await server.end('SIGTERM')
}, 120_000)
afterAll(async () => {
  await server?.end('SIGKILL')
  await database?.drop()
  rmSync(folder, { recursive: true })
})

test(`what became due while no server ran is entered once, over ${KILLS.length} kills`, async () => {
  for (const after of KILLS) {
    server = await start(DAYS_AHEAD)
    await pause(after)
    await server.end('SIGKILL')
  }
  server = await start(DAYS_AHEAD)
  const due = await dueUntil(server.url, DAYS_AHEAD)
  await vi.waitFor(async () => expect(await enteredBy(server.url)).toEqual(due), {
    timeout: 30_000,
    interval: 100,
  })
  expect(Object.values(due).flat().length).toBeGreaterThan(300)
}, 120_000)
