/** The whole bench, from the build of its page to its results. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { VoiceServer } from '../../browser/voice-server.ts'
import pageConfig from '../vite.config.ts'
import { type BlockedSequence, measureBlockedSequence } from './blocked-sequence.ts'
import { type Compared, compare, type Scene } from './compare.ts'
import { type FirstSamples, measureFirstSamples } from './first-sample.ts'
import { floorShare } from './floor.ts'
import { knownNoise, RATE } from './known-noise.ts'
import { type Machine, machine } from './machine.ts'
import { measureManyRecordings, type PageLevel } from './many-recordings.ts'
import type { Plan } from './plan.ts'
import { wavOf } from './wav.ts'
import { measureWholePage, type WholePage } from './whole-page.ts'

export interface Results {
  readonly command: string
  readonly date: string
  readonly minutes: number
  readonly plan: Plan
  readonly machine: Machine
  readonly recorders: readonly Compared[]
  /** Shares of the main thread's time, 0..1, with a bare microphone and an empty worklet. */
  readonly floor: { readonly fullSpeed: number; readonly slowed: number }
  readonly firstSample: FirstSamples
  /** At full speed and slowed down. */
  readonly wholePage: readonly WholePage[]
  readonly blockedSequence: BlockedSequence
  readonly manyRecordings: readonly PageLevel[]
}

export async function run(
  command: string,
  chromiumPath: string,
  plan: Plan,
  tell: (line: string) => void,
): Promise<Results> {
  const from = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'recorder-bench-'))
  const outDir = resolve(folder, 'site')
  await build({ ...pageConfig, configFile: false, build: { ...pageConfig.build, outDir } })
  // It plays from the moment that the microphone is opened; a slow start must not outlast it.
  const reference = knownNoise((plan.longSeconds + 15) * RATE)
  const soundPath = resolve(folder, 'microphone.wav')
  await writeFile(soundPath, wavOf(reference))
  const server = new VoiceServer(outDir)
  await server.listen()
  const scene: Scene = { chromiumPath, soundPath, server, reference }
  try {
    // What is quick comes first: a fault there shows before the long comparison.
    tell('press to first sample')
    const firstSample = await measureFirstSamples(scene, plan.presses)
    tell('the whole page')
    const wholePage = await measureWholePage(scene, [1, plan.slowdown], plan.wholePageSeconds)
    tell('main thread blocked, known sequence')
    const blockedSequence = await measureBlockedSequence(scene, plan.sequenceSeconds, plan.blocked.blockMs)
    tell(`${plan.manyRecordings} recordings in a row`)
    const manyRecordings = await measureManyRecordings(scene, plan.manyRecordings)
    const recorders = await compare(scene, plan, tell)
    tell('floor')
    const floor = {
      fullSpeed: await floorShare(scene, 1, plan.floorSeconds),
      slowed: await floorShare(scene, plan.slowdown, plan.floorSeconds),
    }
    return {
      command,
      date: new Date().toISOString(),
      minutes: (performance.now() - from) / 60_000,
      plan,
      machine: await machine(chromiumPath),
      recorders,
      floor,
      firstSample,
      wholePage,
      blockedSequence,
      manyRecordings,
    }
  } finally {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
