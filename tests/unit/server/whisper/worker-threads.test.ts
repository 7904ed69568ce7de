import { expect, test } from 'vitest'
import type { Hearing } from '../../../../server/transcription/whisper/worker-link.ts'
import type { WhisperThread } from '../../../../server/transcription/whisper/worker-thread.ts'
import { startThreads } from '../../../../server/transcription/whisper/worker-threads.ts'
import { deferred } from '../../deferred.ts'

const NEVER = new AbortController().signal
const job = () => ({ samples: Float32Array.of(0), hint: 'id' as const, prompt: null })
const HEARD: Hearing = { kind: 'heard', heard: { text: 'kopi', confidence: 1, numberConfidence: null } }

/** Threads that answer when the test says so. */
function stage() {
  const asked: { by: number; settle: (hearing: Hearing) => void }[] = []
  const closed: number[] = []
  let started = 0
  const start = async (): Promise<WhisperThread> => {
    const by = started++
    return {
      hear: () => {
        const answer = deferred<Hearing>()
        asked.push({ by, settle: answer.resolve })
        return answer.promise
      },
      close: async () => void closed.push(by),
    }
  }
  return { start, asked, closed }
}

test('a recording goes to a thread that hears none', async () => {
  const { start, asked } = stage()
  const threads = await startThreads(2, start)
  const first = threads.hear(job(), NEVER)
  threads.hear(job(), NEVER)
  expect(asked.map(({ by }) => by)).toEqual([0, 1])
  asked[0]?.settle(HEARD)
  expect(await first).toEqual(HEARD)
  threads.hear(job(), NEVER)
  expect(asked.at(-1)?.by).toBe(0)
})

test('a thread that does not start closes the others and is told', async () => {
  const { start, closed } = stage()
  let left = 2
  const failing = () => (left-- > 0 ? start() : Promise.reject(new Error('no memory')))
  await expect(startThreads(3, failing)).rejects.toThrow('no memory')
  expect(closed).toEqual([0, 1])
})

test('all are closed together', async () => {
  const { start, closed } = stage()
  const threads = await startThreads(2, start)
  await threads.close()
  expect(closed).toEqual([0, 1])
})
