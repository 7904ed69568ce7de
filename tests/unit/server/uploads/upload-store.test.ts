import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wavFile } from '../../../../server/audio/wav-file.ts'
import type { Upload } from '../../../../server/uploads/upload.ts'
import { UploadStore } from '../../../../server/uploads/upload-store.ts'
import { flacOf } from './streamed.ts'

const KB = 1024
/** What an upload takes without a byte, and by how much it grows with its first sound: 4 s of samples. */
const ENTRY = KB
const SOUND = 4 * 16_000 * 2
const LIMITS = { size: 400 * KB, anAccount: 3, all: 1024 * KB, idleMs: 90_000, totalMs: 300_000 }

/** 6.4 s of silence. */
const FLAC = flacOf(wavFile(16_000, new Int16Array(512 * 200)))
const HEAD = 42
/** Of less than 4 s. */
const sound = FLAC.slice(0, 4000)

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

/** With so much of the sound. */
function spoken(userId = 'me', key = 'key', to = 4000): Upload {
  const upload = begun(userId, key)
  expect(store.append(upload, 0, FLAC.slice(0, to)).kind).toBe('appended')
  return upload
}

test('what comes in pieces is the sound of the whole', () => {
  const upload = begun()
  for (let at = 0; at < FLAC.length; at += 1000)
    expect(store.append(upload, at, FLAC.slice(at, at + 1000)).kind).toBe('appended')
  expect(upload.length).toBe(FLAC.length)
  expect(upload.sound.samples).toHaveLength(512 * 200)
})

test.each([0, 2, 4, 900])('a piece at %i of 3 bytes is not taken', offset => {
  const upload = begun()
  store.append(upload, 0, FLAC.slice(0, 3))
  expect(store.append(upload, offset, FLAC.slice(3, 4)).kind).toBe('elsewhere')
  expect(upload.length).toBe(3)
})

test('an upload is bounded', () => {
  store = new UploadStore({ ...LIMITS, size: 1000 })
  const upload = begun()
  store.append(upload, 0, FLAC.slice(0, 999))
  expect(store.append(upload, 999, FLAC.slice(999, 1001)).kind).toBe('tooLarge')
  expect(store.append(upload, 999, FLAC.slice(999, 1000)).kind).toBe('appended')
})

test('what is no sound of a recorder is dropped with what came before', () => {
  const upload = spoken()
  expect(store.append(upload, 4000, new Uint8Array(9000).fill(0xff))).toEqual({
    kind: 'unreadable',
    fault: 'broken',
  })
  expect(store.find('me', upload.id)).toBeNull()
  expect(store.heldBytes).toBe(0)
})

test('all uploads together are bounded, those without a byte too', () => {
  store = new UploadStore({ ...LIMITS, all: 3 * ENTRY })
  for (const userId of ['me', 'you', 'third']) begun(userId)
  expect(store.heldBytes).toBe(3 * ENTRY)
  expect(store.create('fourth', 'key')).toBeNull()
})

test('memory is counted by what the sound takes, not by its bytes', () => {
  const upload = begun()
  store.append(upload, 0, FLAC.slice(0, HEAD))
  expect(store.heldBytes).toBe(ENTRY)
  store.append(upload, HEAD, FLAC.slice(HEAD))
  expect(store.heldBytes).toBe(ENTRY + 2 * SOUND)
})

test('where memory is full, the account that holds most gives its longest idle one away', () => {
  store = new UploadStore({ ...LIMITS, all: 3 * (ENTRY + SOUND) + 3 * KB })
  const [first, second] = [spoken('hog', 'a'), spoken('hog', 'b')]
  vi.advanceTimersByTime(1000)
  store.append(first, sound.length, FLAC.slice(sound.length, sound.length + 50))
  const mine = spoken('me')
  expect(store.find('hog', second.id)).not.toBeNull()
  const yours = spoken('you')
  expect(store.find('hog', second.id)).toBeNull()
  const left = [store.find('hog', first.id), store.find('me', mine.id), store.find('you', yours.id)]
  expect(left).not.toContain(null)
})

test('it gives nothing away for one that would hold as much, and that one is dropped', () => {
  store = new UploadStore({ ...LIMITS, all: 2 * ENTRY + SOUND + KB })
  const yours = spoken('you')
  const mine = begun('me')
  expect(store.append(mine, 0, sound).kind).toBe('full')
  expect(store.find('me', mine.id)).toBeNull()
  expect(store.find('you', yours.id)).not.toBeNull()
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
  const first = spoken()
  const second = begun()
  expect(store.find('me', first.id)).toBeNull()
  expect(second.length).toBe(0)
})

test.each<[string, (upload: Upload) => void]>([
  ['taken', ({ id, userId }) => store.take(userId, id)],
  ['dropped by its key', ({ key, userId }) => store.dropOf(userId, key)],
  ['without a piece for 90 s', () => vi.advanceTimersByTime(90_000)],
])('nothing is held of one that is %s', (_, end) => {
  const upload = spoken()
  end(upload)
  expect(store.find('me', upload.id)).toBeNull()
  expect(store.heldBytes).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a piece keeps it for another 90 s, but not for more than five minutes', () => {
  const upload = begun()
  for (let at = 0; at < 3; at++) {
    vi.advanceTimersByTime(89_000)
    store.append(upload, at, FLAC.slice(at, at + 1))
  }
  expect(store.find('me', upload.id)).not.toBeNull()
  vi.advanceTimersByTime(300_000 - 3 * 89_000)
  expect(store.find('me', upload.id)).toBeNull()
})

test('of each that is dropped is told, however, and of none that is taken to be completed', () => {
  const dropped: string[] = []
  store.onDropped(({ key }) => dropped.push(key))
  store.drop(begun('me', 'discarded'))
  begun('me', 'replaced')
  begun('me', 'replaced')
  store.dropOf('me', 'replaced')
  begun('me', 'deleted')
  store.dropAllOf('me')
  store.append(begun('me', 'unreadable'), 0, new Uint8Array(100))
  store.take('me', begun('me', 'taken').id)
  begun('me', 'expired')
  vi.advanceTimersByTime(90_000)
  expect(dropped).toEqual(['discarded', 'replaced', 'replaced', 'deleted', 'unreadable', 'expired'])
})
