/** A transcription service that does not keep up: what waits for it is bounded, and shared among the accounts. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../server/db/database.ts'
import { RATE_LIMITS } from '../../../server/limits/rate-limits.ts'
import { inTurn } from '../../../server/transcription/in-turn.ts'
import type { Transcription } from '../../../server/transcription/transcribe.ts'
import { UPLOAD_PLACES } from '../../../server/voice/places.ts'
import { deferred } from '../deferred.ts'
import { heardOneItem } from './support/heard-item.ts'
import { type Answer, testApp } from './support/test-app.ts'
import { openTestDatabase } from './support/test-database.ts'
import { wavBytes } from './support/wav-bytes.ts'

const PLACES = { all: 6, reserve: 1, anAccount: 2 }
const TURNS = { atOnce: 2, mostWaiting: 5, longestWaitMs: 60_000 }
const TEXT: Transcription = { kind: 'text', text: 'kopi 25 ribu', confidence: null }

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())

let service: ReturnType<typeof hangingService>
let app: ReturnType<typeof testApp>
beforeEach(() => {
  service = hangingService()
  const transcribe = inTurn(service.transcribe, TURNS)
  app = testApp(database.db, {
    uploadPlaces: PLACES,
    rateLimits: RATE_LIMITS,
    transcribe,
    extract: heardOneItem,
  })
})

/** Hears nothing until it is let go on. */
function hangingService() {
  const goOn = deferred<void>()
  const full = deferred<void>()
  let underWay = 0
  let most = 0
  return {
    most: () => most,
    /** Once it has as much at a time as it may be given. */
    full: full.promise,
    goOn: () => goOn.resolve(),
    transcribe: async () => {
      most = Math.max(most, ++underWay)
      if (underWay === TURNS.atOnce) full.resolve()
      await goOn.promise
      underWay--
      return TEXT
    },
  }
}

interface Upload {
  readonly answer: Promise<Answer>
  /** Once the first byte is asked for. */
  readonly read: Promise<void>
  isRead(): boolean
}

function upload(uid: string): Upload {
  const form = new FormData()
  form.set('audio', new File([wavBytes({ seconds: 0.1 })], 'recording.wav'))
  form.set('auto_insert', 'true')
  const whole = new Request('http://any', { method: 'POST', body: form })
  const read = deferred<void>()
  let isRead = false
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        isRead = true
        read.resolve()
        controller.enqueue(new Uint8Array(await whole.arrayBuffer()))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'Content-Type': whole.headers.get('Content-Type') ?? '', 'Accept-Language': 'id' }
  const init: RequestInit & { duplex: 'half' } = { body, headers, duplex: 'half' }
  return {
    answer: app.call(uid, 'POST', '/expenses/voice', init),
    read: read.promise,
    isRead: () => isRead,
  }
}

async function expectBusy(refused: Upload): Promise<void> {
  const { status, headers, body } = await refused.answer
  expect([status, headers.get('Retry-After')]).toEqual([503, '10'])
  expect(body.message).toBe('Masih banyak rekaman yang antre.')
}

test('with all places taken an account that has none is heard out of the reserve, and no more of it', async () => {
  const taken = ['a', 'a', 'b', 'b', 'c', 'c'].map(upload)
  await Promise.all(taken.map(({ read }) => read))
  const another = upload('d')
  await another.read
  await expectBusy(upload('d'))
  service.goOn()
  expect((await another.answer).status).toBe(200)
  for (const { answer } of taken) expect((await answer).status).toBe(200)
})

test('with the reserve taken, too, a recording is refused unread, with when to come again', async () => {
  const taken = ['a', 'a', 'b', 'b', 'c', 'c'].map(upload)
  await Promise.all(taken.map(({ read }) => read))
  taken.push(upload('d'))
  await taken.at(-1)?.read
  await service.full
  const refused = upload('e')
  await expectBusy(refused)
  expect(refused.isRead()).toBe(false)
  service.goOn()
  for (const { answer } of taken) expect((await answer).status).toBe(200)
  expect(service.most()).toBe(TURNS.atOnce)
  expect((await upload('e').answer).status).toBe(200)
})

test('with too many waiting a recording is refused, with a time that follows from how long the last ones took', async () => {
  let time = 0
  const heard = inTurn(
    async () => {
      time += 7000
      return TEXT
    },
    { atOnce: 1, mostWaiting: 0, longestWaitMs: 60_000 },
    () => time,
  )
  const listening = { account: 'a', signal: new AbortController().signal, language: 'id' as const }
  const clip = { bytes: wavBytes(), mediaType: 'audio/wav', fileName: 'recording.wav' }
  for (let said = 0; said < 5; said++) await heard(clip, listening)
  const [first, second] = await Promise.all([heard(clip, listening), heard(clip, listening)])
  expect(first).toEqual(TEXT)
  expect(second).toEqual({ kind: 'busy', retryAfterS: 7 })
})

test('who could not be heard in time is told so at once, and not after the wait', async () => {
  let time = 0
  const going = deferred<void>()
  const heard = inTurn(
    async () => {
      time += 7000
      if (time > 35_000) await going.promise
      return TEXT
    },
    { atOnce: 1, mostWaiting: 9, longestWaitMs: 15_000 },
    () => time,
  )
  const clip = { bytes: wavBytes(), mediaType: 'audio/wav', fileName: 'recording.wav' }
  const say = (account: string) =>
    heard(clip, { account, signal: new AbortController().signal, language: 'id' })
  for (let said = 0; said < 5; said++) await say('a')
  const taken = ['a', 'b', 'c'].map(say)
  expect(await say('d')).toEqual({ kind: 'busy', retryAfterS: 21 })
  going.resolve()
  expect(await Promise.all(taken)).toEqual([TEXT, TEXT, TEXT])
})

test('one account cannot take the places of the others', async () => {
  const mine = ['a', 'a'].map(upload)
  await Promise.all(mine.map(({ read }) => read))
  const refused = upload('a')
  await expectBusy(refused)
  expect(refused.isRead()).toBe(false)
  const other = upload('b')
  await other.read
  service.goOn()
  for (const { answer } of [...mine, other]) expect((await answer).status).toBe(200)
  expect((await upload('a').answer).status).toBe(200)
})

test('a place is free again after a refusal, too', async () => {
  service.goOn()
  for (let i = 0; i <= PLACES.anAccount; i++) {
    const { status } = await app.send('a', 'POST', '/expenses/voice', {})
    expect(status).toBe(415)
  }
})

test('the places of an account suffice for all that a phone keeps unsent, and are a fraction of all', () => {
  expect(UPLOAD_PLACES.anAccount).toBeGreaterThan(5)
  expect(UPLOAD_PLACES.anAccount).toBeLessThanOrEqual(UPLOAD_PLACES.all / 8)
})

test('eight accounts that take all they can leave each of sixteen others a place', async () => {
  app = testApp(database.db, {
    rateLimits: RATE_LIMITS,
    transcribe: service.transcribe,
    extract: heardOneItem,
  })
  const many = Array.from({ length: UPLOAD_PLACES.all }, (_, index) => upload(`greedy${index % 8}`))
  await Promise.all(many.map(({ read }) => read))
  const others = Array.from({ length: UPLOAD_PLACES.reserve }, (_, index) => upload(`other${index}`))
  await Promise.all(others.map(({ read }) => read))
  await expectBusy(upload('one-more'))
  service.goOn()
  for (const { answer } of others) expect((await answer).status).toBe(200)
  await Promise.all(many.map(({ answer }) => answer))
})
