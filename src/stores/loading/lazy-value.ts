/** What is loaded after the first paint: when the page is idle, or with the first action that needs it. */
import { type ReadonlySignal, signal } from '@preact/signals-react'
import { memoizeAsync } from './memoize-async.ts'

export interface LazyValue<T> {
  /** Null until loaded. */
  readonly value: ReadonlySignal<T | null>
  /** Whether an action waits for it to load, or was dropped because it failed to. */
  readonly waiting: ReadonlySignal<'no' | 'loading' | 'failed'>
  /** Loads it, once; after a failure the next call tries again. */
  load(): Promise<T>
  /** Runs `action` with it, at once where it is loaded. Of several actions that wait only the last one runs. */
  run(action: (value: T) => void): void
  /** Drops the action that waits. */
  cancel(): void
}

export function createLazyValue<T>(fetch: () => Promise<T>): LazyValue<T> {
  const value = signal<T | null>(null)
  const waiting = signal<'no' | 'loading' | 'failed'>('no')
  let latest = 0

  const load = memoizeAsync(async () => {
    const loaded = await fetch()
    value.value = loaded
    return loaded
  })

  async function runLater(action: (value: T) => void): Promise<void> {
    const mine = ++latest
    waiting.value = 'loading'
    const loaded = await load().catch(() => null)
    if (mine !== latest) return
    waiting.value = loaded === null ? 'failed' : 'no'
    if (loaded !== null) action(loaded)
  }

  return {
    value,
    waiting,
    load,
    run(action) {
      const present = value.peek()
      if (present === null) void runLater(action)
      else action(present)
    },
    cancel() {
      latest++
      waiting.value = 'no'
    },
  }
}
