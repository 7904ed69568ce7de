/** The built product while the record button is held: load of the main thread by ring and countdown. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { onProduct } from './product-page.ts'
import type { StageSetup } from './stage.ts'

export interface WholePage {
  /** Share of the main thread's time while the button is held, 0..1. */
  readonly mainThreadShare: number
  /** Tasks of 50 ms and more while it is held, after the first second and without the release, in ms. */
  readonly longTasksMs: readonly number[]
}

export interface WholePages {
  /** With the sound travelling while the button is held, by slowdown. */
  readonly whileHeld: readonly WholePage[]
  /** With a server that takes recordings whole alone. */
  readonly whole: readonly WholePage[]
}

declare global {
  /** Only in the product's page, put there by the bench. */
  var longTasksMs: number[]
}

/** The two in turn, each on a page and a server of its own. */
export async function measureWholePage(
  setup: StageSetup,
  slowdowns: readonly number[],
  seconds: number,
): Promise<WholePages> {
  const prepare = (page: Page) => page.addInitScript(noteLongTasks).then(() => undefined)
  const measure = (environment: Record<string, string>) =>
    onProduct(
      setup,
      prepare,
      async page => {
        const measured: WholePage[] = []
        for (const slowdown of slowdowns) measured.push(await hold(page, slowdown, seconds))
        return measured
      },
      environment,
    )
  return { whileHeld: await measure({}), whole: await measure({ VOICE_UPLOADS_MB: '0' }) }
}

async function hold(page: Page, slowdown: number, seconds: number): Promise<WholePage> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  const taskSeconds = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  await page.reload()
  const button = page.getByRole('button', { name: 'Hold to record an expense' })
  await button.waitFor()
  // What a page does once, when it is opened, is no part of recording.
  await page.waitForLoadState('networkidle')
  await sleep(3000)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await touch(cdp, button)
  await page.getByRole('progressbar', { name: 'Recording' }).waitFor()
  await sleep(1000)
  await page.evaluate(() => longTasksMs.splice(0))
  const from = performance.now()
  const before = await taskSeconds()
  await sleep(seconds * 1000)
  const busy = (await taskSeconds()) - before
  const mainThreadShare = busy / ((performance.now() - from) / 1000)
  const longTasks = await page.evaluate(() => longTasksMs.splice(0))
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // Thrown away: what waited to be sent again would take part in the next measurement.
  await button.press('Escape')
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.getByText('Recording discarded').waitFor()
  return { mainThreadShare, longTasksMs: longTasks }
}

/** A touch, not a mouse: under a mouse pointer, the browser repeats its hit test on every change. */
async function touch(cdp: CDPSession, button: Locator): Promise<void> {
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not on the page')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
}

function noteLongTasks(): void {
  globalThis.longTasksMs = []
  new PerformanceObserver(list => {
    longTasksMs.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
}
