import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { extractByRules } from '../../../server/extraction/extract.ts'
import { deleteWhatIsDue } from '../../../server/retention.ts'
import type { AudioClip } from '../../../server/transcription/transcribe.ts'
import { transcribeNothing } from '../../../server/transcription/transcribe.ts'
import { parseCalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { ExtractedItem, SpeechContext } from '../../../shared/domain/extraction.ts'
import { toMinor } from '../../../shared/domain/money.ts'
import { readVoiceAnswer } from '../../../shared/wire/voice.ts'
import { deferred } from '../deferred.ts'
import { LONG, RECORDINGS, recording } from './support/encoded-audio.ts'
import { NOW, openTestApp, type TestApp, testApp } from './support/test-app.ts'
import { wavBytes } from './support/wav-bytes.ts'

/** An upload may have 4 MB. */
const MOST_BYTES = 4_000_000
const DAY = parseCalendarDate('2026-11-20')
if (!DAY) throw new Error('not a day')

function item(change: Partial<ExtractedItem> = {}): ExtractedItem {
  return {
    amount: toMinor(25000, 'IDR'),
    currency: 'IDR',
    description: 'Kopi susu',
    category: 'Food & Dining',
    date: DAY as NonNullable<typeof DAY>,
    paymentMethod: 'GoPay',
    confidence: 0.9,
    doubts: [],
    doubtful: [],
    ...change,
  }
}

let server: TestApp & { close(): Promise<void> }
let heard: AudioClip[]
let asked: SpeechContext[]
let me: string
let accounts = 0

beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())
beforeEach(() => {
  me = `speaker${++accounts}`
  heard = []
  asked = []
  server.settings.now = NOW
  server.settings.transcribe = async clip => {
    heard.push(clip)
    return { kind: 'text', text: 'kopi susu dua puluh lima ribu pakai gopay', confidence: null }
  }
  server.settings.extract = async (_, context) => {
    asked.push(context)
    return { items: [item(), item({ description: 'Parkir', confidence: 0.6 })], violationType: null }
  }
})

interface UploadOptions {
  readonly autoInsert?: string | null
  readonly key?: string
  readonly headers?: Record<string, string>
  readonly to?: Pick<TestApp, 'call'>
}

function upload(audio: Uint8Array<ArrayBuffer> | string | null, options: UploadOptions = {}) {
  const { autoInsert = 'true', key, headers = {}, to = server } = options
  const body = new FormData()
  if (typeof audio === 'string') body.set('audio', audio)
  else if (audio) body.set('audio', new File([audio], 'recording.wav', { type: 'audio/wav' }))
  if (autoInsert !== null) body.set('auto_insert', autoInsert)
  return to.call(me, 'POST', '/expenses/voice', {
    body,
    headers: { ...(key ? { 'Idempotency-Key': key } : {}), ...headers },
  })
}

const saved = async () => (await server.get(me, '/expenses')).body.expenses

