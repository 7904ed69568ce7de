/**
 * Turns at something that few can have at once. Accounts take turns, not requests: one that has sent much waits behind
 * one that has sent little, and in a full line the longest part gives way. Where it is told how long turns last, the
 * account is next that has had least of them lately.
 */

export interface TurnBounds {
  /** Turns at once. */
  readonly atOnce: number
  /** Requests that may wait for one, of all accounts. */
  readonly mostWaiting: number
  /** Milliseconds. */
  readonly longestWaitMs: number
}

export interface Turns {
  /**
   * True once it is the request's turn, which `end` ends; false where there will be none in time. Rejects with an Error
   * when `signal` is aborted meanwhile.
   */
  take(account: string, signal?: AbortSignal): Promise<boolean>
  /** How many turns begin before that of a further request of `account`; null where it would have its own at once. */
  ahead(account: string): number | null
  /** Of one turn that was taken. Where it is never told how long turns last, accounts go round. */
  end(use?: TurnUse): void
  /** How many have their turn now, and how many wait for one. */
  load(): TurnLoad
}

export interface TurnUse {
  /** Whose turn it was. */
  readonly account: string
  readonly ms: number
}

export interface TurnLoad {
  readonly underWay: number
  readonly waiting: number
}

/** Settled once, by what comes first. */
interface Waiting {
  settle(outcome: boolean | Error): void
}

export function turns({ atOnce, mostWaiting, longestWaitMs }: TurnBounds): Turns {
  let underWay = 0
  let waiting = 0
  /** Oldest first; of accounts that have had the same, the one that comes first is next. */
  const lines = new Map<string, Waiting[]>()
  /** How long turns have lasted, as of `at`, while any is wanted; each millisecond since pays one off, so that no account waits for long. */
  const uses = new Map<string, { readonly ms: number; readonly at: number }>()

  function recentMs(account: string): number {
    const use = uses.get(account)
    return use ? Math.max(0, use.ms - (performance.now() - use.at)) : 0
  }

  function nextAccount(): string | undefined {
    let next: string | undefined
    for (const account of lines.keys())
      if (next === undefined || recentMs(account) < recentMs(next)) next = account
    return next
  }

  function leave(account: string, one: Waiting): void {
    const line = lines.get(account) ?? []
    const rest = line.filter(other => other !== one)
    waiting -= line.length - rest.length
    if (rest.length > 0) lines.set(account, rest)
    else lines.delete(account)
  }

  /** Whether there is room for one more of `account`, by sending away the latest of a longer line where it must be. */
  function makeRoom(account: string): boolean {
    if (waiting < mostWaiting) return true
    const [longest] = [...lines.values()].sort((a, b) => b.length - a.length)
    const own = lines.get(account)?.length ?? 0
    // Only where the line of the other stays no shorter than one's own becomes.
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
      // The others have one each before each of the account's own.
      return [...lines].reduce(
        (sum, [other, { length }]) => sum + (other === account ? own : Math.min(length, own + 1)),
        0,
      )
    },
    end(use) {
      if (use) uses.set(use.account, { ms: recentMs(use.account) + use.ms, at: performance.now() })
      const account = nextAccount()
      if (account === undefined) {
        underWay--
        if (underWay === 0) uses.clear()
        return
      }
      lines.get(account)?.[0]?.settle(true)
      // It goes behind the others.
      const rest = lines.get(account)
      if (rest && lines.delete(account)) lines.set(account, rest)
    },
    load: () => ({ underWay, waiting }),
  }
}

function hungUp(): Error {
  return new Error('The caller has hung up')
}
