import { expect, test } from 'vitest'
import { localWhisper } from '../../../../server/transcription/whisper/local-whisper.ts'
import { NotReadyError } from '../../../../server/transcription/whisper/not-ready.ts'
import type { Hearing } from '../../../../server/transcription/whisper/worker-link.ts'
import type { Job } from '../../../../server/transcription/whisper/worker-messages.ts'
import type { WhisperThread } from '../../../../server/transcription/whisper/worker-thread.ts'
import { deferred } from '../../deferred.ts'
import { wavBytes } from '../support/wav-bytes.ts'

const CLIP = { bytes: wavBytes({ sample: 16_384 }), mediaType: 'audio/wav', fileName: 'recording.wav' }
const LISTENING = { account: 'ani', signal: new AbortController().signal, language: 'en' as const }

/** A thread that answers all with `hearing`, and remembers. */
function thread(hearing: Hearing) {
  const jobs: Job[] = []
  let closed = false
  const whisper: WhisperThread = {
    hear: async job => {
      jobs.push(job)
      return hearing
    },
    close: async () => {
      closed = true
    },
  }
  return { whisper, jobs, isClosed: () => closed }
}

/** An attempt at making it ready, that ends as the test wants. */
function attempt() {
  let resolve: (whisper: WhisperThread) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<WhisperThread>((settle, fail) => {
    resolve = settle
    reject = fail
  })
  return { promise, resolve, reject }
}

/** Each attempt, and each wait between two, ends when the test says so. */
function stage() {
  const attempts: ReturnType<typeof attempt>[] = []
  const waits: number[] = []
  const lines: string[] = []
  let reached = deferred<void>()
  const step = () => {
    reached.resolve()
    reached = deferred()
  }
  const whisper = localWhisper({
    name: 'Voice',
    prepare: () => {
      const one = attempt()
      attempts.push(one)
      step()
      return one.promise
    },
    say: line => void lines.push(line),
    wait: (ms, signal) =>
      new Promise(resolve => {
        if (signal.aborted) return resolve()
        signal.addEventListener('abort', () => resolve())
        waits.push(ms)
        step()
      }),
  })
  return { whisper, attempts, waits, lines, next: () => reached.promise }
}

const OFFLINE = new NotReadyError('no internet, or the hub is out of reach')

test('until it is ready a recording is answered so, and then heard at 16 kHz with the hint', async () => {
  const { whisper, attempts, lines } = stage()
  const { whisper: ready, jobs } = thread({
    kind: 'heard',
    heard: { text: 'kopi', confidence: 0.8, numberConfidence: null },
  })
  whisper.start()
  expect(await whisper.transcribe(CLIP, LISTENING)).toEqual({ kind: 'preparing' })
  attempts[0]?.resolve(ready)
  await attempts[0]?.promise
  expect(lines).toEqual(['Voice is ready.'])
  expect(await whisper.transcribe(CLIP, LISTENING)).toEqual({
    kind: 'text',
    text: 'kopi',
    confidence: 0.8,
    numberConfidence: null,
  })
  expect(jobs).toEqual([{ samples: new Float32Array(8000).fill(0.5), hint: 'en', prompt: null }])
})

test('a failure is told in one line, and tried again ever later without a further word', async () => {
  const { whisper, attempts, waits, lines, next } = stage()
  whisper.start()
  for (let at = 0; at < 6; at++) {
    const waiting = next()
    attempts[at]?.reject(OFFLINE)
    await waiting
    const again = next()
    await whisper.transcribe(CLIP, LISTENING)
    await again
  }
  expect(lines).toEqual([
    'Voice is not ready: no internet, or the hub is out of reach. All else works, and this is tried again by itself.',
  ])
  expect(waits).toEqual([60_000, 120_000, 300_000, 600_000, 600_000, 600_000])
})

test('another reason is another line', async () => {
  const { whisper, attempts, lines, next } = stage()
  whisper.start()
  for (const error of [OFFLINE, new Error('ENOSPC: no\0space left on device\n  at more')]) {
    const waiting = next()
    attempts.at(-1)?.reject(error)
    await waiting
    const again = next()
    await whisper.transcribe(CLIP, LISTENING)
    await again
  }
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^Voice is not ready: ENOSPC: no space left on device\. /)
})

test('anything but WAV at 16 kHz is refused, ready or not', async () => {
  const { whisper } = stage()
  whisper.start()
  const webm = { bytes: new Uint8Array([1]), mediaType: 'audio/webm', fileName: 'recording.webm' }
  const fast = { ...CLIP, bytes: wavBytes({ sampleRate: 48_000 }) }
  expect(await whisper.transcribe(webm, LISTENING)).toEqual({ kind: 'wavOnly' })
  expect(await whisper.transcribe(fast, LISTENING)).toEqual({ kind: 'wavOnly' })
})

test('a recording that cannot be heard now is told with the reason', async () => {
  const { whisper, attempts } = stage()
  whisper.start()
  attempts[0]?.resolve(thread({ kind: 'failed', detail: 'the thread ended' }).whisper)
  await attempts[0]?.promise
  expect(await whisper.transcribe(CLIP, LISTENING)).toEqual({
    kind: 'unavailable',
    detail: 'the thread ended',
  })
})

test('closing ends the wait for another attempt', async () => {
  const { whisper, attempts, next } = stage()
  whisper.start()
  const waiting = next()
  attempts[0]?.reject(OFFLINE)
  await waiting
  await whisper.close()
  expect(attempts).toHaveLength(1)
})

test('closing ends the thread', async () => {
  const { whisper, attempts } = stage()
  const { whisper: ready, isClosed } = thread({ kind: 'failed', detail: '' })
  whisper.start()
  attempts[0]?.resolve(ready)
  await whisper.close()
  expect(isClosed()).toBe(true)
})
