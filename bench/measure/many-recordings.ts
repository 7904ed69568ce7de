/** Many short recordings of the product in one page: does anything pile up? */
import { setTimeout as sleep } from 'node:timers/promises'
import type { VoiceServer } from '../../tests/browser/voice-server.ts'
import { Stage, type StageSetup } from './stage.ts'
import { receivedWav, stop } from './take.ts'
import { workerHeaps } from './worker-heaps.ts'

export interface PageLevel {
  readonly recordings: number
  /** After a collection of garbage, in bytes. */
  readonly pageHeapBytes: number
  readonly workerHeapBytes: number
  /** Of the page's process: all of it, and the part that it shares with no other. */
  readonly residentBytes: number | null
  readonly ownBytes: number | null
  readonly workers: number
  readonly openContexts: number
  readonly liveTracks: number
}

const HOLD_MS = 450

/** Of so many recordings at most, the first level is after a tenth and one more after every fifth; beyond, as often. */
const USUAL = 200

/** The first level is taken when all is warm. */
export function measureManyRecordings(setup: StageSetup, count: number): Promise<readonly PageLevel[]> {
  return Stage.play(setup, stage => measure(stage, setup.server, count))
}

async function measure(stage: Stage, server: VoiceServer, count: number): Promise<readonly PageLevel[]> {
  await stage.load('ours')
  const levels: PageLevel[] = []
  const usual = Math.min(count, USUAL)
  for (let recordings = 1; recordings <= count; recordings++) {
    await stage.page.evaluate(() => bench.start())
    await sleep(HOLD_MS)
    await stop(stage)
    receivedWav(server)
    if (recordings === Math.ceil(usual / 10) || recordings % Math.ceil(usual / 5) === 0)
      levels.push(await levelOf(stage, recordings))
  }
  return levels
}

async function levelOf(stage: Stage, recordings: number): Promise<PageLevel> {
  const { page, cdp } = stage
  await cdp.send('HeapProfiler.collectGarbage')
  const workerHeapBytes = await workerHeaps(cdp)
  const { heapBytes } = await stage.mainThread()
  const { residentBytes, ownBytes } = await stage.renderer()
  const { contexts, tracks } = await page.evaluate(() => bench.leftovers())
  return {
    recordings,
    pageHeapBytes: heapBytes,
    workerHeapBytes,
    residentBytes,
    ownBytes,
    workers: page.workers().length,
    openContexts: contexts.filter(state => state !== 'closed').length,
    liveTracks: tracks.filter(state => state === 'live').length,
  }
}
