import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { wavFile } from '../../../../server/audio/wav-file.ts'
import { readWavSamples } from '../../../../server/audio/wav-samples.ts'
import type { OpenDatabase } from '../../../../server/db/database.ts'
import { audioSeconds } from '../../../../server/db/schema.ts'
import { RATE_LIMITS } from '../../../../server/limits/rate-limits.ts'
import { queued } from '../../../../server/transcription/in-turn.ts'
import type { AudioClip, Listening, Transcription } from '../../../../server/transcription/transcribe.ts'
import { trimClip, trimmed } from '../../../../server/transcription/trimmed.ts'
import { workAhead } from '../../../../server/transcription/work-ahead.ts'
import { UPLOAD_LIMITS, UploadStore } from '../../../../server/uploads/upload-store.ts'
import { AheadListener, soundBeforePause } from '../../../../server/voice/listen-ahead.ts'
import type { Meter } from '../../../../server/voice/metered.ts'
import { SENTENCES, speechPath } from '../../../fixtures/speech.ts'
import { heardOneItem } from '../support/heard-item.ts'
import { noise, random } from '../support/known-noise.ts'
import { testApp } from '../support/test-app.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { beginAt, complete, completion, completionBody, flacOf, KEY, patch } from './streamed.ts'

/** Each test has accounts of its own in it. */
let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const RATE = 16_000
const sentences = SENTENCES.map(({ file }) => readWavSamples(readFileSync(speechPath(file)))?.samples)

/** A word or two of a sentence in a room, then a pause of 0.5 s, and then what `follows`. */
function recording(seed: number, follows: 'silence' | 'speech') {
  const next = random(seed)
  const sentence = sentences[seed % sentences.length] ?? new Float32Array()
  const speech = sentence.subarray(0, RATE * (0.5 + next()))
  const before = Math.floor(next() * 0.5 * RATE)
  const pause = before + speech.length + RATE / 2
  const more = Math.floor((0.1 + next()) * RATE)
  const room = noise(
    seed,
    pause + (follows === 'speech' ? speech.length : 0) + more,
    10 ** -(3.7 + next() / 2),
  )
  const gain = 0.5 + next() / 2
  const add = (start: number) =>
    speech.forEach((sample, at) => {
      room[start + at] = (room[start + at] ?? 0) + sample * gain
    })
  add(before)
  if (follows === 'speech') add(pause)
  const whole = Int16Array.from(room, sample => Math.max(-32_768, Math.min(32_767, sample * 32_768)))
  return { whole: wavFile(RATE, whole), untilPause: wavFile(RATE, whole.slice(0, pause)) }
}

const samplesOf = (wav: Uint8Array<ArrayBuffer>) => new Int16Array(wav.slice(44).buffer)

const trimmedBytes = (wav: Uint8Array<ArrayBuffer>) =>
  trimClip({ bytes: wav, mediaType: 'audio/wav', fileName: 'recording.wav' })?.bytes

describe('of 200 recordings', () => {
  test('what is heard at the pause is the whole, to the bit, for most that end there', () => {
    let same = 0
    for (let seed = 1; seed <= 100; seed++) {
      const { whole, untilPause } = recording(seed, 'silence')
      const early = soundBeforePause(samplesOf(untilPause))?.clip
      if (early && Buffer.compare(early.bytes, trimmedBytes(whole) ?? Buffer.alloc(0)) === 0) same++
    }
    expect(same).toBeGreaterThanOrEqual(80)
  })

  test('it never is for one that goes on', () => {
    for (let seed = 101; seed <= 200; seed++) {
      const { whole, untilPause } = recording(seed, 'speech')
      const early = soundBeforePause(samplesOf(untilPause))?.clip
      expect(early?.bytes.length ?? 0).toBeLessThan(trimmedBytes(whole)?.length ?? 0)
    }
  })
})

