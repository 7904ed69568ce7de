import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startThrowawayPostgres } from '../../../scripts/throwaway-postgres.ts'
import type { Attack, Finding } from '../attack.ts'
import { type Added, addExpense, countExpenses, statusOf } from '../support/expenses.ts'
import { openStage } from '../support/stage.ts'

/** Three times as many as the server keeps connections. */
const AT_ONCE = 30
/** Above what the server waits for a database that says nothing. */
const PATIENCE_MS = 40_000
const RECOVERY_MS = 15_000

export const hungDatabase: Attack = {
  name: 'hung-database',
  mustHold:
    'While PostgreSQL hangs, requests are 503 with Retry-After and /readyz is 503; it recovers, nothing is lost',
  limitSeconds: 150,
  run,
}

async function run(): Promise<Finding> {
  const database = await startThrowawayPostgres()
  const stage = await openStage({ DATABASE_URL: database.url })
  const addAll = () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, () => addExpense(stage.url, stage.other, { withinMs: PATIENCE_MS })),
    )
  const before = await addAll()
  signalAll(database.pid, 'SIGSTOP')
  const stopped = performance.now()
  const hanging = addAll()
  const [ready, alive] = await Promise.all([
    statusOf(`${stage.url}/readyz`),
    statusOf(`${stage.url}/healthz`),
  ])
  const during = await hanging
  const answeredMs = performance.now() - stopped
  signalAll(database.pid, 'SIGCONT')
  const continued = performance.now()
  const recovered = await untilReady(stage.url)
  const recoveredMs = performance.now() - continued
  const after = await addAll()
  const saved = await countExpenses(stage.url, stage.other)
  await stage.stop()
  await database.close()

  const acknowledged = [before, during, after].flat().filter(added => added?.status === 201).length
  const refusals = during.every(added => added?.status === 503 && added.retryAfter !== null)
  const right = [before, after].flat().every(added => added?.status === 201)
  const held = refusals && right && ready === 503 && alive === 200 && recovered && saved >= acknowledged
  return {
    held,
    tried: `all processes of PostgreSQL stopped (SIGSTOP) under ${AT_ONCE} requests at once, then continued`,
    measured: `while stopped ${counted(during)} within ${seconds(answeredMs)}, /readyz ${ready}, /healthz ${alive}; ready ${seconds(recoveredMs)} after it went on, then ${counted(after)}; ${saved} saved of ${acknowledged} acknowledged`,
  }
}

/** Its processes for connections go on by themselves when only the first one is stopped. */
function signalAll(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  for (const one of [pid, ...children.map(Number)]) process.kill(one, signal)
}

async function untilReady(url: string): Promise<boolean> {
  const end = performance.now() + RECOVERY_MS
  while (performance.now() < end) {
    if ((await statusOf(`${url}/readyz`)) === 200) return true
    await pause(100)
  }
  return false
}

function counted(answers: readonly (Added | null)[]): string {
  const counts = new Map<string, number>()
  for (const one of answers) {
    const outcome = one === null ? 'none' : String(one.status)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  return [...counts].map(([outcome, times]) => `${times} x ${outcome}`).join(', ')
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
