/**
 * Program: a person who looks at the dashboard and adds an expense in turn, from 'use' to 'end', and then reports what
 * they noticed to the process that started it; as often as it is told.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../../../bench/measure/backend/load.ts'
import type { Noticed, PersonOrder } from './person.ts'

/** After which an answer counts as missing. */
const PATIENCE_MS = 10_000

const [url = '', token = ''] = process.argv.slice(2)
let isUsing = false

process.on('message', (order: PersonOrder) => {
  isUsing = order.kind === 'use'
  if (order.kind === 'use') use(order).then(noticed => process.send?.(noticed))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function use({ connections, betweenMs }: Extract<PersonOrder, { kind: 'use' }>): Promise<Noticed> {
  const latencies: number[] = []
  const wrong: Record<string, number> = {}
  const ask = async (turn: number) => {
    const started = performance.now()
    const outcome = await (turn % 4 === 0 ? add() : look())
    if (outcome === 'right') latencies.push(performance.now() - started)
    else wrong[outcome] = (wrong[outcome] ?? 0) + 1
    await pause(betweenMs)
  }
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let turn = 0; isUsing; turn++) await ask(turn)
    }),
  )
  const sorted = latencies.sort((a, b) => a - b)
  const count = Object.values(wrong).reduce((sum, n) => sum + n, 0)
  return {
    requests: sorted.length + count,
    wrong,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    slowest: sorted.at(-1) ?? Number.NaN,
  }
}

function look(): Promise<string> {
  return outcomeOf('/api/dashboard/stats', {}, 200)
}

function add(): Promise<string> {
  const body = JSON.stringify({
    amount: 25_000,
    description: 'Kopi',
    category: 'Food & Dining',
    date: '2026-01-01',
  })
  const headers = { 'Content-Type': 'application/json' }
  return outcomeOf('/api/expenses', { method: 'POST', headers, body }, 201)
}

/** `right`, a status, or `none`. From an address of its own, where the server believes a proxy: a limit of the attacker's is not the person's. */
async function outcomeOf(path: string, init: RequestInit, expected: number): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '198.51.100.7', ...init.headers }
  try {
    const response = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    await response.arrayBuffer()
    return response.status === expected ? 'right' : String(response.status)
  } catch {
    return 'none'
  }
}
