/** What an account may have transcribed in a day. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../../server/db/database.ts'
import { audioSeconds, users } from '../../../server/db/schema.ts'
import { withLlmExtraction } from '../../../server/extraction/extract.ts'
import type { LlmExtraction } from '../../../server/extraction/llm-extraction.ts'
import { RATE_LIMITS } from '../../../server/limits/rate-limits.ts'
import { deleteWhatIsDue } from '../../../server/retention.ts'
import type { Transcription } from '../../../server/transcription/transcribe.ts'
import { heardOneItem } from './support/heard-item.ts'
import { NOW, testApp } from './support/test-app.ts'
import { openTestDatabase } from './support/test-database.ts'
import { wavBytes } from './support/wav-bytes.ts'

const DAY_MS = 86_400_000
const TEXT: Transcription = { kind: 'text', text: 'kopi 25 ribu', confidence: null }
const rateLimits = { ...RATE_LIMITS, audioSecondsADay: 10 }

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())

let me: string
let accounts = 0
beforeEach(() => {
  me = `talker${++accounts}`
})

/** A process of the server, of several on the database. */
function server(overrides: Parameters<typeof testApp>[1] = {}) {
  const app = testApp(database.db, { rateLimits, ...overrides })
  let heard = 0
  let answer: Transcription = TEXT
  app.settings.extract = heardOneItem
  app.settings.transcribe = async () => {
    heard++
    return answer
  }
  return {
    settings: app.settings,
    heard: () => heard,
    answerWith(next: Transcription) {
      answer = next
    },
    upload(seconds: number, headers: Record<string, string> = {}) {
      const body = new FormData()
      body.set('audio', new File([wavBytes({ seconds })], 'recording.wav'))
      body.set('auto_insert', 'true')
      return app.call(me, 'POST', '/expenses/voice', { body, headers })
    },
  }
}

describe('seconds of audio a day', () => {
  test('beyond those of an account are refused before anybody listens, with when there are more', async () => {
    const { upload, heard } = server()
    expect((await upload(6)).status).toBe(200)
    const refused = await upload(5, { 'Accept-Language': 'id', 'X-Time-Zone': 'Asia/Jakarta' })
    expect(refused.status).toBe(429)
    // 01:00 in UTC: 23 hours are left of the day.
    expect(refused.headers.get('Retry-After')).toBe(String(23 * 3600))
    expect(refused.body.message).toContain('21 November 2026 pukul 07.00')
    expect(heard()).toBe(1)
    expect((await upload(4)).status).toBe(200)
    expect((await upload(0.1)).status).toBe(429)
  })

  test('count again what is heard a second time, which is left out where they do not suffice', async () => {
    let again = 0
    const transcribeAgain = async () => {
      again++
      return { ...TEXT, text: 'kopi 50 ribu' }
    }
    const { upload, answerWith } = server({ transcribeAgain })
    answerWith({ ...TEXT, numberConfidence: 0.2 })
    const first = await upload(4)
    expect(first.body.expenses).toMatchObject([{ amount: 50_000 }])
    expect((await upload(2)).status).toBe(200)
    expect(again).toBe(1)
  })

  test('are those of the account alone, and of the day', async () => {
    const { upload, settings } = server()
    expect((await upload(10)).status).toBe(200)
    const used = me
    me = `${me}-too`
    expect((await upload(10)).status).toBe(200)
    me = used
    settings.now = new Date(NOW.getTime() + 22 * 3_600_000)
    expect((await upload(1)).status).toBe(429)
    settings.now = new Date(NOW.getTime() + 23 * 3_600_000)
    expect((await upload(10)).status).toBe(200)
  })

  test('taken at once on two servers are never more than there are', async () => {
    const servers = [server(), server()]
    const statuses = await Promise.all(
      Array.from({ length: 16 }, (_, i) => servers[i % 2]?.upload(1).then(({ status }) => status)),
    )
    expect(statuses.filter(status => status === 200)).toHaveLength(10)
    expect(statuses.filter(status => status === 429)).toHaveLength(6)
  })

  test.each<[string, Transcription, number]>([
    ['is out of reach', { kind: 'unavailable', detail: 'status 500' }, 503],
    ['is being prepared', { kind: 'preparing' }, 503],
    ['is not set', { kind: 'notSet' }, 503],
    ['hears another format', { kind: 'wavOnly' }, 415],
  ])('are not used up by a service that %s', async (_, answer, status) => {
    const { upload, answerWith } = server()
    answerWith(answer)
    for (let i = 0; i < 3; i++) expect((await upload(10)).status).toBe(status)
    answerWith(TEXT)
    expect((await upload(10)).status).toBe(200)
  })

  test.each<[string, Transcription, number]>([
    ['refuses', { kind: 'refused', status: 400 }, 422],
    ['answers without end', { kind: 'overlong' }, 422],
  ])('are used up by a recording that the service %s', async (_, answer, status) => {
    const { upload, answerWith } = server()
    answerWith(answer)
    expect((await upload(10)).status).toBe(status)
    expect((await upload(10)).status).toBe(429)
  })

  test('are not used up by a caller who hangs up in line, but by one who does once it was sent on', async () => {
    const { upload, settings } = server()
    const hangUp = async (isSent: boolean) => {
      settings.transcribe = async (_, { onSent }) => {
        if (isSent) onSent?.()
        throw new Error('The caller has hung up')
      }
      await upload(10)
      settings.transcribe = async () => TEXT
    }
    await hangUp(false)
    await hangUp(true)
    expect((await upload(1)).status).toBe(429)
    me = `${me}-too`
    await hangUp(false)
    expect((await upload(10)).status).toBe(200)
  })

  test('are not taken again for a recording that was answered before', async () => {
    const { upload } = server()
    for (let i = 0; i < 3; i++) expect((await upload(10, { 'Idempotency-Key': me })).status).toBe(200)
  })

  test('are not counted where there are no limits', async () => {
    const { upload } = server({ rateLimits: null })
    for (let i = 0; i < 2; i++) expect((await upload(10)).status).toBe(200)
  })

  test('of days gone by are forgotten', async () => {
    const { upload } = server()
    await upload(1)
    const days = async () => (await database.db.select({ day: audioSeconds.day }).from(audioSeconds)).length
    await deleteWhatIsDue(database.db, new Date(NOW.getTime() + 2 * DAY_MS))
    expect(await days()).toBeGreaterThan(0)
    await deleteWhatIsDue(database.db, new Date(NOW.getTime() + 4 * DAY_MS))
    expect(await days()).toBe(0)
  })

  test('suffice for a hundred recordings of half a minute, and for a hundredth of what the rate lets through', () => {
    expect(RATE_LIMITS.audioSecondsADay).toBeGreaterThanOrEqual(100 * 30)
    expect(RATE_LIMITS.audioSecondsADay).toBeLessThan((RATE_LIMITS.voice.perMinute * 24 * 60 * 60) / 100)
  })
})