test('200 recordings are heard the same, whether that began ahead or not', async () => {
  let heard = 0
  /** An ear for which each sound is another. */
  const ear = async ({ bytes }: AudioClip): Promise<Transcription> => {
    heard++
    return { kind: 'text', text: createHash('sha256').update(bytes).digest('hex'), confidence: null }
  }
  const ahead = workAhead(queued(ear, { atOnce: 1, mostWaiting: 9, longestWaitMs: 60_000 }))
  const listener = new AheadListener(ahead)
  const store = new UploadStore({ ...UPLOAD_LIMITS, all: 16 * 1024 * 1024 })
  let heardAhead = 0
  for (let seed = 1; seed <= 200; seed++) {
    const { whole, untilPause } = recording(seed, seed % 2 ? 'silence' : 'speech')
    const upload = store.create('ani', `recording-${seed}`)
    if (!upload) throw new Error('full')
    store.append(upload, 0, flacOf(untilPause))
    listener.hear(upload, { language: 'id', meterOf: seconds => ({ seconds, most: null }) as Meter })
    await new Promise(setImmediate)
    const before = heard
    const clip = { bytes: whole, mediaType: 'audio/wav', fileName: 'recording.wav' }
    const listening = { account: 'ani', language: 'id' as const, signal: new AbortController().signal }
    const answer = await trimmed(ahead.transcribe)(clip, listening)
    if (heard === before) heardAhead++
    expect(answer).toEqual(await trimmed(ear)(clip, listening))
  }
  expect(heardAhead).toBeGreaterThanOrEqual(80)
}, 120_000)

/** Of frames that both have in common. */
function commonLength(first: Uint8Array, whole: Uint8Array): number {
  const length = first.findIndex((byte, at) => byte !== whole[at])
  return length < 0 ? first.length : length
}

test('in the middle of a word, and of no sound, nothing is heard ahead', () => {
  const [sentence = new Float32Array()] = sentences
  const words = wavFile(
    RATE,
    Int16Array.from(sentence.subarray(0, RATE), sample => sample * 32_767),
  )
  expect(soundBeforePause(samplesOf(words))).toBeNull()
  expect(soundBeforePause(new Int16Array())).toBeNull()
})

test('a recording that ended a pause before is answered without being heard again', async () => {
  let heard = 0
  const ahead = workAhead(
    queued(
      async (): Promise<Transcription> => {
        heard++
        return { kind: 'text', text: 'sate lima puluh ribu', confidence: null }
      },
      { atOnce: 1, mostWaiting: 9, longestWaitMs: 60_000 },
    ),
  )
  const app = testApp(database.db, {
    transcribe: trimmed(ahead.transcribe),
    transcribeAhead: ahead,
    extract: heardOneItem,
  })
  const { whole, untilPause } = recording(3, 'silence')
  const [flac, first] = [flacOf(whole), flacOf(untilPause)]
  const common = commonLength(first, flac)
  const path = await beginAt(app, 'ani')
  await patch(app, 'ani', path, 0, flac.slice(0, common))
  const rest = flac.slice(common)
  const answer = await complete(app, 'ani', completion(path, common, rest, whole), rest)
  expect(answer.status).toBe(200)
  expect(heard).toBe(1)
}, 60_000)

describe('one upload', () => {
  /** Words with a second and a half of silence behind each, encoded as they come. */
  function pieces(words: number): Uint8Array[] {
    const [sentence = new Float32Array()] = sentences
    const spoken = Array.from({ length: words }, (_, at) => [
      ...sentence.subarray(0, RATE).map(sample => sample * 30_000),
      ...noise(at + 1, 1.5 * RATE, 0.0001).map(sample => sample * 32_768),
    ])
    const flac = flacOf(wavFile(RATE, Int16Array.from(spoken.flat())))
    return Array.from({ length: Math.ceil(flac.length / 1024) }, (_, at) =>
      flac.slice(at * 1024, (at + 1) * 1024),
    )
  }

  function listener() {
    const seconds: number[] = []
    const store = new UploadStore({ ...UPLOAD_LIMITS, all: 16 * 1024 * 1024 })
    let looks = 0
    const ahead = new AheadListener({
      isFree: () => {
        looks++
        return true
      },
      begin: () => true,
      drop() {},
    })
    const upload = store.create('ani', 'key')
    if (!upload) throw new Error('full')
    const send = (piece: Uint8Array) => {
      store.append(upload, upload.length, piece)
      ahead.hear(upload, {
        language: 'id',
        meterOf: heard => {
          seconds.push(heard)
          return { seconds: heard } as Meter
        },
      })
    }
    return { send, seconds, looks: () => looks }
  }

  test('is heard three times at most, whatever its pauses', () => {
    const { send, seconds } = listener()
    for (const piece of pieces(6)) send(piece)
    expect(seconds).toHaveLength(3)
    expect(seconds[0]).toBeGreaterThan(0.5)
  })

  test('is looked at once in half a second of sound, whatever its pieces', () => {
    const { send, looks } = listener()
    for (const piece of pieces(1)) for (const byte of piece) send(Uint8Array.of(byte))
    expect(looks()).toBeLessThanOrEqual(5)
  })
})

