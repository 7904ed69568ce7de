/**
 * A fair queue for a scarce resource. Accounts take turns, not requests: an account with many requests waits
 * behind one with few, and in a full queue the account with the most requests loses its latest. With
 * durations given, the account with the least recent use is next.
 */
import { recentUse } from './recent-use.ts'

export interface TurnBounds {
  /** Turns at once. */
  readonly atOnce: number
  /** Requests of all accounts that may wait. */
  readonly mostWaiting: number
  /** Milliseconds. */
  readonly longestWaitMs: number
}

export interface Turns {
  /**
   * True once it is the request's turn, which `end` ends; false where its turn cannot come in time. Rejects
   * with an Error when `signal` is aborted meanwhile.
   */
  take(account: string, signal?: AbortSignal): Promise<boolean>
  /** Number of turns before that of a further request of `account`; null where it would be served at once. */
  ahead(account: string): number | null
  /** Ends a turn. Without durations, accounts are served round-robin. */
  end(use?: TurnUse): void
  /** How many have their turn now, and how many wait for one. */
  load(): TurnLoad
}

export interface TurnUse {
  /** The account of the turn. */
  readonly account: string
  readonly ms: number
}

export interface TurnLoad {
  readonly underWay: number
  readonly waiting: number
}

/** A waiting request, settled once. */
interface Waiting {
  settle(outcome: boolean | Error): void
}

export function turns({ atOnce, mostWaiting, longestWaitMs }: TurnBounds): Turns {
  let underWay = 0
  let waiting = 0
  /** Oldest first; among accounts with equal use, the first one is next. */
  const lines = new Map<string, Waiting[]>()
  const uses = recentUse()

  function nextAccount(): string | undefined {
    let next: string | undefined
    for (const account of lines.keys())
      if (next === undefined || uses.msOf(account) < uses.msOf(next)) next = account
    return next
  }

  function leave(account: string, one: Waiting): void {
    const line = lines.get(account) ?? []
    const rest = line.filter(other => other !== one)
    waiting -= line.length - rest.length
    if (rest.length > 0) lines.set(account, rest)
    else lines.delete(account)
  }

  /**
   * Whether there is room for one more request of `account`; drops the latest request of a longer line if
   * necessary.
   */
  function makeRoom(account: string): boolean {
    if (waiting < mostWaiting) return true
    const [longest] = [...lines.values()].sort((a, b) => b.length - a.length)
    const own = lines.get(account)?.length ?? 0
    // Only where the other line then is no shorter than the own one.
    if (!longest || longest.length <= own + 1) return false
    longest.at(-1)?.settle(false)
    return true
  }

  function wait(account: string, signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const hangUp = () => one.settle(hungUp())
      const timer = setTimeout(() => one.settle(false), longestWaitMs)
      const one: Waiting = {
        settle(outcome) {
          clearTimeout(timer)
          signal?.removeEventListener('abort', hangUp)
          leave(account, one)
          if (outcome instanceof Error) reject(outcome)
          else resolve(outcome)
        },
      }
      signal?.addEventListener('abort', hangUp, { once: true })
      lines.set(account, [...(lines.get(account) ?? []), one])
      waiting++
    })
  }

  return {
    async take(account, signal) {
      if (signal?.aborted) throw hungUp()
      if (underWay < atOnce) {
        underWay++
        return true
      }
      return makeRoom(account) && wait(account, signal)
    },
    ahead(account) {
      if (underWay < atOnce) return null
      const own = lines.get(account)?.length ?? 0
      // Each other account has one turn before each of this account's.
      return [...lines].reduce(
        (sum, [other, { length }]) => sum + (other === account ? own : Math.min(length, own + 1)),
        0,
      )
    },
    end(use) {
      if (use) uses.add(use.account, use.ms)
      const account = nextAccount()
      if (account === undefined) {
        underWay--
        if (underWay === 0) uses.clear()
        return
      }
      lines.get(account)?.[0]?.settle(true)
      // Moves the account behind the others.
      const rest = lines.get(account)
      if (rest && lines.delete(account)) lines.set(account, rest)
    },
    load: () => ({ underWay, waiting }),
  }
}

function hungUp(): Error {
  return new Error('The caller has hung up')
}
