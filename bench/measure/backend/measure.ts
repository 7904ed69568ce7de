/** The built server under load, with few and with many expenses of one account. */
import { dayInZone } from '../../../shared/domain/calendar-date.ts'
import { median } from '../markdown.ts'
import { type BusyAccount, busyAccount } from './account.ts'
import { instantTranscriber } from './instant-transcriber.ts'
import { type Load, load, quantile } from './load.ts'
import { type MemoryLevel, measureMemory } from './memory.ts'
import { ASKS, type Ask, requestsOf, ZONE } from './requests.ts'

export interface BackendPlan {
  /** Of one account; ascending. */
  readonly expenses: readonly number[]
  readonly connections: readonly number[]
  /** Of each round. */
  readonly seconds: number
  /** Each goes through the accounts in turn: what else the machine does falls on all alike. */
  readonly rounds: number
  readonly memorySeconds: number
}

export interface Answered {
  readonly ask: Ask
  readonly connections: number
  readonly expenses: number
  readonly requests: number
  readonly perSecond: number
  /** Milliseconds; like `perSecond` the median of the rounds. */
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly answerBytes: number
}

export interface Backend {
  readonly database: 'PGlite' | 'PostgreSQL'
  readonly answered: readonly Answered[]
  /** With the most expenses. */
  readonly memory: MemoryLevel
}

const WARM_UP_SECONDS = 0.3

/** All reading comes before any writing, so that it is done on exactly so many expenses. */
export async function measureBackend(plan: BackendPlan, tell: (line: string) => void): Promise<Backend> {
  const databaseUrl = process.env.DATABASE_URL || null
  const today = dayInZone(new Date(), ZONE)
  const transcriber = await instantTranscriber()
  const accounts: BusyAccount[] = []
  try {
    for (const expenses of plan.expenses)
      accounts.push(await busyAccount({ expenses, today, transcribeUrl: transcriber.url, databaseUrl }))
    const stages = accounts.map((account, index) => ({
      account,
      expenses: plan.expenses[index] ?? 0,
      requests: requestsOf(account.token, today),
    }))
    const answered: Answered[] = []
    for (const ask of ASKS)
      for (const connections of plan.connections) {
        tell(`  ${ask}, ${connections} at once`)
        answered.push(...(await inTurn(stages, ask, connections, plan)))
      }
    const largest = stages.at(-1)
    if (!largest) throw new Error('no account to measure')
    tell('  memory')
    const memory = await measureMemory(
      largest.account,
      ASKS.map(ask => largest.requests[ask]),
      plan.memorySeconds,
    )
    return { database: databaseUrl === null ? 'PGlite' : 'PostgreSQL', answered, memory }
  } finally {
    for (const account of accounts) await account.close()
    transcriber.close()
  }
}

interface Stage {
  readonly account: BusyAccount
  readonly expenses: number
  readonly requests: ReturnType<typeof requestsOf>
}

async function inTurn(
  stages: readonly Stage[],
  ask: Ask,
  connections: number,
  { rounds, seconds }: BackendPlan,
): Promise<Answered[]> {
  const loads = stages.map((): Load[] => [])
  const put = ({ account, requests }: Stage, forSeconds: number) =>
    load(account.url, requests[ask], { connections, seconds: forSeconds })
  for (const stage of stages) await put(stage, WARM_UP_SECONDS)
  for (let round = 0; round < rounds; round++)
    for (const [index, stage] of stages.entries()) loads[index]?.push(await put(stage, seconds))
  return stages.map(({ expenses }, index) => ({ ask, connections, expenses, ...summary(loads[index] ?? []) }))
}

/** Medians of the rounds: what befalls the machine in one of them does not count. */
function summary(rounds: readonly Load[]) {
  const sorted = rounds.map(({ latenciesMs }) => [...latenciesMs].sort((a, b) => a - b))
  const typical = (share: number) => median(sorted.map(latencies => quantile(latencies, share)))
  return {
    requests: sorted.reduce((sum, { length }) => sum + length, 0),
    perSecond: median(rounds.map(({ latenciesMs, seconds }) => latenciesMs.length / seconds)),
    p50: typical(0.5),
    p95: typical(0.95),
    p99: typical(0.99),
    answerBytes: rounds.at(-1)?.answerBytes ?? 0,
  }
}