test('what is heard ahead counts for the day, and no second time as the answer', async () => {
  const { db, close } = await openTestDatabase()
  const TEXT: Transcription = { kind: 'text', text: 'sate lima puluh ribu', confidence: null }
  const ahead = workAhead(queued(async () => TEXT, { atOnce: 1, mostWaiting: 9, longestWaitMs: 60_000 }))
  const app = testApp(db, {
    transcribe: trimmed(ahead.transcribe),
    transcribeAhead: ahead,
    extract: heardOneItem,
    rateLimits: RATE_LIMITS,
  })
  const counted = async () => (await db.select().from(audioSeconds)).map(({ seconds }) => seconds)
  const { whole, untilPause } = recording(3, 'silence')
  const [flac, first] = [flacOf(whole), flacOf(untilPause)]
  const common = commonLength(first, flac)
  const path = await beginAt(app, 'ani')
  await patch(app, 'ani', path, 0, flac.slice(0, common))
  await vi.waitFor(async () => expect((await counted())[0]).toBeGreaterThan(0.4))
  const rest = flac.slice(common)
  expect((await complete(app, 'ani', completion(path, common, rest, whole), rest)).status).toBe(200)
  expect((await counted())[0]).toBeCloseTo((whole.length - 44) / 2 / RATE, 3)
  await close()
}, 60_000)

/** Hears nothing to its end, and notes what it was asked to give up. */
function earThatHangs() {
  const signals: AbortSignal[] = []
  const ear = (_: AudioClip, { signal }: Listening) => {
    signals.push(signal)
    return new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error())),
    )
  }
  const ahead = workAhead(queued(ear, { atOnce: 2, mostWaiting: 9, longestWaitMs: 60_000 }))
  return { ahead, signals, aborted: () => signals.map(signal => signal.aborted) }
}

test('what was begun ahead is given up with its upload, and with the account', async () => {
  const { ahead, signals, aborted } = earThatHangs()
  const app = testApp(database.db, { transcribeAhead: ahead })
  const flac = flacOf(recording(3, 'silence').untilPause)
  for (const uid of ['citra', 'budi']) await patch(app, uid, await beginAt(app, uid), 0, flac)
  await vi.waitFor(() => expect(signals).toHaveLength(2))
  await beginAt(app, 'budi')
  expect(aborted()).toEqual([false, true])
  expect((await app.call('citra', 'DELETE', '/account')).status).toBe(200)
  expect(aborted()).toEqual([true, true])
}, 60_000)

describe('what was begun ahead is given up with a request that completes the upload and fails before it is heard', () => {
  test.each([
    ['409: it is another recording', 'dewi', 'application/json', 'another', '"code":"upload_gone"'],
    [
      '429: the day has no seconds left for it',
      'eko',
      'application/json',
      'whole',
      '"message":"You have spoken',
    ],
    ['429, told in a stream', 'fitri', 'application/x-ndjson', 'whole', '"event":"done","status":429'],
  ] as const)(
    '%s',
    async (_, uid, accept, sent, told) => {
      const { ahead, signals, aborted } = earThatHangs()
      const { whole, untilPause } = recording(3, 'speech')
      const rateLimits = { ...RATE_LIMITS, audioSecondsADay: (untilPause.length - 44) / 2 / RATE }
      const app = testApp(database.db, {
        transcribe: trimmed(ahead.transcribe),
        transcribeAhead: ahead,
        rateLimits,
      })
      const [flac, first] = [flacOf(whole), flacOf(untilPause)]
      const common = commonLength(first, flac)
      const path = await beginAt(app, uid)
      await patch(app, uid, path, 0, flac.slice(0, common))
      await vi.waitFor(() => expect(signals).toHaveLength(1))
      const rest = flac.slice(common)
      const fields = completion(path, common, rest, sent === 'whole' ? whole : untilPause)
      const answer = await app.app.request('/api/expenses/voice', {
        method: 'POST',
        headers: { Authorization: `Bearer ${uid}`, 'Idempotency-Key': KEY, Accept: accept },
        body: completionBody(fields, rest),
      })
      expect(await answer.text()).toContain(told)
      await vi.waitFor(() => expect(aborted()).toEqual([true]))
    },
    60_000,
  )
})
