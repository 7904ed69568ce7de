import { randomUUID } from 'node:crypto'
import { signal } from '@preact/signals-react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createAccountToken } from '../../../src/stores/account/account-token.ts'
import { Outbox } from '../../../workers/outbox.ts'
import type { VoiceRecording } from '../../../workers/voice-recording.ts'
import { deferred } from '../deferred.ts'
import { MemoryOutbox } from '../outbox/memory-outbox.ts'
import { heardOneItem } from '../server/support/heard-item.ts'
import { openTestApp, type TestApp, testApp } from '../server/support/test-app.ts'
import {
  type Line,
  type Loss,
  lineTo,
  openPage,
  type Page,
  quiet,
  type SpokenTake,
  WAV,
} from './spoken-take.ts'

let server: TestApp & { close(): Promise<void> }
let line: Line
let page: Page
let heard: Uint8Array[]
let me: string
let accounts = 0
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())
beforeEach(() => {
  me = `speaker${++accounts}`
  heard = []
  line = lineTo(process())
  page = openPage(line, me)
})

/** One of the server, with nothing in its memory. */
function process(): TestApp {
  const app = testApp(server.db)
  app.settings.transcribe = async ({ bytes }) => {
    heard.push(bytes)
    return { kind: 'text', text: 'kopi 25 ribu', confidence: 0.9 }
  }
  app.settings.extract = heardOneItem
  return app
}

const BEGIN = 'POST /voice/uploads'
const PIECE = 'PATCH /voice/uploads/{id}'
const END = 'DELETE /voice/uploads/{id}'
const SEND = 'POST /voice'
/** Of a sentence that comes in five pieces, the last of which is on its way when the button is let go. */
const REQUESTS = [BEGIN, PIECE, PIECE, PIECE, PIECE, PIECE, SEND]
const SECONDS = 0.9

/** Speaks the sentence as fast as the line takes it, all but its end. */
async function begin(id: string = randomUUID()): Promise<SpokenTake> {
  const take = await page.press(id)
  for (let part = 0; part < 3; part++) {
    await quiet()
    take.speak(SECONDS)
  }
  await quiet()
  return take
}

/** Speaks the sentence. */
async function say(id?: string) {
  return (await begin(id)).release()
}

/** To the byte. */
function expectHeard(times: number): void {
  expect(heard.map(sound => Buffer.compare(sound, WAV))).toEqual(Array(times).fill(0))
}

async function expectSavedOnce(): Promise<void> {
  const { body } = await line.app.get(me, '/expenses')
  expect(body.expenses).toHaveLength(1)
  expectHeard(1)
  expect(line.app.uploads.heldBytes).toBe(0)
}

describe('a take', () => {
  it('travels while it is spoken, and only its rest when the button is let go', async () => {
    expect(await say()).toMatchObject({ kind: 'answered' })
    expect(line.requests).toEqual(REQUESTS)
    expectHeard(1)
    await expectSavedOnce()
  })

  it('asks for one fresh token, and completes with it', async () => {
    await say()
    expect(page.tokens).toEqual([0, 120_000])
  })

  it('tells with each request in which language it is to be heard', async () => {
    await say()
    expect(new Set(line.languages)).toEqual(new Set(['id']))
  })

  it('is sent whole with a new token where the server refuses the first', async () => {
    line.before = name => (name === PIECE ? new Response(null, { status: 401 }) : null)
    expect(await say()).toMatchObject({ kind: 'answered' })
    expect(page.tokens).toEqual([0, 0])
    await expectSavedOnce()
  })
})

async function expectHeardOnceWithout(loss: Loss, at: number): Promise<void> {
  line.losses = [...Array(at).fill(null), loss]
  expect(await say()).toMatchObject({ kind: 'answered' })
  await expectSavedOnce()
}

it.each(REQUESTS.map((_, at) => at))(
  'an answer that is lost to request %i has the recording heard as it was spoken, and saved once',
  { tags: ['fault-answer-lost-while-sound-travels'] },
  at => expectHeardOnceWithout('answer', at),
)

describe('a line that is cut', { tags: ['fault-line-cut-while-sound-travels'] }, () => {
  it.each(REQUESTS.map((_, at) => at))(
    'at request %i has the recording heard as it was spoken, and saved once',
    at => expectHeardOnceWithout('request', at),
  )

  it.each(REQUESTS.map((_, at) => at))(
    'for good from request %i on leaves it unsent, and is saved once when it is back',
    async at => {
      line.losses = [...Array(at).fill(null), ...Array(20).fill('request')]
      // Without a storage nothing is kept: the same recording is spoken again.
      const id = randomUUID()
      expect(await say(id)).toEqual({ kind: 'lost', reason: { kind: 'offline' } })
      line.losses = []
      expect(await say(id)).toMatchObject({ kind: 'answered' })
      await expectSavedOnce()
    },
  )
})

