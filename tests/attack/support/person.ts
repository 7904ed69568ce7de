/**
 * An ordinary user while another account attacks: measures what this user notices. In a process of its own,
 * so that the attacker's load is not measured as the server's slowness.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { endWithThisProcess } from '../../../scripts/child-processes.ts'

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

export type PersonOrder =
  | { readonly kind: 'use'; readonly connections: number; readonly betweenMs: number }
  | { readonly kind: 'end' }

export interface Pace {
  readonly connections?: number
  /** Between an answer and the next request of a connection. */
  readonly betweenMs?: number
}

export interface Person {
  /** Until `signal` aborts. */
  use(signal: AbortSignal, pace?: Pace): Promise<Noticed>
}

/** Opens a person for this measurement alone. */
export async function usedBy(url: string, token: string, signal: AbortSignal, pace?: Pace): Promise<Noticed> {
  return (await openPerson(url, token)).use(signal, pace)
}

/** Signs a person in by `token`. Resolves once they are signed in; ends with this process. */
export async function openPerson(url: string, token: string): Promise<Person> {
  const program = fileURLToPath(new URL('person-program.ts', import.meta.url))
  const child = endWithThisProcess(fork(program, [url, token], { execArgv: ['--import', 'tsx'] }))
  const tell = (order: PersonOrder) => child.send(order)
  await once(child, 'message')
  return {
    async use(signal, { connections = 4, betweenMs = BETWEEN_MS } = {}) {
      const noticed = once(child, 'message')
      tell({ kind: 'use', connections, betweenMs })
      if (!signal.aborted) await once(signal, 'abort')
      tell({ kind: 'end' })
      const [message] = await noticed
      return message as Noticed
    },
  }
}

export function describeNoticed({ requests, wrong, p50, p95, p99, slowest }: Noticed): string {
  const faults = Object.entries(wrong).map(([outcome, times]) => `${times} x ${outcome}`)
  const times = `p50 ${Math.round(p50)} ms, p95 ${Math.round(p95)} ms, p99 ${Math.round(p99)} ms, slowest ${Math.round(slowest)} ms`
  return `another account: ${requests} requests, ${faults.join(', ') || 'all answered'}; ${times}`
}
