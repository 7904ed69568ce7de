/**
 * From the press to the first real sample of the recording. No recorder says when that was; but what it heard ends with
 * the stop, so it began as long before as there is sound in it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { VoiceServer } from '../../tests/browser/voice-server.ts'
import type { LoadableName } from '../page/api.ts'
import { msHeardIn } from './heard.ts'
import { Stage, type StageSetup } from './stage.ts'
import { receivedWav, stop } from './take.ts'
import { samplesOf } from './wav.ts'

export interface FirstSample {
  /** In a new page for each sample, with only the code loaded, in ms. */
  readonly coldMs: readonly number[]
  /** In a page that has prepared all but the microphone, and again and again, in ms. */
  readonly warmMs: readonly number[]
}

export interface FirstSamples {
  readonly ours: FirstSample
  readonly floor: FirstSample
}

const HOLD_MS = 450

/** Ours and the floor take turns, so that whatever else the machine does troubles both. */
export function measureFirstSamples(setup: StageSetup, times: number): Promise<FirstSamples> {
  const { server } = setup
  return Stage.play(setup, ours =>
    Stage.play(setup, async floor => {
      const cold = { ours: [] as number[], floor: [] as number[] }
      const warm = { ours: [] as number[], floor: [] as number[] }
      for (let i = 0; i < times; i++) {
        cold.ours.push(await coldPress(ours, server, 'ours'))
        cold.floor.push(await coldPress(floor, server, 'floor'))
      }
      for (const stage of [ours, floor]) await stage.page.evaluate(() => bench.warm())
      for (let i = 0; i < times; i++) {
        warm.ours.push(await press(ours, server))
        warm.floor.push(await press(floor, server))
      }
      return {
        ours: { coldMs: cold.ours, warmMs: warm.ours },
        floor: { coldMs: cold.floor, warmMs: warm.floor },
      }
    }),
  )
}

async function coldPress(stage: Stage, server: VoiceServer, name: LoadableName): Promise<number> {
  await stage.reload(server.origin)
  await stage.load(name)
  return press(stage, server)
}

async function press(stage: Stage, server: VoiceServer): Promise<number> {
  const pressedAt = await stage.page.evaluate(() => bench.start())
  await sleep(HOLD_MS)
  const { stoppedAt, heardMs } = await stop(stage)
  return stoppedAt - pressedAt - (heardMs ?? msHeardIn(samplesOf(receivedWav(server))))
}
