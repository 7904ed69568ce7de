/** A phone without a page: the recording worker's own modules, fed with speech in real time. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FromCapture } from '../../../shared/contracts/capture.ts'
import { WorkerRecordingService } from '../../../workers/recording-service.ts'
import type { CapturePort } from '../../../workers/recording-session.ts'

export interface Phone {
  /** The line that it is on. */
  readonly url: string
  readonly idToken: string
  /** Whether it may send while one speaks. */
  readonly whileHeld: boolean
}

/** What is said before the button is let go, in seconds. */
export interface Said {
  readonly speech: number
  /** In which nothing is said any more. */
  readonly pause: number
}

const RATE = 16_000
/** As the worklet's: 0.1 s. */
const BLOCK = 1600
const SPEECH = ['en-lunch-bus', 'id-coffee-parking', 'id-good-morning'].flatMap(name => {
  const file = readFileSync(new URL(`../../../tests/fixtures/speech/${name}.wav`, import.meta.url))
  return [...new Int16Array(new Uint8Array(file.subarray(44)).buffer)]
})

/** From the release to the whole answer, in milliseconds. Throws where it is no success. */
export async function speak(phone: Phone, { speech, pause }: Said): Promise<number> {
  const service = serviceOf(phone)
  const port: CapturePort = { onmessage: null, postMessage: () => undefined, close: () => undefined }
  const hear = (data: FromCapture) => port.onmessage?.({ data } as MessageEvent<FromCapture>)
  await service.start(port as MessagePort, {
    id: randomUUID(),
    userId: 'phone',
    recordedAt: Date.now(),
    sampleRate: RATE,
    language: 'id',
    timeZone: 'Asia/Jakarta',
    currency: 'IDR',
  })
  const sampleCount = (speech + pause) * RATE
  const began = performance.now()
  for (let at = 0; at < sampleCount; at += BLOCK) {
    const isPause = at >= speech * RATE
    const samples = Float32Array.from({ length: BLOCK }, (_, i) =>
      isPause ? room() : room() + speechAt(at + i),
    )
    await sleep(began + ((at + BLOCK) / RATE) * 1000 - performance.now())
    hear({ kind: 'block', firstSample: at, length: BLOCK, samples })
  }
  hear({ kind: 'end', sampleCount })
  const released = performance.now()
  const outcome = await service.finish(speech + pause)
  if (outcome.kind !== 'answered') throw new Error(JSON.stringify(outcome))
  return performance.now() - released
}

/** The sentences one after the other. */
function speechAt(place: number): number {
  return (SPEECH[place % SPEECH.length] ?? 0) / 32_768
}

/** The noise of a quiet room, as a microphone has it. */
function room(): number {
  return (60 * (Math.random() - 0.5)) / 32_768
}

function serviceOf({ url, idToken, whileHeld }: Phone): WorkerRecordingService {
  const service = new WorkerRecordingService({
    fetch: async (path, request) =>
      whileHeld ? fetch(`${url}${path}`, request) : new Response(null, { status: 404 }),
    async post({ url: path, headers, body, signal }) {
      const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body, signal })
      const mediaType = answer.headers.get('Content-Type')?.split(';')[0] ?? ''
      return { status: answer.status, mediaType, text: await answer.text() }
    },
    timeout: ms => AbortSignal.timeout(ms),
    locks: { withLock: (_, work) => work(), lockedIds: async () => [] },
    emit: () => undefined,
  })
  void service.attach({ accessToken: async () => ({ kind: 'token', token: idToken }) })
  return service
}
