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
    expect(first.isOver.value).toBe(false)
    first.recorded()
    expect(first.isOver.value).toBe(true)
    expect(createFirstUse(kept).isOver.value).toBe(true)
  })

  it('ends with the third sentence that is typed, over all visits', () => {
    const kept = storage()
    createFirstUse(kept).typed()
    createFirstUse(kept).typed()
    const third = createFirstUse(kept)
    expect(third.isOver.value).toBe(false)
    third.typed()
    expect(third.isOver.value).toBe(true)
    expect(createFirstUse(kept).isOver.value).toBe(true)
  })

  it('is over where nothing can be remembered', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(createFirstUse({ getItem: blocked, setItem: blocked }).isOver.value).toBe(true)
  })
})