describe('calls of further models a day', () => {
  const limits = (modelCallsADay: number) => ({ ...RATE_LIMITS, modelCallsADay })
  const used = async () => {
    const [row] = await database.db
      .select({ seconds: audioSeconds.seconds, modelCalls: audioSeconds.modelCalls })
      .from(audioSeconds)
      .innerJoin(users, eq(users.id, audioSeconds.userId))
      .where(eq(users.email, `${me}@example.com`))
    return row
  }
  /** Asks a language model about each, where it may. */
  function withModel(modelCallsADay: number) {
    let asked = 0
    const process = server({ rateLimits: limits(modelCallsADay), extract: withLlmExtraction(ask, () => {}) })
    async function ask(): Promise<LlmExtraction> {
      asked++
      return { kind: 'unavailable', detail: 'asked' }
    }
    return { ...process, asked: () => asked }
  }

  test('are counted with the seconds; beyond them the rules stand alone', async () => {
    const { upload, asked } = withModel(2)
    const answers = [await upload(1), await upload(1), await upload(1)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(asked()).toBe(2)
    expect(await used()).toEqual({ seconds: 3, modelCalls: 2 })
  })

  test('hold over all processes', async () => {
    const processes = [withModel(3), withModel(3)]
    await Promise.all(processes.flatMap(({ upload }) => [upload(1), upload(1), upload(1)]))
    expect(processes.reduce((sum, { asked }) => sum + asked(), 0)).toBe(3)
  })

  test('are those of a second hearing, too', async () => {
    let again = 0
    const transcribeAgain = async () => {
      again++
      return TEXT
    }
    const { upload, answerWith } = server({ transcribeAgain, rateLimits: limits(1) })
    answerWith({ ...TEXT, numberConfidence: 0.2 })
    expect([(await upload(1)).status, (await upload(1)).status]).toEqual([200, 200])
    expect(again).toBe(1)
    expect(await used()).toEqual({ seconds: 3, modelCalls: 1 })
  })

  test('leave speech alone where they are all gone', async () => {
    const { upload, asked } = withModel(0)
    expect((await upload(1)).status).toBe(200)
    expect(asked()).toBe(0)
  })
})

describe('what is left of the day', () => {
  test('is told once it is under a fifth, in whole seconds', async () => {
    const { upload } = server()
    const told = async (seconds: number) => (await upload(seconds)).body.voice_seconds_left
    expect([await told(7), await told(1), await told(0.5), await told(1.5)]).toEqual([
      undefined,
      undefined,
      1,
      0,
    ])
  })

  test('is not told where nothing is limited', async () => {
    const { upload } = server({ rateLimits: null })
    expect((await upload(9)).body.voice_seconds_left).toBeUndefined()
  })
})
