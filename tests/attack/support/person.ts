/** Somebody who uses the product as one does, while another account misbehaves: what they notice of it. */
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../../../bench/measure/backend/load.ts'

/** After which an answer counts as missing. */
const PATIENCE_MS = 10_000
/** For a quarter of a minute: more would meet the limit of an account. */
const BETWEEN_MS = 20
/** For as long as one likes, on four connections. */
export const UNHURRIED_MS = 350

export interface Noticed {
  readonly requests: number
  /** Answers other than what was asked for, with how often each came; `none` for no answer in time. */
  readonly wrong: Readonly<Record<string, number>>
  /** Of the answers, in milliseconds. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly slowest: number
}

/** Looks at the dashboard and adds an expense in turn, on so many connections, until `signal` aborts. */
export async function usedBy(
  url: string,
  token: string,
  signal: AbortSignal,
  { connections = 4, betweenMs = BETWEEN_MS } = {},
): Promise<Noticed> {
  const latencies: number[] = []
  const wrong: Record<string, number> = {}
  const ask = async (turn: number) => {
    const started = performance.now()
    const outcome = await (turn % 4 === 0 ? add(url, token) : look(url, token))
    if (outcome === 'right') latencies.push(performance.now() - started)
    else wrong[outcome] = (wrong[outcome] ?? 0) + 1
    await pause(betweenMs)
  }
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let turn = 0; !signal.aborted; turn++) await ask(turn)
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

export function describeNoticed({ requests, wrong, p50, p95, p99, slowest }: Noticed): string {
  const faults = Object.entries(wrong).map(([outcome, times]) => `${times} x ${outcome}`)
  const times = `p50 ${Math.round(p50)} ms, p95 ${Math.round(p95)} ms, p99 ${Math.round(p99)} ms, slowest ${Math.round(slowest)} ms`
  return `another account: ${requests} requests, ${faults.join(', ') || 'all answered'}; ${times}`
}

/** An address of its own, where the server believes a proxy: a limit of the attacker's is not the person's. */
function headersOf(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}`, 'X-Forwarded-For': '198.51.100.7' }
}

function look(url: string, token: string): Promise<string> {
  return outcomeOf(`${url}/api/dashboard/stats`, { headers: headersOf(token) }, 200)
}

function add(url: string, token: string): Promise<string> {
  const body = JSON.stringify({
    amount: 25_000,
    description: 'Kopi',
    category: 'Food & Dining',
    date: '2026-01-01',
  })
  const headers = { ...headersOf(token), 'Content-Type': 'application/json' }
  return outcomeOf(`${url}/api/expenses`, { method: 'POST', headers, body }, 201)
}

/** `right`, a status, or `none`. */
async function outcomeOf(url: string, init: RequestInit, expected: number): Promise<string> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    await response.arrayBuffer()
    return response.status === expected ? 'right' : String(response.status)
  } catch {
    return 'none'
  }
}