describe('a recording', () => {
  test('becomes saved expenses, answered with their ids, the words, and the least confidence', {
    tags: ['spec-3.3', 'spec-3.19'],
  }, async () => {
    const { status, body } = await upload(wavBytes())
    expect(status).toBe(200)
    expect(body).toMatchObject({
      transcription: 'kopi susu dua puluh lima ribu pakai gopay',
      ai_confidence_score: 0.6,
      auto_inserted: true,
    })
    const list = await saved()
    expect(list.map((e: { id: string }) => e.id).sort()).toEqual(
      body.expenses.map((e: { id: string }) => e.id).sort(),
    )
    expect(body.expenses[0]).toMatchObject({
      amount: 25000,
      currency: 'IDR',
      description: 'Kopi susu',
      category: 'Food & Dining',
      date: '2026-11-20',
      payment_method: 'GoPay',
      confidence: 0.9,
    })
  })

  test('that names one more without its price is answered with that, unsaved', async () => {
    const parking = {
      description: 'Parkir',
      category: 'Transportation',
      date: item().date,
    } as const
    server.settings.extract = async () => ({ items: [item()], violationType: null, unpriced: [parking] })
    const { body } = await upload(wavBytes())
    expect(body).toMatchObject({ auto_inserted: true, items: [{ amount: null, ...parking }] })
    expect(await saved()).toHaveLength(1)
  })

  test('is answered with the fields that want a look', async () => {
    const doubtful = ['amount', 'paymentMethod'] as const
    server.settings.extract = async () => ({ items: [item({ doubtful })], violationType: null })
    const { body } = await upload(wavBytes())
    expect(body.expenses[0].doubtful_fields).toEqual(['amount', 'payment_method'])
    expect(body.hard_to_hear).toBe(false)
  })

  test('whose amount a second transcriber hears otherwise is saved as first heard, and wants a look', async () => {
    const first = {
      kind: 'text',
      text: 'kopi lima belas ribu',
      confidence: 0.95,
      numberConfidence: 0.2,
    } as const
    const heardBoth = async (second: string) => {
      const to = testApp(server.db, { transcribeAgain: async () => ({ ...first, text: second }) })
      to.settings.transcribe = async () => first
      to.settings.extract = extractByRules
      return (await upload(wavBytes(), { to })).body
    }
    const [agreed] = (await heardBoth('kopi lima belas ribu')).expenses
    expect(agreed.doubtful_fields).toEqual([])
    const { auto_inserted, expenses } = await heardBoth('kopi lima puluh ribu')
    expect(auto_inserted).toBe(true)
    expect(expenses).toMatchObject([{ amount: 15_000, doubtful_fields: ['amount'] }])
    expect(expenses[0].confidence).toBeLessThan(agreed.confidence)
    expect(await saved()).toContainEqual(expect.objectContaining({ id: expenses[0].id, amount: 15_000 }))
  })

  test('that was hard to hear is answered so, every item of it less sure', async () => {
    server.settings.transcribe = async () => ({ kind: 'text', text: 'kopi', confidence: 0.3 })
    const { body } = await upload(wavBytes())
    expect(body).toMatchObject({
      hard_to_hear: true,
      ai_confidence_score: 0.3,
      expenses: [{ confidence: 0.45 }, { confidence: 0.3 }],
    })
  })

  test('is let go when the speaker hangs up while it is being understood', async () => {
    const caller = new AbortController()
    let told: unknown = null
    server.settings.extract = async (_text, _context, signal) => {
      caller.abort('gone')
      told = signal.reason
      throw new Error('hung up')
    }
    const body = new FormData()
    body.set('audio', new File([wavBytes()], 'a.wav'))
    body.set('auto_insert', 'true')
    await server.call(me, 'POST', '/expenses/voice', { body, signal: caller.signal })
    expect(told).toBe('gone')
    expect(await saved()).toEqual([])
  })

  test('reaches the transcription service byte for byte', async () => {
    const wav = wavBytes({ sample: 1234 })
    await upload(wav)
    expect(heard[0]?.bytes).toEqual(wav)
    expect(heard[0]).toMatchObject({ mediaType: 'audio/wav', fileName: 'recording.wav' })
  })

  test('from the fallback recorder goes on with the type that it is', async () => {
    await upload(recording('chromium-opus.webm'))
    expect(heard[0]).toMatchObject({ mediaType: 'audio/webm', fileName: 'recording.webm' })
  })

  test("is understood at the speaker's time, place and currency", { tags: ['spec-5.25'] }, async () => {
    await upload(wavBytes(), { headers: { 'X-Time-Zone': 'Asia/Makassar', 'X-Currency': 'usd' } })
    await upload(wavBytes(), { headers: { 'X-Currency': 'XXX' } })
    expect(asked).toEqual([
      { now: NOW, zone: 'Asia/Makassar', currency: 'USD', language: 'en' },
      { now: NOW, zone: 'Asia/Jakarta', currency: 'IDR', language: 'en' },
    ])
  })

  test('of an amount alone is named in the language of its person', async () => {
    server.settings.extract = extractByRules
    server.settings.transcribe = async () => ({ kind: 'text', text: '25 ribu', confidence: null })
    for (const language of ['id', 'en'])
      await upload(wavBytes(), { headers: { 'Accept-Language': language } })
    const names = (await saved()).map(({ description }: { description: string }) => description)
    expect(names).toEqual(['Expense', 'Pengeluaran'])
  })

  test('answers with the money that it tells of besides, and does not save it', async () => {
    server.settings.extract = extractByRules
    const text = 'kopi 25 ribu, gajian 5 juta'
    server.settings.transcribe = async () => ({ kind: 'text', text, confidence: null })
    const { body } = await upload(wavBytes())
    expect(body.besides).toEqual([{ reason: 'income', said: 'gajian 5 juta' }])
    expect(await saved()).toHaveLength(1)
  })

  test.each([
    [60, undefined],
    [101, true],
  ])(
    'of %i expenses saves as many as are taken at once, and says whether that is all: %s',
    async (count, capped) => {
      server.settings.extract = extractByRules
      const text = Array.from({ length: count }, (_, at) => `kopi ${at + 1} ribu`).join(', ')
      server.settings.transcribe = async () => ({ kind: 'text', text, confidence: null })
      const { body } = await upload(wavBytes())
      expect([body.expenses.length, body.capped]).toEqual([Math.min(count, 100), capped])
      expect(readVoiceAnswer(body)?.capped).toBe(capped)
      expect(body.transcription).toBe(text)
      expect(await saved()).toHaveLength(Math.min(count, 100))
    },
  )

  test.each([null, 'false'])('with auto_insert %s is understood and not saved', async autoInsert => {
    const { status, body } = await upload(wavBytes(), { autoInsert })
    expect(status).toBe(200)
    expect(body.auto_inserted).toBe(false)
    expect(body.expenses[0]).not.toHaveProperty('id')
    expect(await saved()).toEqual([])
  })

  test.each(['', 'Terima kasih telah menonton!'])(
    'in which nothing is said but %j is answered 422',
    async text => {
      server.settings.transcribe = async () => ({ kind: 'text', text, confidence: null })
      server.settings.extract = extractByRules
      const { status, body } = await upload(wavBytes())
      expect(status).toBe(422)
      expect(body).toEqual({ message: expect.any(String) })
    },
  )

  test.each([
    [
      'that is about something else',
      { items: [], violationType: 'not_expense', reason: 'unrelated' } as const,
    ],
  ])(
    '%s is answered 400 with its violation type, and nothing is saved',
    { tags: ['spec-5.7'] },
    async (_, extraction) => {
      server.settings.extract = async () => extraction
      const { status, body } = await upload(wavBytes())
      expect(status).toBe(400)
      expect(body).toEqual({
        message: expect.stringMatching(/^Content not related to expense tracking/),
        violation_type: 'not_expense_warning',
      })
      expect(await saved()).toEqual([])
    },
  )

  test('of more money than an expense holds is answered 422, and nothing is saved', async () => {
    server.settings.extract = async () => ({
      items: [item({ amount: toMinor(1e13, 'IDR') })],
      violationType: null,
    })
    const { status, body } = await upload(wavBytes())
    expect([status, body.message]).toEqual([422, expect.stringMatching(/^The amount in/)])
    expect(await saved()).toEqual([])
  })

  test('needs an active subscription', { tags: ['spec-5.1'] }, async () => {
    await saved()
    server.settings.now = new Date('2027-01-01T00:00:00Z')
    const { status, body } = await upload(wavBytes(), { headers: { 'Accept-Language': 'id' } })
    expect(status).toBe(402)
    expect(body.message).toBe('Fitur ini perlu langganan aktif.')
    expect(heard).toEqual([])
  })
})

