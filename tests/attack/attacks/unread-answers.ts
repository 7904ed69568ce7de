import { once, setMaxListeners } from 'node:events'
import { connect } from 'node:net'
import { highest, processUse } from '../../../bench/measure/process-use.ts'
import { MOST_AT_ONCE } from '../../../server/limits/list-limits.ts'
import type { Attack, Finding } from '../attack.ts'
import { hoard } from '../support/hoard.ts'
import { describeNoticed, UNHURRIED_MS, usedBy } from '../support/person.ts'
import { openStage, type Stage } from '../support/stage.ts'

const HEAP_MB = 1024
const SECONDS = 45
/** Far more than an account may have under way. */
const UNREAD = 4 * MOST_AT_ONCE
const LISTS = 30
const DAY = '2026-01-15'
const MONTH = '/api/expenses/detail?timeframe=month&month=2026-01'
const LOOK_MS = 500

export const unreadAnswers: Attack = {
  name: 'unread-answers',
  mustHold: 'With a heap of 1 GB the server stays, and no other account gets an error or waits',
  limitSeconds: 180,
  run,
}

async function run(): Promise<Finding> {
  const stage = await openStage({ NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` })
  let alive = true
  void stage.ended.then(() => {
    alive = false
  })
  const { saved } = await hoard(stage.url, stage.hostile, DAY, LISTS, AbortSignal.timeout(60_000))
  const end = AbortSignal.timeout(SECONDS * 1000)
  setMaxListeners(UNREAD + 10, end)
  const resident: (number | null)[] = []
  const watch = setInterval(async () => {
    const use = await processUse(stage.pid).catch(() => null)
    resident.push(use?.peakBytes ?? null)
  }, LOOK_MS)
  const asking = Array.from({ length: UNREAD }, () => askUnread(stage, end))
  const noticed = await usedBy(stage.url, stage.other, end, { betweenMs: UNHURRIED_MS })
  const asked = (await Promise.all(asking)).reduce((sum, n) => sum + n, 0)
  clearInterval(watch)
  const stayed = alive
  await stage.stop()
  const peak = Math.round((highest(resident) ?? 0) / 1024 / 1024)
  return {
    held: stayed && Object.keys(noticed.wrong).length === 0 && noticed.slowest < 5000,
    tried: `${saved} expenses of 1.5 kB, then ${UNREAD} connections at once that ask for the month and read nothing, for ${SECONDS} s`,
    measured: `${describeNoticed(noticed)}; ${asked} answers left unread; the server ${stayed ? `stayed, at most ${peak} MB resident` : 'ended'}`,
  }
}

/** Asks and reads nothing, on a new connection whenever it is hung up on; how many were asked for until `end`. */
async function askUnread({ url, hostile }: Stage, end: AbortSignal): Promise<number> {
  const { hostname, port } = new URL(url)
  let asked = 0
  while (!end.aborted) {
    const socket = connect({ host: hostname, port: Number(port) }).pause()
    const closed = Promise.race([once(socket, 'close'), once(end, 'abort')])
    socket.on('error', () => socket.destroy())
    socket.write(`GET ${MONTH} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${hostile}\r\n\r\n`)
    asked++
    await closed
    socket.destroy()
  }
  return asked
}
