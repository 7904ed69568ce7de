/** Whether the record button is still to be explained on this device: until a recording, or a few typed sentences, were saved. */
import { signal } from '@preact/signals-react'
import type { PreferenceStorage } from '../account/preferences.ts'

const KEY = 'recorded'
/** Stored once it is over; before that, how many sentences were typed. */
const OVER = 'true'
/** After as many the person has found a way of their own. */
const TYPED_ENOUGH = 3

export function createFirstUse(storage: PreferenceStorage) {
  const isOver = signal(read(storage) === OVER)

  function end(): void {
    if (isOver.peek()) return
    isOver.value = true
    write(storage, OVER)
  }

  return {
    isOver,
    /** A recording was answered for. */
    recorded: end,
    /** What was typed was saved. */
    typed(): void {
      if (isOver.peek()) return
      const count = Number(read(storage)) + 1
      if (count < TYPED_ENOUGH) write(storage, String(count))
      else end()
    },
  }
}

function read(storage: PreferenceStorage): string | null {
  try {
    return storage.getItem(KEY)
  } catch {
    return OVER // An explanation that never goes is worse than none.
  }
}

function write(storage: PreferenceStorage, value: string): void {
  try {
    storage.setItem(KEY, value)
  } catch {
    // Storage is blocked or full: the next visit explains it again.
  }
}
