import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import {
  startWhisperThread,
  type WhisperThread,
} from '../../../../server/transcription/whisper/worker-thread.ts'

/** Answers each recording with its first sample, at the signal; 7 ends the thread, 8 fails. */
const SCRIPT = `
  const { parentPort } = require('node:worker_threads')
  parentPort.postMessage({ kind: 'ready' })
  parentPort.on('message', ({ kind, job }) => {
    if (kind === 'end') return parentPort.close()
    const [first] = job.samples
    if (first === 7) throw new Error('crashed on purpose')
    if (first === 8) return parentPort.postMessage({ kind: 'jobFailed', errorName: 'RangeError' })
    parentPort.postMessage({ kind: 'heard', heard: { text: String(first), confidence: 1 } })
  })`
const NEVER = new AbortController().signal

let started = 0
let thread: WhisperThread | undefined
afterEach(() => thread?.close())

async function start(script = SCRIPT, stuckMs?: number): Promise<WhisperThread> {
  started = 0
  thread = await startWhisperThread(() => {
    started++
    return new Worker(script, { eval: true })
  }, stuckMs)
  return thread
}

const job = (first: number) => ({ samples: Float32Array.of(first), hint: 'id' as const, prompt: null })
const heard = (text: string) => ({ kind: 'heard', heard: { text, confidence: 1 } })

test('recordings are answered in their order, each with its own', async () => {
  const whisper = await start()
  const hearings = await Promise.all([1, 2, 3].map(first => whisper.hear(job(first), NEVER)))
  expect(hearings).toEqual([heard('1'), heard('2'), heard('3')])
  expect(started).toBe(1)
})

test('a recording that fails is told by the name of its error, and the next is heard', async () => {
  const whisper = await start()
  expect(await whisper.hear(job(8), NEVER)).toEqual({ kind: 'failed', detail: 'RangeError' })
  expect(await whisper.hear(job(1), NEVER)).toEqual(heard('1'))
})

test('a crash fails the recording that is heard, and the next one restarts the thread', async () => {
  const whisper = await start()
  const hearings = await Promise.all([7, 2].map(first => whisper.hear(job(first), NEVER)))
  expect(hearings).toEqual([{ kind: 'failed', detail: 'the thread ended' }, heard('2')])
  expect(started).toBe(2)
})

/** As above; 9 keeps the thread in one step. */
const STUCK = `
  const { parentPort } = require('node:worker_threads')
  parentPort.postMessage({ kind: 'ready' })
  parentPort.on('message', ({ kind, job }) => {
    if (kind === 'end') return parentPort.close()
    const [first] = job.samples
    if (first === 9) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)
    parentPort.postMessage({ kind: 'heard', heard: { text: String(first), confidence: 1 } })
  })`

test('a step that is stuck fails its recording in time, and the next one is heard by another thread', async () => {
  const whisper = await start(STUCK, 300)
  const hearings = await Promise.all([9, 2].map(first => whisper.hear(job(first), NEVER)))
  expect(hearings).toEqual([{ kind: 'failed', detail: 'the engine was stuck and is restarted' }, heard('2')])
  expect(started).toBe(2)
})

test('threads that are stuck are not started without end', async () => {
  const whisper = await start(STUCK, 300)
  const hearings = await Promise.all([9, 9, 1].map(first => whisper.hear(job(first), NEVER)))
  expect(hearings.at(-1)).toEqual({ kind: 'failed', detail: 'the engine is stuck' })
  expect(started).toBe(2)
})

test('more recordings than may wait are turned away', async () => {
  const whisper = await start()
  const hearings = await Promise.all(Array.from({ length: 12 }, (_, at) => whisper.hear(job(at % 5), NEVER)))
  const kinds = hearings.map(({ kind }) => kind)
  expect(kinds.slice(0, 9)).toEqual(Array(9).fill('heard'))
  expect(hearings.at(-1)).toEqual({ kind: 'failed', detail: 'too many recordings wait' })
})

test('a recording whose speaker hangs up while it waits is never heard', async () => {
  const whisper = await start()
  const speaker = new AbortController()
  const first = whisper.hear(job(1), NEVER)
  const second = whisper.hear(job(7), speaker.signal)
  speaker.abort('gone')
  await expect(second).rejects.toThrow('hung up')
  await first
  expect(await whisper.hear(job(3), NEVER)).toEqual(heard('3'))
  expect(started).toBe(1)
})

test('a recording whose speaker hangs up while it is heard is given up, and the next one is heard', async () => {
  const whisper = await start(`
    const { parentPort } = require('node:worker_threads')
    parentPort.postMessage({ kind: 'ready' })
    parentPort.on('message', ({ kind, job }) => {
      if (kind === 'end') return parentPort.close()
      if (kind === 'giveUp') return parentPort.postMessage({ kind: 'jobFailed', errorName: 'AbortError' })
      if (job.samples[0] !== 6) parentPort.postMessage({ kind: 'heard', heard: { text: 'next', confidence: 1 } })
    })`)
  const speaker = new AbortController()
  const given = whisper.hear(job(6), speaker.signal)
  const next = whisper.hear(job(1), NEVER)
  // The thread is there, so the first one is with it after one turn of the loop.
  await new Promise(setImmediate)
  speaker.abort('gone')
  await expect(given).rejects.toThrow('hung up')
  expect(await next).toEqual(heard('next'))
  expect(started).toBe(1)
})

test('a recording whose speaker has hung up before is never heard', async () => {
  const whisper = await start()
  await expect(whisper.hear(job(7), AbortSignal.abort())).rejects.toThrow('hung up')
  expect(started).toBe(1)
})

test('closing fails waiting calls and later ones', async () => {
  const whisper = await start(`
    const { parentPort } = require('node:worker_threads')
    parentPort.postMessage({ kind: 'ready' })
    parentPort.on('message', ({ kind }) => kind === 'end' && parentPort.close())`)
  const hearings = [1, 2].map(first => whisper.hear(job(first), NEVER))
  await whisper.close()
  for (const hearing of hearings) expect((await hearing).kind).toBe('failed')
  expect((await whisper.hear(job(3), NEVER)).kind).toBe('failed')
})

test('a model that does not load is told in the words of the engine', async () => {
  const script = `
    const { parentPort } = require('node:worker_threads')
    parentPort.postMessage({ kind: 'notLoaded', reason: 'no such operator' })`
  await expect(startWhisperThread(() => new Worker(script, { eval: true }))).rejects.toThrow(
    'no such operator',
  )
})

test('a thread that ends before it is ready is told', async () => {
  await expect(startWhisperThread(() => new Worker('', { eval: true }))).rejects.toThrow('the thread ended')
})
