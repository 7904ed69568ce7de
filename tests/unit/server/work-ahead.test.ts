import { describe, expect, test, vi } from 'vitest'
import { queued } from '../../../server/transcription/in-turn.ts'
import { prompted } from '../../../server/transcription/prompted.ts'
import type { AudioClip, Transcribe, Transcription } from '../../../server/transcription/transcribe.ts'
import { workAhead } from '../../../server/transcription/work-ahead.ts'
import { deferred } from '../deferred.ts'

const clip = (sound: number): AudioClip => ({
  bytes: Uint8Array.of(sound),
  mediaType: 'audio/wav',
  fileName: 'recording.wav',
})
const unmetered = { metered: (transcribe: Transcribe) => transcribe, giveBack: async () => {} }
const by = (account: string, recording = 'first') => ({
  account,
  language: 'id' as const,
  recording,
  meter: unmetered,
})
const asked = (account: string, signal = new AbortController().signal) => ({
  account,
  language: 'id' as const,
  signal,
})
const text = (said: string): Transcription => ({ kind: 'text', text: said, confidence: null })

/** An ear that answers when the test says so, and gives up what is not wanted any more. */
function stage(atOnce = 1) {
  const heard: { sound: number | undefined; answer: (said: Transcription) => void; signal: AbortSignal }[] =
    []
  const queue = queued(
    ({ bytes }, { signal }) => {
      const { promise, resolve } = deferred<Transcription>()
      heard.push({ sound: bytes[0], answer: resolve, signal })
      const gone = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('The caller has hung up'))),
      )
      return Promise.race([promise, gone])
    },
    { atOnce, mostWaiting: 9, longestWaitMs: 60_000 },
  )
  return { heard, ahead: workAhead(queue), settled: () => new Promise(setImmediate) }
}

test('what was begun at a pause is the answer where nothing but silence followed', async () => {
  const { heard, ahead, settled } = stage()
  ahead.begin(clip(1), by('ani'))
  await settled()
  heard[0]?.answer(text('kopi'))
  expect(await ahead.transcribe(clip(1), asked('ani'))).toEqual(text('kopi'))
  expect(heard).toHaveLength(1)
})

test('what is still being heard is waited for', async () => {
  const { heard, ahead, settled } = stage()
  ahead.begin(clip(1), by('ani'))
  const answer = ahead.transcribe(clip(1), asked('ani'))
  await settled()
  heard[0]?.answer(text('kopi'))
  expect(await answer).toEqual(text('kopi'))
  expect(heard).toHaveLength(1)
})

test('where more was said, what was begun is given up and all of it is heard', async () => {
  const { heard, ahead, settled } = stage()
  ahead.begin(clip(1), by('ani'))
  await settled()
  const answer = ahead.transcribe(clip(2), asked('ani'))
  await settled()
  expect(heard[0]?.signal.aborted).toBe(true)
  expect(heard[1]?.sound).toBe(2)
  heard[1]?.answer(text('kopi dan teh'))
  expect(await answer).toEqual(text('kopi dan teh'))
})

test('what one account has begun is no answer for another, and gives way to it', async () => {
  const { heard, ahead, settled } = stage()
  ahead.begin(clip(1), by('ani'))
  await settled()
  const answer = ahead.transcribe(clip(1), asked('budi'))
  await settled()
  expect(heard[0]?.signal.aborted).toBe(true)
  heard[1]?.answer(text('teh'))
  expect(await answer).toEqual(text('teh'))
})

test('nothing is begun while no place is free, nor twice for the same sound', async () => {
  const { heard, ahead, settled } = stage()
  const first = ahead.transcribe(clip(7), asked('budi'))
  await settled()
  expect(ahead.isFree()).toBe(false)
  ahead.begin(clip(1), by('ani'))
  heard[0]?.answer(text('teh'))
  await first
  ahead.begin(clip(1), by('ani'))
  ahead.begin(clip(1), by('ani'))
  await settled()
  expect(heard.map(({ sound }) => sound)).toEqual([7, 1])
})

test('nothing is begun for an account whose earlier recording is being heard, though a place is free', async () => {
  const { heard, ahead, settled } = stage(2)
  const earlier = ahead.transcribe(clip(7), asked('ani'))
  await settled()
  expect(ahead.isFree()).toBe(true)
  expect(ahead.begin(clip(1), by('ani'))).toBe(false)
  expect(ahead.begin(clip(1), by('budi'))).toBe(true)
  heard[0]?.answer(text('teh'))
  await earlier
  expect(ahead.begin(clip(1), by('ani'))).toBe(true)
})

