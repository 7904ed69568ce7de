/** One recording of the known microphone, measured. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { VoiceServer } from '../../tests/browser/voice-server.ts'
import type { Stopped } from '../page/api.ts'
import { type Alignment, align } from './alignment.ts'
import { highest, type ProcessUse } from './process-use.ts'
import type { MainThread, Stage } from './stage.ts'
import { samplesOf } from './wav.ts'

export interface TakeFigures {
  /** From the call that stops to the WAV's bytes, in ms. */
  readonly stopToWavMs: number
  /** Of the main thread's time while it recorded, 0..1; slowed down, a task takes longer, and counts so. */
  readonly mainThreadShare: number
  /** Processor time of the page's process, all threads, for a second of recording, in seconds. */
  readonly processorShare: number | null
  /** Main-thread tasks of 50 ms and more, in ms. */
  readonly longTasksMs: {
    readonly starting: readonly number[]
    readonly recording: readonly number[]
    /** Until the WAV is there. */
    readonly stopping: readonly number[]
  }
  /** Resident memory of the page's process at its peak, over what it was before, in bytes. */
  readonly memoryBytes: number | null
  /** Of the page's own heap, highest of one look a second, over what it was before, in bytes. */
  readonly heapBytes: number
  readonly samples: number
  readonly alignment: Alignment
}

export interface TakePlan {
  readonly seconds: number
  /** Keeps the main thread busy for so long, in the middle, in ms. */
  readonly blockMs?: number
}

/** Throws where the recorder fails, or nothing of the sound is in its WAV. */
export async function measureTake(
  stage: Stage,
  server: VoiceServer,
  reference: Float32Array,
  plan: TakePlan,
): Promise<TakeFigures> {
  const { page } = stage
  await newLongTasks(stage)
  const idle = await look(stage)
  await page.evaluate(() => bench.start())
  const starting = await newLongTasks(stage)
  const looks = await record(stage, plan)
  const recording = await newLongTasks(stage)
  const stopped = await page.evaluate(() => bench.stop())
  const wavAt = stopped.wavAt ?? (await stage.workerWavAt())
  if (wavAt < stopped.stoppedAt) throw new Error('the WAV is older than the stop')
  const stopping = await newLongTasks(stage)
  const after = await look(stage)
  await page.evaluate(() => bench.deliver())
  const samples = samplesOf(receivedWav(server))
  const alignment = align(samples, reference)
  if (!alignment) throw new Error(`none of the sound is in the WAV of ${samples.length} samples`)
  const [first, last] = [looks[0] ?? idle, looks.at(-1) ?? idle]
  const seconds = (last.at - first.at) / 1000
  return {
    stopToWavMs: wavAt - stopped.stoppedAt,
    mainThreadShare: (last.taskSeconds - first.taskSeconds) / seconds,
    processorShare: difference(last.cpuSeconds, first.cpuSeconds, seconds),
    longTasksMs: { starting, recording, stopping },
    memoryBytes: difference(highest([...looks, after].map(({ peakBytes }) => peakBytes)), idle.residentBytes),
    heapBytes: Math.max(...looks.map(({ heapBytes }) => heapBytes)) - idle.heapBytes,
    samples: samples.length,
    alignment,
  }
}

/** Stops without measuring more than when; the server then has the WAV. */
export async function stop(stage: Stage): Promise<Stopped> {
  const stopped = await stage.page.evaluate(() => bench.stop())
  await stage.page.evaluate(() => bench.deliver())
  return stopped
}

/** The newest upload's, which is forgotten. */
export function receivedWav(server: VoiceServer): Buffer {
  const upload = server.received.pop()
  server.received.length = 0
  if (!upload) throw new Error('the server received no WAV')
  return upload.wav
}

interface Look extends MainThread, ProcessUse {
  /** On this process's clock, in ms. */
  readonly at: number
}

async function look(stage: Stage): Promise<Look> {
  return { at: performance.now(), ...(await stage.mainThread()), ...(await stage.renderer()) }
}

/** Looks at the page at the start, each second, and at the end. */
async function record(stage: Stage, { seconds, blockMs = 0 }: TakePlan): Promise<readonly Look[]> {
  const looks = [await look(stage)]
  const from = looks[0]?.at ?? 0
  const blockedAt = Math.floor(seconds / 3)
  for (let second = 1; second <= seconds; second++) {
    await sleep(Math.max(0, from + second * 1000 - performance.now()))
    looks.push(await look(stage))
    if (blockMs > 0 && second === blockedAt) await stage.page.evaluate(ms => bench.block(ms), blockMs)
  }
  return looks
}

function newLongTasks(stage: Stage): Promise<number[]> {
  return stage.page.evaluate(() => bench.longTasks())
}

function difference(value: number | null, before: number | null, per = 1): number | null {
  return value === null || before === null ? null : (value - before) / per
}
