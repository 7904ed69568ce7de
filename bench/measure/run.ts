/** The bench, whole or in part, from the build of its page to its results. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { VoiceServer } from '../../tests/browser/voice-server.ts'
import pageConfig from '../vite.config.ts'
import type { Scene } from './compare.ts'
import { knownNoise, RATE } from './known-noise.ts'
import { type Machine, machine } from './machine.ts'
import { type Figures, PARTS, type PartName } from './parts.ts'
import type { Plan } from './plan.ts'
import { wavOf } from './wav.ts'

export interface Results {
  readonly command: string
  readonly date: string
  readonly minutes: number
  readonly plan: Plan
  readonly machine: Machine
  /** Of the parts that were run. */
  readonly figures: Partial<Figures>
}

/** Without a Chromium only the parts that need none can be run. */
export async function run(
  command: string,
  chromiumPath: string | null,
  plan: Plan,
  names: readonly PartName[],
  tell: (line: string) => void,
): Promise<Results> {
  const from = performance.now()
  let opened: Promise<OpenScene> | null = null
  const scene = () => {
    if (chromiumPath === null) throw new Error('this part of the bench needs Chromium')
    opened ??= openScene(chromiumPath, plan)
    return opened
  }
  const figures: Partial<Figures> = {}
  try {
    for (const name of names) {
      tell(name)
      Object.assign(figures, { [name]: await PARTS[name](scene, plan, tell) })
    }
  } finally {
    // Widened: the compiler does not see that `scene` has set it.
    await (await (opened as Promise<OpenScene> | null))?.close()
  }
  return {
    command,
    date: new Date().toISOString(),
    minutes: (performance.now() - from) / 60_000,
    plan,
    machine: await machine(chromiumPath),
    figures,
  }
}

interface OpenScene extends Scene {
  close(): Promise<void>
}

async function openScene(chromiumPath: string, plan: Plan): Promise<OpenScene> {
  const folder = await mkdtemp(join(tmpdir(), 'recorder-bench-'))
  const outDir = resolve(folder, 'site')
  await build({ ...pageConfig, configFile: false, build: { ...pageConfig.build, outDir } })
  // It plays from the moment that the microphone is opened; a slow start must not outlast it.
  const reference = knownNoise((plan.longSeconds + 15) * RATE)
  const soundPath = resolve(folder, 'microphone.wav')
  await writeFile(soundPath, wavOf(reference))
  const server = new VoiceServer(outDir)
  await server.listen()
  return {
    chromiumPath,
    soundPath,
    server,
    reference,
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
