import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createResponseCache, MAX_LENGTH } from '../../../src/stores/server-state/response-cache.ts'

/** A browser's local storage as far as it is used. */
function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: index => [...items.keys()][index] ?? null,
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
    clear: () => items.clear(),
  }
}

function setUp(storage = memoryStorage()) {
  const world = { user: 'ani' as string | null, now: 1_000 }
  const known = createResponseCache({ storage, userId: () => world.user, now: () => new Date(world.now) })
  const keys = () => Array.from({ length: storage.length }, (_, index) => storage.key(index))
  return { storage, world, known, keys }
}

/** Its text takes half of the room, so that a third one has none. */
const half = 'x'.repeat(MAX_LENGTH / 2 - 100)

describe('an answer', () => {
  it('is read again with the moment when it came', () => {
    const { known } = setUp()
    known.writer()('dashboard', { month_spend: 5 })
    expect(known.read('dashboard')).toEqual({ at: 1_000, body: { month_spend: 5 } })
    expect(known.read('profile')).toBeNull()
  })

  it('takes the place of the one before, and nothing takes its place where it is forgotten', () => {
    const { known, world } = setUp()
    known.writer()('dashboard', 1)
    world.now = 2_000
    known.writer()('dashboard', 2)
    expect(known.read('dashboard')).toEqual({ at: 2_000, body: 2 })
    known.writer()('dashboard', undefined)
    expect(known.read('dashboard')).toBeNull()
  })

  it('that came for an account is kept for no other, however late it comes', () => {
    const { known, world, keys } = setUp()
    const late = known.writer()
    world.user = 'budi'
    late('dashboard', 1)
    world.user = null
    late('dashboard', 1)
    expect(keys()).toEqual([])
  })

  it('makes room by letting the oldest go', () => {
    const { known, world } = setUp()
    for (const name of ['first', 'second', 'third']) {
      known.writer()(name, half)
      world.now += 1
    }
    expect(['first', 'second', 'third'].map(name => known.read(name) !== null)).toEqual([false, true, true])
  })

  it('larger than all the room is not kept, and costs no other its place', () => {
    const { known } = setUp()
    known.writer()('small', 1)
    known.writer()('large', half + half + half)
    expect(known.read('large')).toBeNull()
    expect(known.read('small')).not.toBeNull()
  })
})

describe('accounts', () => {
  it('never read what is kept of another, even where one name begins with the other', () => {
    const { known, world } = setUp()
    known.writer()('dashboard', 1)
    for (const user of ['budi', 'an', 'anin', null]) {
      world.user = user
      expect(known.read('dashboard')).toBeNull()
    }
  })

  it('are deleted once another account signs in, or the user signs out; what is not ours stays', () => {
    const { known, world, keys, storage } = setUp()
    storage.setItem('currency', 'USD')
    known.writer()('dashboard', 1)
    world.user = 'budi'
    known.writer()('dashboard', 2)
    known.keepOnly('budi')
    expect(known.read('dashboard')?.body).toBe(2)
    expect(keys()).toHaveLength(2)
    known.keepOnly(null)
    expect(keys()).toEqual(['currency'])
  })
})

describe('a browser that', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
  })

  it('refuses storage has nothing kept, and no error', () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError')
    }
    const storage = { ...memoryStorage(), getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse }
    const { known } = setUp(storage)
    known.writer()('dashboard', 1)
    known.keepOnly(null)
    expect(known.read('dashboard')).toBeNull()
  })

  it('has a damaged entry reads it as none', () => {
    const { known, storage } = setUp()
    known.writer()('dashboard', 1)
    storage.setItem(storage.key(0) ?? '', '1000 {"half')
    expect(known.read('dashboard')).toBeNull()
  })
})
