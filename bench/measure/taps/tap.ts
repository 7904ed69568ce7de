/** One tap as a person feels it: from the finger to the next paint, and to that of all that the tap leads to. */
import type { Locator, Page } from '@playwright/test'

declare global {
  /** Only in the product's page, put there by the bench: of each event of an interaction, in ms. */
  var eventTimes: number[]
  /** Of the tap under way, from the finger until its outcome is on the screen, in ms. */
  var wholeTime: Promise<number>
}

/** Of Chromium, and not yet in TypeScript's library. */
interface CountedInteractions {
  readonly interactionCount: number
}

/** Elements that a selector finds, of that text if one is given: there are some, or none where they are `gone`. */
export interface Condition {
  readonly selector: string
  readonly text?: string
  readonly gone?: true
}

/** What a tap leads to: all of these. */
export type Outcome = readonly Condition[]

/** In ms, from the finger. */
export interface TapTime {
  /** Until the next paint, as the browser's Event Timing tells it: the longest of the tap's events; 0 below `LEAST_MS`. */
  readonly answered: number
  /** Until the frame that first shows the outcome is painted. */
  readonly whole: number
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

/** Throws where the page noticed no tap, or it does not lead there. */
export async function tap(page: Page, target: Locator, outcome: Outcome): Promise<TapTime> {
  const { x, y } = await target.evaluate(middleAtRest, REACTION_MS)
  const before = await page.evaluate(watchFor, outcome)
  await page.touchscreen.tap(x, y)
  await page.evaluate(noticed, before)
  const whole = await page.evaluate(() => wholeTime)
  if (Number.isNaN(whole)) throw new Error(`${target} did not lead to ${JSON.stringify(outcome)}`)
  return { answered: await page.evaluate(afterReaction, REACTION_MS), whole }
}

/**
 * The earliest tap after its target is visible: mean simple reaction time without the hardware's delays
 * (Woods et al. 2015, Factors influencing the latency of simple reaction time).
 */
const REACTION_MS = 213

/** Once it has been in sight for `reaction` ms, nothing moves it and nothing lies over it any more. In CSS pixels. */
async function middleAtRest(target: Element, reaction: number): Promise<{ x: number; y: number }> {
  for (let before = target.getBoundingClientRect(); ; ) {
    await new Promise(requestAnimationFrame)
    const { x, y, width, height } = target.getBoundingClientRect()
    const middle = { x: x + width / 2, y: y + height / 2 }
    if (x === before.x && y === before.y) {
      if (target.contains(document.elementFromPoint(middle.x, middle.y))) return middle
      target.scrollIntoView({ block: 'center' })
      await new Promise(resolve => setTimeout(resolve, reaction))
    }
    before = target.getBoundingClientRect()
  }
}

/** From the next click on, for 10 s. Returns how many interactions there have been. */
function watchFor(outcome: Outcome): number {
  globalThis.wholeTime = new Promise(resolve => {
    addEventListener(
      'click',
      async ({ timeStamp }) => {
        do await new Promise(requestAnimationFrame)
        while (
          performance.now() < timeStamp + 10_000 &&
          !outcome.every(
            ({ selector, text, gone }) =>
              [...document.querySelectorAll(selector)].some(
                element => text === undefined || element.textContent === text,
              ) !== Boolean(gone),
          )
        )
        // The task after a frame's callbacks is the first one after its paint.
        setTimeout(() => {
          const time = performance.now() - timeStamp
          resolve(time < 10_000 ? time : Number.NaN)
        })
      },
      { capture: true, once: true },
    )
  })
  eventTimes.splice(0)
  return (performance as unknown as CountedInteractions).interactionCount
}

/** Until there have been more interactions than that. Asked by the page itself: the driver would listen in on its events. */
async function noticed(before: number): Promise<void> {
  while ((performance as unknown as CountedInteractions).interactionCount <= before)
    await new Promise(resolve => setTimeout(resolve, 10))
}

/** What the browser tells of a paint comes after it. */
async function afterReaction(reaction: number): Promise<number> {
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  await new Promise(resolve => setTimeout(resolve, reaction))
  return Math.max(0, ...eventTimes)
}