describe('a line that sleeps under a piece', { tags: ['fault-line-cut-while-sound-travels'] }, () => {
  /** The answer to the piece at `sleeping` never comes. */
  function sleepAt(sleeping: number): void {
    line.before = () => (line.requests.length === sleeping + 1 ? new Promise(() => undefined) : null)
  }

  it.each(REQUESTS.flatMap((name, at) => (name === PIECE ? [at] : [])))(
    'at request %i is waited for 5 s, and the rest sent then: heard as it was spoken, and saved once',
    async at => {
      sleepAt(at)
      const take = await begin()
      const answered = take.release()
      await quiet()
      expect(line.requests).toEqual(REQUESTS.slice(0, at + 1))
      page.pass(5000)
      expect(await answered).toMatchObject({ kind: 'answered' })
      expect(line.requests).toEqual([...REQUESTS.slice(0, at + 1), SEND])
      await expectSavedOnce()
    },
  )
})

describe('a process of the server', { tags: ['fault-process-restarted-between-pieces'] }, () => {
  it.each(REQUESTS.slice(1).map((_, at) => 1 + at))(
    'that ends before request %i has the recording sent whole at once',
    async at => {
      const next = process()
      line.before = () => (line.requests.length > at ? next : null)
      expect(await say()).toMatchObject({ kind: 'answered' })
      expect(line.requests.filter(name => name === SEND).length).toBeLessThanOrEqual(2)
      expect((await next.get(me, '/expenses')).body.expenses).toHaveLength(1)
      expectHeard(1)
    },
  )

  it('that another one answers in the place of now and then does so, too', async () => {
    const other = process()
    line.before = () => (line.requests.length % 2 === 0 ? other : null)
    expect(await say()).toMatchObject({ kind: 'answered' })
    await expectSavedOnce()
    expect(other.uploads.heldBytes).toBe(0)
  })

  it.each([429, 500, 503])('that answers a piece by %i is asked for nothing but the whole', async status => {
    line.before = name => (name === PIECE ? Response.json({ message: 'no' }, { status }) : null)
    expect(await say()).toMatchObject({ kind: 'answered' })
    expect(line.requests).toEqual([BEGIN, PIECE, SEND])
    await expectSavedOnce()
  })

  it.each([400, 404, 405, 413])('that answers the rest by %i gets the whole at once', async status => {
    let refused = 0
    line.before = name =>
      name === SEND && refused++ === 0 ? Response.json({ message: 'no' }, { status }) : null
    expect(await say()).toMatchObject({ kind: 'answered' })
    await expectSavedOnce()
  })

  it('that refuses what was said is not sent it twice', async () => {
    line.before = name =>
      name === SEND ? Response.json({ message: 'no', violation_type: 'not_expense' }, { status: 400 }) : null
    expect(await say()).toMatchObject({ kind: 'refused', violationType: 'not_expense' })
    expect(line.requests.filter(name => name === SEND)).toHaveLength(1)
  })

  it.each([404, 405])('that knows no uploads, and says so by %i, is asked once a page', async status => {
    line.before = name => (name === BEGIN ? new Response(null, { status }) : null)
    await say()
    await say()
    expect(line.requests).toEqual([BEGIN, SEND, SEND])
    expectHeard(2)
  })
})

describe('of a take that is dropped', { tags: ['fault-discarded-while-sound-travels'] }, () => {
  it('nothing is left on the server', async () => {
    const take = await page.press(randomUUID())
    await quiet()
    take.speak(1)
    await quiet()
    expect(line.app.uploads.heldBytes).toBeGreaterThan(8000)
    await page.service.discard()
    await quiet()
    expect(line.app.uploads.heldBytes).toBe(0)
    expect(line.requests).toEqual([BEGIN, PIECE, PIECE, END])
    expect(heard).toEqual([])
  })

  it('nothing is left there of a piece on its way that the end overtakes', async () => {
    const [begun, ended] = [deferred<void>(), deferred<null>()]
    line.before = name => {
      if (name === PIECE) begun.resolve()
      return name === PIECE ? ended.promise : null
    }
    const take = await page.press(randomUUID())
    await quiet()
    take.speak(1)
    await begun.promise
    await page.service.discard()
    await quiet()
    ended.resolve(null)
    await quiet()
    expect(line.requests).toEqual([BEGIN, PIECE, END])
    expect(line.app.uploads.heldBytes).toBe(0)
    expect(heard).toEqual([])
  })

  it('nothing is left there of a piece either that arrives together with the end', async () => {
    const arrives = deferred<void>()
    line.before = name => {
      if (name === PIECE) arrives.resolve()
      return null
    }
    const take = await page.press(randomUUID())
    await quiet()
    take.speak(1)
    await arrives.promise
    await page.service.discard()
    await quiet()
    expect(line.requests).toEqual([BEGIN, PIECE, END])
    expect(line.app.uploads.heldBytes).toBe(0)
    expect(heard).toEqual([])
  })

  it('nothing is left there either while Undo can bring it back on the device', async () => {
    const take = await page.press(randomUUID())
    await quiet()
    take.speak(1)
    await quiet()
    take.end()
    await page.service.shelve()
    await quiet()
    expect(line.requests).toEqual([BEGIN, PIECE, PIECE, END])
    expect(line.app.uploads.heldBytes).toBe(0)
  })

  it('nothing is begun for good, however soon it is dropped', async () => {
    await page.press(randomUUID())
    await page.service.discard()
    await quiet()
    expect(line.requests).toEqual([BEGIN, END])
    expect(line.app.uploads.heldBytes).toBe(0)
  })

  it('nothing is left of a slip either', async () => {
    await page.press(randomUUID())
    await quiet()
    const finished = page.service.finish(0.1)
    page.pass(2000)
    expect(await finished).toMatchObject({ kind: 'tooShort' })
    await quiet()
    expect(line.app.uploads.heldBytes).toBe(0)
    expect(heard).toEqual([])
  })

  it('nothing is left of a slip after which a busy page recorded on', async () => {
    const take = await page.press(randomUUID())
    await quiet()
    take.speak(1)
    take.end()
    expect(await page.service.finish(0.25)).toEqual({ kind: 'tooShort', seconds: 0.25 })
    await quiet()
    expect(line.requests).not.toContain(SEND)
    expect(line.app.uploads.heldBytes).toBe(0)
  })
})

