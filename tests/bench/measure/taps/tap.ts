/** One tap as a person feels it: from the finger to the next paint, as the browser's Event Timing tells it. */
import type { Locator, Page } from '@playwright/test'

declare global {
  /** Only in the product's page, put there by the bench: of each event of an interaction, in ms. */
  var eventTimes: number[]
}

/** Of Chromium, and not yet in TypeScript's library. */
interface CountedInteractions {
  readonly interactionCount: number
}

/** The least that the browser tells of. Its figures are whole steps of 8 ms. */
export const LEAST_MS = 16

/** Has to run before the page does. */
export function noteEvents(durationThreshold: number): void {
  globalThis.eventTimes = []
  new PerformanceObserver(list => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) eventTimes.push(duration)
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
}

/** The longest of the tap's events in ms, 0 where all are below `LEAST_MS`. Throws where the page noticed no tap. */
export async function tap(page: Page, target: Locator): Promise<number> {
  // Where it is going to be: nothing moves it or lies over it any more.
  await target.tap({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the page`)
  const before = await page.evaluate(() => {
    eventTimes.splice(0)
    return (performance as unknown as CountedInteractions).interactionCount
  })
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForFunction(
    count => (performance as unknown as CountedInteractions).interactionCount > count,
    before,
  )
  return page.evaluate(afterNextPaint)
}

/** What the browser tells of a paint comes after it. */
async function afterNextPaint(): Promise<number> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await new Promise(resolve => setTimeout(resolve, 100))
  return Math.max(0, ...eventTimes)
}
