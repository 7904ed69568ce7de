/** Every recorder on the same microphone, one after the other. */
import { RECORDER_NAMES, type RecorderName } from '../page/api.ts'
import { bytesOf } from './bytes.ts'
import type { Plan } from './plan.ts'
import { Stage, type StageSetup } from './stage.ts'
import { measureTake, type TakeFigures, type TakePlan } from './take.ts'

export interface Take extends TakeFigures {
  readonly seconds: number
}

export interface RecorderFigures {
  readonly name: RecorderName
  readonly bytes: number
  readonly fullSpeed: readonly Take[]
  readonly slowed: readonly Take[]
  readonly blocked: Take
}

export type Compared =
  | { readonly kind: 'measured'; readonly figures: RecorderFigures }
  /** It could not be made to run. */
  | { readonly kind: 'failed'; readonly name: RecorderName; readonly reason: string }

export interface Scene extends StageSetup {
  /** The sound of the microphone. */
  readonly reference: Float32Array
}

export async function compare(
  scene: Scene,
  plan: Plan,
  tell: (line: string) => void,
): Promise<readonly Compared[]> {
  const compared: Compared[] = []
  for (const name of RECORDER_NAMES) {
    tell(name)
    try {
      compared.push({ kind: 'measured', figures: await measure(scene, plan, name) })
    } catch (error) {
      const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
      tell(`  failed: ${reason}`)
      compared.push({ kind: 'failed', name, reason })
    }
  }
  return compared
}

/** A page of its own for these takes, with the main thread so many times slower. */
function takesOf(
  scene: Scene,
  name: RecorderName,
  slowdown: number,
  plans: readonly TakePlan[],
): Promise<readonly Take[]> {
  return Stage.play(scene, async stage => {
    await stage.load(name)
    await stage.slowDown(slowdown)
    const takes: Take[] = []
    for (const take of plans) {
      const figures = await measureTake(stage, scene.server, scene.reference, take)
      takes.push({ seconds: take.seconds, ...figures })
    }
    return takes
  })
}

async function measure(scene: Scene, plan: Plan, name: RecorderName): Promise<RecorderFigures> {
  const run = async (slowdown: number, lengths: readonly number[]) => {
    const plans = lengths.map(seconds => ({ seconds }))
    return [
      ...(await takesOf(scene, name, slowdown, plans)),
      ...(await takesOf(scene, name, slowdown, [{ seconds: plan.longSeconds }])),
    ]
  }
  const fullSpeed = await run(1, plan.takes.fullSpeed)
  const slowed = await run(plan.slowdown, plan.takes.slowed)
  const [blocked] = await takesOf(scene, name, 1, [plan.blocked])
  if (!blocked) throw new Error('no take')
  return { name, bytes: await bytesOf(name), fullSpeed, slowed, blocked }
}