/** Node has no IndexedDB. */
function storeIn(outbox: MemoryOutbox<VoiceRecording>): ReadonlyMap<string, VoiceRecording> {
  vi.spyOn(Outbox.prototype, 'put').mockImplementation(one =>
    outbox.put({ ...one, audio: one.audio.slice() }),
  )
  vi.spyOn(Outbox.prototype, 'get').mockImplementation(id => outbox.get(id))
  vi.spyOn(Outbox.prototype, 'list').mockImplementation(userId => outbox.list(userId))
  vi.spyOn(Outbox.prototype, 'delete').mockImplementation(id => outbox.delete(id))
  onTestFinished(() => {
    for (const name of ['put', 'get', 'list', 'delete'] as const)
      vi.mocked(Outbox.prototype[name]).mockRestore()
  })
  return outbox.kept
}

function signedInAs(uid: string) {
  return { kind: 'signedIn', user: { uid, displayName: null, email: null, photoURL: null } } as const
}

describe('accounts and tabs', () => {
  it('is not sent once another account is signed in', {
    tags: ['fault-account-changed-while-sound-travels'],
  }, async () => {
    const take = await page.press(randomUUID())
    await quiet()
    take.speak(1)
    page.access = () => ({ kind: 'none' })
    expect(await take.release()).toEqual({ kind: 'lost', reason: { kind: 'signedOut' } })
    expect(line.requests).not.toContain(SEND)
    expect(heard).toEqual([])
  })

  it('waits for its own account where another one signs in in mid-take, which gets nothing of it', {
    tags: ['fault-account-changed-while-sound-travels'],
  }, async () => {
    const kept = storeIn(new MemoryOutbox<VoiceRecording>())
    const [id, other] = [randomUUID(), `${me}-other`]
    const signedIn = signal(signedInAs(me))
    const session = { token: async () => ({ kind: 'token', token: signedIn.value.user.uid }) as const }
    page.access = createAccountToken(session, signedIn)
    const take = await page.press(id)
    await quiet()
    take.speak(1)
    await quiet()
    signedIn.value = signedInAs(other)
    expect(await take.release()).toEqual({ kind: 'unsent', id, reason: { kind: 'signedOut' } })
    expect(await page.service.delivery.retry(id)).toEqual({
      kind: 'unsent',
      id,
      reason: { kind: 'signedOut' },
    })
    expect(line.requests).not.toContain(SEND)
    expect(heard).toEqual([])
    expect(await page.service.delivery.unsent(other)).toEqual([])
    expect(await page.service.delivery.unsent(me)).toMatchObject([{ id }])
    signedIn.value = signedInAs(me)
    expect(await page.service.delivery.retry(id)).toMatchObject({ kind: 'answered' })
    await expectSavedOnce()
    expect((await line.app.get(other, '/expenses')).body.expenses).toEqual([])
    expect(kept.size).toBe(0)
  })

  it('two tabs speak at the same time, each its own', {
    tags: ['fault-two-tabs-whose-sound-travels'],
  }, async () => {
    const other = openPage(line, me)
    const [one, two] = [await page.press(randomUUID()), await other.press(randomUUID())]
    await quiet()
    for (const take of [one, two, one, two]) take.speak(1)
    expect(await one.release()).toMatchObject({ kind: 'answered' })
    expect(await two.release()).toMatchObject({ kind: 'answered' })
    expectHeard(2)
    expect((await line.app.get(me, '/expenses')).body.expenses).toHaveLength(2)
    expect(line.app.uploads.heldBytes).toBe(0)
  })

  it('the next take begins while the last one is on its way', async () => {
    const first = await page.press(randomUUID())
    await quiet()
    first.speak(1)
    const answered = first.release()
    const second = await page.press(randomUUID())
    expect(await answered).toMatchObject({ kind: 'answered' })
    await quiet()
    expect(await second.release()).toMatchObject({ kind: 'answered' })
    expectHeard(2)
  })
})
