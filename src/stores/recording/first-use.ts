/** Whether a recording has ever been taken on this device: until then its button is explained. */
import { signal } from '@preact/signals-react'
import type { PreferenceStorage } from '../account/preferences.ts'

const KEY = 'recorded'

export function createFirstUse(storage: PreferenceStorage) {
  const hasRecorded = signal(isStored(storage))
  return {
    hasRecorded,
    /** One was answered for. */
    recorded(): void {
      if (hasRecorded.peek()) return
      hasRecorded.value = true
      try {
        storage.setItem(KEY, 'true')
      } catch {
        // Storage is blocked or full: the next visit explains it again.
      }
    },
  }
}

function isStored(storage: PreferenceStorage): boolean {
  try {
    return storage.getItem(KEY) === 'true'
  } catch {
    return true // An explanation that never goes is worse than none.
  }
}