describe('an upload', () => {
  const broken = wavBytes()
  broken.set([0, 0, 0, 0], 0)
  const shortData = wavBytes()
  new DataView(shortData.buffer).setUint32(40, 10, true)
  const noise = new Uint8Array(5 * 1024 * 1024).map((_, i) => (i * 2654435761) >>> 24)

  test.each([
    ['a broken header', broken, 415],
    ['a data size that does not match', shortData, 400],
    ['no byte', new Uint8Array(), 400],
    ['no sample', wavBytes({ seconds: 0 }), 400],
    ['61 seconds', wavBytes({ seconds: 61 }), 413],
    ['8-bit samples', wavBytes({ bits: 8 }), 415],
    ['5 MB of noise', noise, 413],
    ['1 MB of noise', noise.subarray(0, 1024 * 1024), 415],
    ['text for audio', 'hello', 400],
    ['no audio field', null, 400],
  ])('with %s is refused with a message before anybody listens', async (_, audio, expected) => {
    const { status, body } = await upload(audio)
    expect(status).toBe(expected)
    expect(body.message).not.toBe('')
    expect(heard).toEqual([])
    expect(await saved()).toEqual([])
  })

  test.each(Object.entries(LONG))(
    'of 66 minutes of %s is refused before anybody listens',
    { tags: ['spec-5.6'] },
    async (_, make) => {
      const long = make(2000)
      const audio = long.length > MOST_BYTES ? make(40) : long
      const { status, body } = await upload(audio, { headers: { 'Accept-Language': 'id' } })
      expect([status, body.message]).toEqual([413, 'Rekamannya lebih dari 60 detik.'])
      expect(heard).toEqual([])
    },
  )

  test.each(RECORDINGS)('of %s is heard', async name => {
    expect((await upload(recording(name))).status).toBe(200)
    expect(heard).toHaveLength(1)
  })

  test('whose length cannot be counted is refused before anybody listens', async () => {
    const { status, body } = await upload(recording('ffmpeg-opus.ogg').subarray(0, 1000))
    expect([status, body.message]).toEqual([415, expect.stringMatching(/^The length of this recording/)])
    expect(heard).toEqual([])
  })

  test('that is not multipart is answered 415', async () => {
    expect((await server.send(me, 'POST', '/expenses/voice', {})).status).toBe(415)
  })

  test('cut off in the middle is answered 400', async () => {
    const { status } = await server.call(me, 'POST', '/expenses/voice', {
      body: '--x\r\nContent-Disposition: form-data; name="audio"; filename="a.wav"\r\n\r\nRIFF',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    })
    expect(status).toBe(400)
  })

  test('that announces 100 MB is refused without being read', async () => {
    const body = new ReadableStream({
      pull() {
        throw new Error('it was read')
      },
    })
    const request = new Request('http://localhost/api/expenses/voice', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: {
        Authorization: `Bearer ${me}`,
        'Content-Type': 'multipart/form-data; boundary=x',
        'Content-Length': String(100 * 1024 * 1024),
      },
    } as RequestInit)
    expect((await server.app.request(request)).status).toBe(413)
  })
})

