import { describe, expect, it } from 'vitest'
import { createFirstUse } from '../../../src/stores/recording/first-use.ts'

function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

describe('the first use', () => {
  it('lasts until a recording has worked, on this device', () => {
    const kept = storage()
    const first = createFirstUse(kept)
    expect(first.hasRecorded.value).toBe(false)
    first.recorded()
    expect(first.hasRecorded.value).toBe(true)
    expect(createFirstUse(kept).hasRecorded.value).toBe(true)
  })

  it('is over where nothing can be remembered', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(createFirstUse({ getItem: blocked, setItem: blocked }).hasRecorded.value).toBe(true)
  })
})
