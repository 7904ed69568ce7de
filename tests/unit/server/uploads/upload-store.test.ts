import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Upload, UploadStore } from '../../../../server/uploads/upload-store.ts'

const LIMITS = { size: 1000, anAccount: 3, all: 6000, idleMs: 90_000, totalMs: 300_000 }
const piece = (bytes: number) => new Uint8Array(bytes)

let store: UploadStore
beforeEach(() => {
  vi.useFakeTimers()
  store = new UploadStore(LIMITS)
})
afterEach(() => vi.useRealTimers())

function begun(userId = 'me', key = 'key'): Upload {
  const upload = store.create(userId, key)
  if (!upload) throw new Error('full')
  return upload
}

test('pieces are kept in their order', () => {
  const upload = begun()
  expect(store.append(upload, 0, piece(3))).toEqual({ kind: 'appended' })
  expect(store.append(upload, 3, piece(4))).toEqual({ kind: 'appended' })
  expect(store.find('me', upload.id)?.length).toBe(7)
})

test.each([0, 2, 4, 900])('a piece at %i of 3 bytes is not taken', offset => {
  const upload = begun()
  store.append(upload, 0, piece(3))
  expect(store.append(upload, offset, piece(1)).kind).toBe('elsewhere')
  expect(upload.length).toBe(3)
})

test('an upload is bounded', () => {
  const upload = begun()
  store.append(upload, 0, piece(999))
  expect(store.append(upload, 999, piece(2)).kind).toBe('tooLarge')
  expect(store.append(upload, 999, piece(1)).kind).toBe('appended')
})

test('all uploads together are, those without a byte too', () => {
  store = new UploadStore({ ...LIMITS, all: 3 * 1024 + 1000 })
  for (const userId of ['me', 'you', 'third']) begun(userId)
  expect(store.heldBytes).toBe(3 * 1024)
  expect(store.create('fourth', 'key')).toBeNull()
  const upload = begun('me')
  expect(store.append(upload, 0, piece(1000)).kind).toBe('appended')
  expect(store.heldBytes).toBe(3 * 1024 + 1000)
})

test('where memory is full, the account that holds most gives its longest idle one away', () => {
  store = new UploadStore({ ...LIMITS, all: 6100 })
  const [first, second] = [begun('hog', 'a'), begun('hog', 'b')]
  store.append(first, 0, piece(900))
  store.append(second, 0, piece(900))
  vi.advanceTimersByTime(1000)
  store.append(first, 900, piece(50))
  const mine = begun('me')
  store.append(mine, 0, piece(500))
  expect(store.find('hog', second.id)).not.toBeNull()
  expect(store.create('you', 'key')).not.toBeNull()
  expect(store.find('hog', second.id)).toBeNull()
  expect([store.find('hog', first.id), store.find('me', mine.id)]).not.toContain(null)
})

test('it gives nothing away for one that would hold as much', () => {
  store = new UploadStore({ ...LIMITS, all: 3000 })
  const [yours, mine] = [begun('you'), begun('me')]
  store.append(yours, 0, piece(500))
  expect(store.append(mine, 0, piece(500)).kind).toBe('full')
  expect(store.find('you', yours.id)).not.toBeNull()
})

test('what the limit counted for an upload is good for one recording under its key', () => {
  begun('me', 'key')
  expect(['you', 'me', 'me'].map(userId => store.takeAllowance(userId, 'key'))).toEqual([false, true, false])
})

test('a piece for which no memory is left is not taken', () => {
  store = new UploadStore({ ...LIMITS, all: 1500 })
  const upload = begun()
  expect(store.append(upload, 0, piece(500)).kind).toBe('full')
  expect(store.append(upload, 0, piece(400)).kind).toBe('appended')
})

test('another account has no part in it', () => {
  const { id } = begun('me')
  expect(store.find('you', id)).toBeNull()
  expect(store.take('you', id)).toBeNull()
  store.dropOf('you', 'key')
  expect(store.find('me', id)).not.toBeNull()
})

test('an account has three: a fourth takes the place of the oldest', () => {
  const ids = ['a', 'b', 'c', 'd'].map(key => begun('me', key).id)
  expect(ids.map(id => store.find('me', id) !== null)).toEqual([false, true, true, true])
})

test('a recording has one: begun again, it begins with nothing', () => {
  const first = begun()
  store.append(first, 0, piece(9))
  const second = begun()
  expect(store.find('me', first.id)).toBeNull()
  expect(second.length).toBe(0)
})

test.each<[string, (upload: Upload) => void]>([
  ['taken', ({ id, userId }) => store.take(userId, id)],
  ['dropped by its key', ({ key, userId }) => store.dropOf(userId, key)],
  ['without a piece for 90 s', () => vi.advanceTimersByTime(90_000)],
])('nothing is held of one that is %s', (_, end) => {
  const upload = begun()
  store.append(upload, 0, piece(500))
  end(upload)
  expect(store.find('me', upload.id)).toBeNull()
  expect(store.heldBytes).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a piece keeps it for another 90 s, but not for more than five minutes', () => {
  const upload = begun()
  for (let at = 0; at < 3; at++) {
    vi.advanceTimersByTime(89_000)
    store.append(upload, at, piece(1))
  }
  expect(store.find('me', upload.id)).not.toBeNull()
  vi.advanceTimersByTime(300_000 - 3 * 89_000)
  expect(store.find('me', upload.id)).toBeNull()
})
