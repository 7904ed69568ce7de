/** Searches against a plain list of the same length, of an account with many expenses. */
import { dayInZone } from '../../../shared/domain/calendar-date.ts'
import { type BusyAccount, busyAccount } from '../backend/account.ts'
import { instantTranscriber } from '../backend/instant-transcriber.ts'
import { load, quantile, type Request } from '../backend/load.ts'
import { ZONE } from '../backend/requests.ts'
import { median } from '../markdown.ts'

export interface SearchPlan {
  /** Of the account. */
  readonly expenses: number
  /** Of each round of each search. */
  readonly seconds: number
  readonly rounds: number
}

export interface Searched {
  /** What is searched for; null for the plain list. */
  readonly words: string | null
  readonly matches: number
  /** Milliseconds; medians of the rounds, of the page and of the sum that is asked for after it. */
  readonly page: Latency
  readonly sum: Latency
}

export interface Latency {
  readonly p50: number
  readonly p95: number
}

export interface Searches {
  readonly database: 'PGlite' | 'PostgreSQL'
  readonly expenses: number
  /** The plain list first. */
  readonly searched: readonly Searched[]
}

/** As many as the screen asks for. */
const PAGE = 200
/** In all of the account's expenses, in every third, tenth, hundredth and thousandth or so, and in none. */
const WORDS = [null, 'kopi', 'gopay', 'makan', '25rb', '123', 'teh'] as const
const ONE_AT_A_TIME = { connections: 1 }

export async function measureSearch(plan: SearchPlan, tell: (line: string) => void): Promise<Searches> {
  const databaseUrl = process.env.DATABASE_URL || null
  const transcriber = await instantTranscriber()
  try {
    const today = dayInZone(new Date(), ZONE)
    const { expenses } = plan
    const account = await busyAccount({ expenses, today, transcribeUrl: transcriber.url, databaseUrl })
    try {
      const searched = await inTurn(account, plan, tell)
      return { database: databaseUrl === null ? 'PGlite' : 'PostgreSQL', expenses, searched }
    } finally {
      await account.close()
    }
  } finally {
    transcriber.close()
  }
}

/** Each round goes through all of them: what else the machine does falls on all alike. */
async function inTurn(
  account: BusyAccount,
  plan: SearchPlan,
  tell: (line: string) => void,
): Promise<Searched[]> {
  const times = WORDS.map(words => ({ words, page: [] as Latency[], sum: [] as Latency[] }))
  for (let round = 0; round <= plan.rounds; round++) {
    tell(`  round ${round} of ${plan.rounds}`)
    for (const { words, page, sum } of times) {
      const q = words === null ? '' : `q=${words}`
      const pageTime = await timed(account, `/expenses?limit=${PAGE}&${q}`, plan.seconds)
      const sumTime = await timed(account, `/expenses/totals?${q}`, plan.seconds)
      // The first one warms up.
      if (round === 0) continue
      page.push(pageTime)
      sum.push(sumTime)
    }
  }
  const searched: Searched[] = []
  for (const { words, page, sum } of times)
    searched.push({ words, matches: await countOf(account, words), page: typical(page), sum: typical(sum) })
  return searched
}

async function timed({ url, token }: BusyAccount, path: string, seconds: number): Promise<Latency> {
  const request = {
    method: 'GET',
    path: `/api${path}`,
    headers: headersOf(token),
    status: 200,
  } satisfies Request
  const { latenciesMs } = await load(url, () => request, { ...ONE_AT_A_TIME, seconds })
  const sorted = [...latenciesMs].sort((a, b) => a - b)
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) }
}

async function countOf({ url, token }: BusyAccount, words: string | null): Promise<number> {
  const response = await fetch(`${url}/api/expenses/totals${words === null ? '' : `?q=${words}`}`, {
    headers: headersOf(token),
  })
  const { total_expenses: count } = (await response.json()) as { readonly total_expenses: number }
  return count
}

function headersOf(token: string): Record<string, string> {
  return { Authorization: `Bearer ${token}` }
}

function typical(rounds: readonly Latency[]): Latency {
  return { p50: median(rounds.map(({ p50 }) => p50)), p95: median(rounds.map(({ p95 }) => p95)) }
}