test('what failed is heard again when it is asked for', async () => {
  const { heard, ahead, settled } = stage()
  ahead.begin(clip(1), by('ani'))
  await settled()
  heard[0]?.answer({ kind: 'unavailable', detail: 'status 500' })
  const answer = ahead.transcribe(clip(1), asked('ani'))
  await settled()
  heard[1]?.answer(text('kopi'))
  expect(await answer).toEqual(text('kopi'))
})

test('what is discarded is given up', async () => {
  const { heard, ahead, settled } = stage()
  ahead.begin(clip(1), by('ani'))
  await settled()
  ahead.drop('ani', 'first')
  expect(heard[0]?.signal.aborted).toBe(true)
})

test('what is discarded takes nothing from another recording of the account', async () => {
  const { heard, ahead, settled } = stage()
  ahead.begin(clip(1), by('ani', 'second'))
  await settled()
  ahead.drop('ani', 'first')
  expect(heard[0]?.signal.aborted).toBe(false)
})

test('a minute after what was taken had begun, what was begun since goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { heard, ahead, settled } = stage()
    ahead.begin(clip(1), by('ani'))
    await settled()
    const answer = ahead.transcribe(clip(1), asked('ani'))
    heard[0]?.answer(text('kopi'))
    await answer
    vi.advanceTimersByTime(59_000)
    ahead.begin(clip(2), by('ani', 'second'))
    await settled()
    vi.advanceTimersByTime(2000)
    expect(heard[1]?.signal.aborted).toBe(false)
    vi.advanceTimersByTime(58_000)
    expect(heard[1]?.signal.aborted).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('what was begun ends with a caller who has hung up before asking', async () => {
  const { heard, ahead, settled } = stage()
  ahead.begin(clip(1), by('ani'))
  await settled()
  await expect(ahead.transcribe(clip(1), asked('ani', AbortSignal.abort()))).rejects.toThrow('hung up')
  expect(heard[0]?.signal.aborted).toBe(true)
  expect(ahead.isFree()).toBe(true)
})

test('what was begun is given back to the day once it is the answer, and only then', async () => {
  const { heard, ahead, settled } = stage()
  const giveBack = vi.fn(async () => {})
  const counted = { ...by('ani'), meter: { ...unmetered, giveBack } }
  ahead.begin(clip(1), counted)
  await settled()
  const other = ahead.transcribe(clip(2), asked('ani'))
  await settled()
  heard[1]?.answer(text('teh'))
  await other
  expect(giveBack).not.toHaveBeenCalled()
  ahead.begin(clip(3), counted)
  await settled()
  heard[2]?.answer(text('kopi'))
  await ahead.transcribe(clip(3), asked('ani'))
  expect(giveBack).toHaveBeenCalledOnce()
})

describe('with the words of the person', () => {
  /** An ear that is told the words of a person, or none; of what it was told the first, and how often they were read. */
  function listener(of: () => readonly string[], isPrompted = true) {
    const prompts: (string | undefined)[] = []
    let read = 0
    const ear: Transcribe = async (_, { prompt }) => {
      prompts.push(prompt?.split(',')[0])
      return text('kopi lima ribu')
    }
    const bounds = { atOnce: 1, mostWaiting: 9, longestWaitMs: 60_000 }
    const ahead = workAhead(queued(isPrompted ? prompted(ear) : ear, bounds))
    const ownWords = async () => {
      read++
      return of()
    }
    const hear = async () => {
      ahead.begin(clip(1), { ...by('ani'), ownWords })
      await new Promise(setImmediate)
      return () => ahead.transcribe(clip(1), { ...asked('ani'), ownWords })
    }
    return { hear, prompts, read: () => read }
  }

  test('that are the same in the end, what was begun is the answer', async () => {
    const { hear, prompts, read } = listener(() => ['Kopi Tuku'])
    const answer = await hear()
    expect(await answer()).toEqual(text('kopi lima ribu'))
    expect(prompts).toEqual(['Kopi Tuku'])
    expect(read()).toBe(2)
  })

  test('that an expense changed meanwhile, it is heard again by those of now', async () => {
    let words = ['Kopi Tuku']
    const { hear, prompts, read } = listener(() => words)
    const answer = await hear()
    words = ['Kopi Tuku', 'Bensin Motor']
    await answer()
    expect(prompts).toEqual(['Kopi Tuku', 'Bensin Motor'])
    expect(read()).toBe(2)
  })

  test('that no transcriber goes by, they are never read', async () => {
    const { hear, prompts, read } = listener(() => ['Kopi Tuku'], false)
    const answer = await hear()
    await answer()
    expect(prompts).toEqual([undefined])
    expect(read()).toBe(0)
  })
})