describe('a repeated upload', () => {
  test('gets the first answer and saves nothing again', async () => {
    const first = await upload(wavBytes(), { key: 'take-1' })
    const second = await upload(wavBytes(), { key: 'take-1' })
    expect(second.status).toBe(first.status)
    expect(second.body).toEqual(first.body)
    expect(heard).toHaveLength(1)
    expect(await saved()).toHaveLength(2)
  })

  test('that was not to be saved is answered at once, too', async () => {
    const first = await upload(wavBytes(), { key: 'take-0', autoInsert: 'false' })
    const second = await upload(wavBytes(), { key: 'take-0', autoInsert: 'false' })
    expect([second.status, second.body]).toEqual([200, first.body])
    expect(heard).toHaveLength(1)
    expect(await saved()).toEqual([])
  })

  test('that comes while the first is under way waits for it, and the recording is heard once', async () => {
    const heardOut = deferred<void>()
    const begun = deferred<void>()
    server.settings.transcribe = async clip => {
      heard.push(clip)
      begun.resolve()
      await heardOut.promise
      return { kind: 'text', text: 'kopi', confidence: null }
    }
    const first = upload(wavBytes(), { key: 'take-2' })
    await begun.promise
    const second = upload(wavBytes(), { key: 'take-2' })
    const between = await Promise.race([second, server.get(me, '/auth/profile')])
    expect(between.body).toHaveProperty('data')
    heardOut.resolve()
    expect((await second).body).toEqual((await first).body)
    expect(heard).toHaveLength(1)
    expect(await saved()).toHaveLength(2)
  })

  test('goes on with what the first gave up', async () => {
    const begun = deferred<void>()
    const failing = deferred<void>()
    const working = server.settings.transcribe
    server.settings.transcribe = async () => {
      begun.resolve()
      await failing.promise
      return { kind: 'unavailable', detail: 'status 500' }
    }
    const first = upload(wavBytes(), { key: 'take-7' })
    await begun.promise
    server.settings.transcribe = working
    const second = upload(wavBytes(), { key: 'take-7' })
    failing.resolve()
    expect((await first).status).toBe(503)
    expect((await second).status).toBe(200)
    expect(await saved()).toHaveLength(2)
  })

  test.each([
    ['with other audio', wavBytes({ sample: 7 }), 'true'],
    ['with a longer recording', wavBytes({ seconds: 1 }), 'true'],
    ['to be saved otherwise', wavBytes(), 'false'],
  ])('under the same key, but %s, is refused', async (what, audio, autoInsert) => {
    const key = `other-${what.replaceAll(' ', '-')}`
    const first = await upload(wavBytes(), { key })
    const before = await saved()
    expect((await upload(audio, { key, autoInsert })).status).toBe(422)
    expect(await saved()).toEqual(before)
    expect((await upload(wavBytes(), { key })).body).toEqual(first.body)
  })

  test('that says outright what is meant by default is the same', async () => {
    const first = await upload(wavBytes(), { key: 'default', autoInsert: null })
    const second = await upload(wavBytes(), { key: 'default', autoInsert: 'false' })
    expect(second.body).toEqual(first.body)
  })

  test('under the same key of another account is its own', async () => {
    await upload(wavBytes(), { key: 'take-3' })
    me = `${me}-other`
    await upload(wavBytes(), { key: 'take-3' })
    expect(heard).toHaveLength(2)
    expect(await saved()).toHaveLength(2)
  })

  test('is tried again when the first did not succeed', async () => {
    const working = server.settings.transcribe
    server.settings.transcribe = async () => ({ kind: 'unavailable', detail: 'status 500' })
    expect((await upload(wavBytes(), { key: 'take-4' })).status).toBe(503)
    server.settings.transcribe = working
    expect((await upload(wavBytes(), { key: 'take-4' })).status).toBe(200)
  })

  test('is forgotten after two days', async () => {
    await upload(wavBytes(), { key: 'take-5' })
    server.settings.now = new Date('2026-11-22T01:00:01Z')
    await deleteWhatIsDue(server.db, server.settings.now)
    await upload(wavBytes(), { key: 'take-5' })
    expect(heard).toHaveLength(2)
  })

  test.each(['', 'two words', 'x'.repeat(201)])('under the key "%s" is refused', async key => {
    const { status } = await upload(wavBytes(), { headers: { 'Idempotency-Key': key } })
    expect(status).toBe(400)
  })
})

