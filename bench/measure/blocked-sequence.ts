/** The product's recorder on a sequence of which every sample is known, while the page stands still for a time. */
import { setTimeout as sleep } from 'node:timers/promises'
import { knownSample } from '../../tests/browser/harness/known-sequence.ts'
import type { VoiceServer } from '../../tests/browser/voice-server.ts'
import { RATE } from './known-noise.ts'
import { Stage, type StageSetup } from './stage.ts'
import { receivedWav, stop } from './take.ts'
import { samplesOf } from './wav.ts'

export interface BlockedSequence {
  readonly seconds: number
  readonly blockedMs: number
  /** The longest task that the browser reported, in ms: proof that it was blocked. */
  readonly longestTaskMs: number
  /** Samples played, and those of them that are not in their place in the WAV that the server received. */
  readonly played: number
  readonly missing: number
}

export function measureBlockedSequence(
  setup: StageSetup,
  seconds: number,
  blockMs: number,
): Promise<BlockedSequence> {
  return Stage.play(setup, stage => measure(stage, setup.server, seconds, blockMs))
}

async function measure(
  stage: Stage,
  server: VoiceServer,
  seconds: number,
  blockMs: number,
): Promise<BlockedSequence> {
  const { page } = stage
  // Before the sequence there is up to half a second of silence, and the cap of 60 s counts that as well.
  const played = (seconds - 0.5) * RATE
  await stage.load('ours', { kind: 'sequence', samples: played })
  await page.evaluate(() => bench.start())
  await sleep((seconds * 1000) / 3)
  await page.evaluate(ms => bench.block(ms), blockMs)
  await page.waitForFunction(() => bench.played(), undefined, { timeout: seconds * 1000 })
  await stop(stage)
  const longestTaskMs = Math.max(0, ...(await page.evaluate(() => bench.longTasks())))
  const samples = samplesOf(receivedWav(server))
  return { seconds, blockedMs: blockMs, longestTaskMs, played, missing: missingOf(samples, played) }
}

function missingOf(samples: Int16Array, played: number): number {
  const start = samples.findIndex(sample => sample !== 0)
  let missing = 0
  for (let i = 0; i < played; i++) if (start < 0 || samples[start + i] !== knownSample(i)) missing += 1
  return missing
}
