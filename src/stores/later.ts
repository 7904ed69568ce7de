/** What is loaded later than the first sight needs it: when the page is idle, or when something is asked of it. */
import { type ReadonlySignal, signal } from '@preact/signals-react'
import { once } from './once.ts'

export interface Later<T> {
  /** Null until it has come. */
  readonly value: ReadonlySignal<T | null>
  /** Something was asked of it that it is not there for yet, or that it did not come for. */
  readonly waiting: ReadonlySignal<'no' | 'loading' | 'failed'>
  /** Loads it, once; a failure is forgotten, so that the next call tries again. */
  load(): Promise<T>
  /** Has `work` done with it, at once where it is there. Of two that wait the later one is done. */
  ask(work: (value: T) => void): void
  /** Forgets what was asked. */
  callOff(): void
}

export function createLater<T>(fetch: () => Promise<T>): Later<T> {
  const value = signal<T | null>(null)
  const waiting = signal<'no' | 'loading' | 'failed'>('no')
  let asked = 0

  const load = once(async () => {
    const loaded = await fetch()
    value.value = loaded
    return loaded
  })

  async function wait(work: (value: T) => void): Promise<void> {
    const mine = ++asked
    waiting.value = 'loading'
    const loaded = await load().catch(() => null)
    if (mine !== asked) return
    waiting.value = loaded === null ? 'failed' : 'no'
    if (loaded !== null) work(loaded)
  }

  return {
    value,
    waiting,
    load,
    ask(work) {
      const present = value.peek()
      if (present === null) void wait(work)
      else work(present)
    },
    callOff() {
      asked++
      waiting.value = 'no'
    },
  }
}
