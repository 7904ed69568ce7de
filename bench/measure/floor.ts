/** What the main thread does while a page merely listens: no recorder can do less. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Stage, type StageSetup } from './stage.ts'

/** Share of the main thread's time, 0..1, with a bare microphone and an empty worklet. */
export function floorShare(setup: StageSetup, slowdown: number, seconds: number): Promise<number> {
  return Stage.play(setup, stage => share(stage, slowdown, seconds))
}

async function share(stage: Stage, slowdown: number, seconds: number): Promise<number> {
  await stage.load('floor')
  await stage.slowDown(slowdown)
  await stage.page.evaluate(() => bench.start())
  const from = performance.now()
  const before = await stage.mainThread()
  for (let second = 1; second <= seconds; second++) {
    await sleep(from + second * 1000 - performance.now())
    await stage.mainThread()
  }
  const { taskSeconds } = await stage.mainThread()
  return (taskSeconds - before.taskSeconds) / ((performance.now() - from) / 1000)
}
