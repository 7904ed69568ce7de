import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deferred } from '../deferred.ts'
import {
  type NumberedWrite,
  type NumberService,
  numberService,
  savedBy,
  send,
} from './support/numbered-writes.ts'
import { type Program, runProgram } from './support/program.ts'
import { createDatabase, fillDataDir, type OwnDatabase } from './support/test-database.ts'

/** Twenty with `npm test -- --with-postgres`. */
const KILLS = Number(process.env.UCAP_KILLS || 3)
const SEED = 6
/** Requests from one kill to the next, at most; those under way when it strikes are the point. */
const MOST_BETWEEN = 40
/** A request takes some milliseconds: the blow falls anywhere in it. */
const LONGEST_AIM_MS = 25
const CLIENTS = [
  { uid: 'ani', kind: 'byHand' },
  { uid: 'ani', kind: 'byVoice' },
  { uid: 'budi', kind: 'byHand' },
  { uid: 'budi', kind: 'byHand' },
  { uid: 'citra', kind: 'byVoice' },
] as const

const folder = mkdtempSync(join(tmpdir(), 'ucap-kill-'))
const dataDir = join(folder, 'data')
let database: OwnDatabase | null = null
let service: NumberService
let server: Program

function start(): Promise<Program> {
  return runProgram('server-program', {
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    TRANSCRIBE_URL: service.url,
  })
}

beforeAll(async () => {
  const { TEST_DATABASE_URL } = process.env
  if (TEST_DATABASE_URL) database = await createDatabase(TEST_DATABASE_URL)
  else await fillDataDir(dataDir)
  service = await numberService()
  server = await start()
}, 120_000)
afterAll(async () => {
  await server?.end('SIGKILL')
  service?.close()
  await database?.drop()
  rmSync(folder, { recursive: true })
})

test(
  `every acknowledged expense outlives ${KILLS} kills of the server, and none is there twice (seed ${SEED})`,
  async () => {
    const chance = lcg(SEED)
    const acknowledged: { uid: string; id: string | null; number: number }[] = []
    let numbers = 0
    let sent = 0
    let over = false
    let cutOff = 0
    let running = Promise.resolve(server)
    let target = deferred<void>()
    let killAt = 0
    const onSend = () => {
      if (++sent === killAt) target.resolve()
    }

    async function untilAcknowledged(write: NumberedWrite): Promise<void> {
      for (;;) {
        const { url } = await running
        onSend()
        const answer = await send(url, write).catch(() => null)
        if (answer === null) {
          cutOff++
          continue
        }
        expect(answer.status, JSON.stringify(answer.body)).toBe(write.kind === 'byVoice' ? 200 : 201)
        acknowledged.push({ uid: write.uid, id: answer.id, number: write.number })
        return
      }
    }

    const clients = CLIENTS.map(async client => {
      while (!over) await untilAcknowledged({ ...client, number: ++numbers, key: randomUUID() })
    })

    const clientsDone = Promise.all(clients)

    for (let kill = 0; kill < KILLS; kill++) {
      target = deferred()
      killAt = sent + 1 + Math.floor(chance() * MOST_BETWEEN)
      await Promise.race([target.promise, clientsDone])
      await pause(chance() * LONGEST_AIM_MS)
      const up = deferred<Program>()
      running = up.promise
      await server.end('SIGKILL')
      server = await start()
      up.resolve(server)
    }
    over = true
    await clientsDone

    const { url } = server
    for (const uid of new Set(CLIENTS.map(client => client.uid))) {
      const mine = acknowledged.filter(one => one.uid === uid).map(({ id, number }) => ({ id, number }))
      const byNumber = (a: { number: number }, b: { number: number }) => a.number - b.number
      expect((await savedBy(url, uid)).sort(byNumber)).toEqual(mine.sort(byNumber))
    }
    expect(acknowledged.length).toBeGreaterThan(KILLS)
    expect(cutOff).toBeGreaterThan(0)
  },
  60_000 + KILLS * 20_000,
)

/** 0..1, the same for the same seed (the constants are those of Numerical Recipes, 3rd edition, §7.1). */
function lcg(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
