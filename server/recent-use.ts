/** How long accounts have used a resource lately. It decays by one millisecond per millisecond, so that no account waits for long. */

export interface RecentUse {
  /** Milliseconds. */
  msOf(account: string): number
  add(account: string, ms: number): void
  clear(): void
}

export function recentUse(): RecentUse {
  /** As of `at`, in milliseconds of `performance.now()`. */
  const uses = new Map<string, { readonly ms: number; readonly at: number }>()

  function msOf(account: string): number {
    const use = uses.get(account)
    return use ? Math.max(0, use.ms - (performance.now() - use.at)) : 0
  }

  return {
    msOf,
    add(account, ms) {
      uses.set(account, { ms: msOf(account) + ms, at: performance.now() })
    },
    clear: () => uses.clear(),
  }
}
