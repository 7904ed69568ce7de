import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ENGINE_FOLDER,
  installEngine,
  isEngineInstalled,
} from '../../server/transcription/whisper/engine-folder.ts'
import { startWhisperThread, type WhisperThread } from '../../server/transcription/whisper/worker-thread.ts'
import { TINY_FILES } from '../fixtures/tiny-whisper.ts'
import { ENGLISH, INDONESIAN, LOW, NEITHER, SILENCE, tones } from './sounds.ts'

/** Of the built server. */
const WORKER = resolve('dist/server/whisper.worker.js')
const NEVER = new AbortController().signal
const NOTHING = { text: '', confidence: null, numberConfidence: null }

const model = mkdtempSync(join(tmpdir(), 'ucap-tiny-whisper-'))
const open = (folder = model) =>
  new Worker(WORKER, { workerData: { engine: ENGINE_FOLDER, model: folder, processors: 2 } })

beforeAll(async () => {
  if (!(await isEngineInstalled(ENGINE_FOLDER))) await installEngine(ENGINE_FOLDER, NEVER)
  for (const [name, content] of TINY_FILES) {
    mkdirSync(dirname(join(model, name)), { recursive: true })
    writeFileSync(join(model, name), content)
  }
})
afterAll(() => rmSync(model, { recursive: true }))

describe("Whisper's thread", () => {
  let thread: WhisperThread
  let current: Worker
  beforeAll(async () => {
    thread = await startWhisperThread(() => {
      current = open()
      return current
    })
  })
  afterAll(() => thread.close())

  const hear = async (samples: Float32Array, hint: 'id' | 'en', prompt: string | null = null) => {
    const hearing = await thread.hear({ samples: new Float32Array(samples), hint, prompt }, NEVER)
    if (hearing.kind !== 'heard') throw new Error(hearing.detail)
    return hearing.heard
  }

  test.each([
    ['low sounds as Indonesian', INDONESIAN, 'beli kopi dua puluh lima ribu'],
    ['high sounds as English', ENGLISH, 'I spent twelve dollars on lunch'],
  ])('hears %s, whichever language is hinted at, and is sure of it', async (_, sound, words) => {
    for (const hint of ['id', 'en'] as const) {
      const { text, confidence, numberConfidence } = await hear(sound, hint)
      expect(text).toBe(words)
      expect(numberConfidence).toBeGreaterThan(0.9)
      expect(confidence).toBeGreaterThan(0.9)
      expect(confidence).toBeLessThanOrEqual(1)
    }
  })

  test('goes by the hint where the sound does not tell', async () => {
    expect((await hear(NEITHER, 'id')).text).toBe('beli kopi dua puluh lima ribu')
    expect((await hear(NEITHER, 'en')).text).toBe('I spent twelve dollars on lunch')
  })

  test('takes words to expect before what it hears, and hears the same', async () => {
    const prompt = 'kopi, lunch, bus'
    expect((await hear(INDONESIAN, 'id', prompt)).text).toBe('beli kopi dua puluh lima ribu')
    expect((await hear(ENGLISH, 'en', prompt)).text).toBe('I spent twelve dollars on lunch')
    expect(await hear(SILENCE, 'id', prompt)).toEqual(NOTHING)
  })

  test('hears nothing in silence, though the model would fill it with words', async () => {
    expect(await hear(SILENCE, 'id')).toEqual(NOTHING)
  })

  test('hears all of a recording that is longer than the model can take at once', async () => {
    const { text } = await hear(tones(LOW, 45), 'id')
    expect(text).toBe('beli kopi dua puluh lima ribu beli kopi dua puluh lima ribu')
  })

  test('does the work, while the thread that asks stays free', async () => {
    const minute = tones(LOW, 60)
    const [mine, its] = [performance.eventLoopUtilization(), current.performance.eventLoopUtilization()]
    await hear(minute, 'id')
    const worked = current.performance.eventLoopUtilization(its).active
    expect(performance.eventLoopUtilization(mine).active).toBeLessThan(worked / 2)
  })

  test('is there again after it has ended', async () => {
    await current.terminate()
    expect((await hear(INDONESIAN, 'id')).text).toBe('beli kopi dua puluh lima ribu')
  })
})

test('ends in the middle of a recording, and leaves the process alive', async () => {
  const thread = await startWhisperThread(open)
  const hearing = thread.hear({ samples: tones(LOW, 60), hint: 'id', prompt: null }, NEVER)
  await thread.close()
  expect(await hearing).toEqual({ kind: 'failed', detail: 'the thread ended' })
})

test('a model that cannot be read is told at the start, in the words of the engine', async () => {
  writeFileSync(join(model, 'onnx/encoder_model_quantized.onnx'), 'not a model')
  await expect(startWhisperThread(open)).rejects.toThrow(/encoder_model_quantized/)
})