describe('a transcription service', () => {
  test('that is not set is answered 503, in words for who speaks, not for who runs the server', async () => {
    server.settings.transcribe = transcribeNothing
    const { status, body } = await upload(wavBytes())
    expect(status).toBe(503)
    expect(body.message).toContain('Please type what you spent')
    expect(body.message).not.toContain('TRANSCRIBE_URL')
  })

  test('that is out of reach is answered 503', async () => {
    server.settings.transcribe = async () => ({ kind: 'unavailable', detail: 'TypeError' })
    const { status, headers } = await upload(wavBytes())
    expect([status, headers.get('Retry-After')]).toEqual([503, '15'])
  })

  test('that says when it may be asked again is answered so', async () => {
    server.settings.transcribe = async () => ({ kind: 'unavailable', detail: 'status 429', retryAfterS: 120 })
    const { status, headers } = await upload(wavBytes())
    expect([status, headers.get('Retry-After')]).toEqual([503, '120'])
  })

  test('that makes more of a minute than anybody can say has heard nothing, and is not asked again', async () => {
    const said = async (text: string) => {
      server.settings.transcribe = async () => ({ kind: 'text', text, confidence: null })
      const { status, headers } = await upload(wavBytes())
      return [status, headers.get('Retry-After')]
    }
    expect(await said('kopi '.repeat(1000))).toEqual([200, null])
    // Of the 5xx a phone would send it again by itself.
    expect(await said('kopi '.repeat(1002))).toEqual([422, null])
    expect(await saved()).toHaveLength(2)
  })

  test('whose answer has no end is answered 422 as well, with nothing to send again', async () => {
    server.settings.transcribe = async () => ({ kind: 'overlong' })
    const { status, headers } = await upload(wavBytes())
    expect([status, headers.get('Retry-After')]).toEqual([422, null])
  })

  test('that refuses the audio is answered 422, which a phone does not send again', async () => {
    server.settings.transcribe = async () => ({ kind: 'refused', status: 400 })
    const { status, headers, body } = await upload(wavBytes(), { headers: { 'Accept-Language': 'id' } })
    expect([status, headers.get('Retry-After')]).toEqual([422, null])
    expect(body.message).toContain('Rekaman ini tidak bisa diproses')
  })

  test('that is being prepared is answered 503, in words that say so', async () => {
    server.settings.transcribe = async () => ({ kind: 'preparing' })
    const { status, headers, body } = await upload(wavBytes(), { headers: { 'Accept-Language': 'id' } })
    expect([status, headers.get('Retry-After')]).toEqual([503, '60'])
    expect(body.message).toContain('masih disiapkan')
  })

  test('that hears WAV alone is answered 415 for anything else', async () => {
    server.settings.transcribe = async () => ({ kind: 'wavOnly' })
    const { status, body } = await upload(recording('chromium-opus.webm'))
    expect(status).toBe(415)
    expect(body.message).toContain('WAV')
  })

  test.each([
    ['id-ID,id;q=0.9,en;q=0.8', 'id'],
    ['en-US', 'en'],
  ])('is told that who asks for %s reads %s', async (header, expected) => {
    let told: unknown
    server.settings.transcribe = async (_, { language }) => {
      told = language
      return { kind: 'text', text: 'kopi', confidence: null }
    }
    await upload(wavBytes(), { headers: { 'Accept-Language': header } })
    expect(told).toBe(expected)
  })

  test('is told when the speaker hangs up', async () => {
    const caller = new AbortController()
    let told: unknown = null
    const app = testApp(server.db)
    app.settings.transcribe = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          told = signal.reason
          reject(new Error('hung up'))
        })
        caller.abort('gone')
      })
    const body = new FormData()
    body.set('audio', new File([wavBytes()], 'a.wav'))
    await app.call(me, 'POST', '/expenses/voice', { body, signal: caller.signal })
    expect(told).toBe('gone')
    expect(app.logged.join('')).not.toContain('unexpected error')
  })

  test('leaves no word of what was said in the log', async () => {
    server.logged.length = 0
    await upload(wavBytes())
    expect(server.logged.join('')).toContain('/api/expenses/voice')
    expect(server.logged.join('')).not.toMatch(/kopi|25000|parkir/i)
  })
})
