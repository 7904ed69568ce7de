/** The worker's recording service in Node, a line whose requests can fail, and the real application at its end. */
import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import type { FromCapture } from '../../../shared/contracts/capture.ts'
import type { RecorderEvent } from '../../../shared/contracts/recorder.ts'
import type { AccessToken } from '../../../shared/domain/access-token.ts'
import { WorkerRecordingService } from '../../../workers/recording-service.ts'
import type { CapturePort } from '../../../workers/recording-session.ts'
import type { TestApp } from '../server/support/test-app.ts'

/** Of the worker's own making: 44 bytes of header. */
export const WAV = new Uint8Array(readFileSync('tests/fixtures/speech/id-good-morning.wav'))
const PCM = new Int16Array(WAV.slice(44).buffer)
const BLOCK = 1600

/** What becomes of a request: it does not arrive, or its answer does not. */
export type Loss = 'request' | 'answer'

type Instead = Response | TestApp | null

export interface Line {
  readonly app: TestApp
  /** `METHOD path`, ids left out, of all requests so far. */
  readonly requests: string[]
  /** Their `Accept-Language`. */
  readonly languages: (string | null)[]
  /** Of the next request, the one after it, and so on. */
  losses: (Loss | null)[]
  /**
   * Asked before each request reaches the application: it may exchange that, or answer in its place. A request that it
   * holds back is none that `quiet` waits for, and ends with its signal.
   */
  before: (request: string) => Instead | Promise<Instead>
}

export function lineTo(app: TestApp): Line {
  return { app, requests: [], languages: [], losses: [], before: () => null }
}

async function request(line: Line, url: string, init: RequestInit): Promise<Response> {
  const name = `${init.method} ${url.replace(/[\da-f-]{36}/, '{id}').replace('/api/expenses', '')}`
  line.requests.push(name)
  line.languages.push(new Headers(init.headers).get('Accept-Language'))
  const loss = line.losses.shift() ?? null
  const instead = await Promise.race([line.before(name), aborted(init.signal)])
  return follow(arrive(line, url, init, instead, loss))
}

async function arrive(
  line: Line,
  url: string,
  init: RequestInit,
  instead: Instead,
  loss: Loss | null,
): Promise<Response> {
  if (loss === 'request') throw new TypeError('Failed to fetch')
  const answer = instead instanceof Response ? instead : await (instead ?? line.app).app.request(url, init)
  if (loss === 'answer') throw new TypeError('Failed to fetch')
  return answer
}

/** Rejects once the signal aborts. */
function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
}

export interface Page {
  readonly service: WorkerRecordingService
  /** Tokens that were asked for: the age in milliseconds that each might have. */
  readonly tokens: number[]
  access: (userId: string) => AccessToken | Promise<AccessToken>
  /** So many milliseconds; those of what is spoken pass by themselves. */
  pass(ms: number): void
  /** A take that the person begins to speak. */
  press(id: string): Promise<SpokenTake>
}

export interface SpokenTake {
  /** The next so many seconds of the sentence. */
  speak(seconds: number): void
  /** Ends it by the end marker of the audio thread, as it does before it is cancelled. */
  end(): void
  /** All that is left of it, and lets go. */
  release(): ReturnType<WorkerRecordingService['finish']>
}

/** Requests and checksums. */
const underWay = new Set<Promise<unknown>>()

function follow<T>(work: Promise<T>): Promise<T> {
  const followed = work.finally(() => underWay.delete(followed))
  underWay.add(followed)
  return followed
}

const digest = crypto.subtle.digest.bind(crypto.subtle)
vi.spyOn(crypto.subtle, 'digest').mockImplementation((...input) => follow(digest(...input)))

/** Nothing is under way, and all that follows from what was has begun. */
export async function quiet(): Promise<void> {
  do {
    await Promise.allSettled(underWay)
    await new Promise(setImmediate)
  } while (underWay.size > 0)
}

/** A worker of `userId`, whose token is its name. Node has no IndexedDB: to its outbox, storage is forbidden. */
export function openPage(line: Line, userId: string): Page {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const service = new WorkerRecordingService({
    fetch: (url, init) => request(line, url, init),
    async post({ url, headers, body, signal }) {
      const answer = await request(line, url, { method: 'POST', headers, body, signal })
      const mediaType = answer.headers.get('Content-Type')?.split(';')[0] ?? ''
      return { status: answer.status, mediaType, text: await answer.text() }
    },
    timeout(ms) {
      const abort = new AbortController()
      setTimeout(() => abort.abort(new DOMException('no time', 'TimeoutError')), ms)
      return abort.signal
    },
    locks: { withLock: (_, work) => work(), lockedIds: async () => [] },
    emit: (_: RecorderEvent) => undefined,
  })
  const page: Page = {
    service,
    tokens: [],
    access: () => ({ kind: 'token', token: userId }),
    pass: ms => vi.advanceTimersByTime(ms),
    async press(id) {
      const port: CapturePort = { onmessage: null, postMessage: () => undefined, close: () => undefined }
      const options = {
        id,
        userId,
        recordedAt: 0,
        sampleRate: 16_000,
        language: 'id',
        timeZone: 'Asia/Jakarta',
        currency: 'IDR',
      }
      await service.start(port as MessagePort, options)
      let spoken = 0
      const hear = (data: FromCapture) => port.onmessage?.({ data } as MessageEvent<FromCapture>)
      const speakTo = (end: number) => {
        while (spoken < end) {
          const length = Math.min(BLOCK, end - spoken)
          const samples = Float32Array.from(PCM.subarray(spoken, spoken + length), value => value / 32_768)
          hear({ kind: 'block', firstSample: spoken, length, samples })
          spoken += length
          page.pass(length / 16)
        }
      }
      return {
        speak: seconds => speakTo(Math.min(PCM.length, spoken + seconds * 16_000)),
        end: () => hear({ kind: 'end', sampleCount: spoken }),
        release() {
          speakTo(PCM.length)
          hear({ kind: 'end', sampleCount: spoken })
          return service.finish(spoken / 16_000)
        },
      }
    },
  }
  void service.attach({
    async accessToken(userId, maxAgeMs) {
      page.tokens.push(maxAgeMs)
      return page.access(userId)
    },
  })
  return page
}
