/** The built product while somebody holds its button: how busy its ring and countdown keep the main thread. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, microphoneFlags } from '../../../scripts/chromium.ts'
import { startServer } from '../../e2e/product.ts'
import { pressButton, signIn } from '../../e2e/steps.ts'
import type { Surroundings } from './stage.ts'

export interface WholePage {
  /** Share of the main thread's time while the button is held, 0..1. */
  readonly mainThreadShare: number
  /** Tasks of 50 ms and more while it is held, after the first second and without the release, in ms. */
  readonly longTasksMs: readonly number[]
}

declare global {
  /** Only in the product's page, put there by the bench. */
  var longTasksMs: number[]
}

/** The product must have been built. What is said is not understood, for want of a transcription service. */
export async function measureWholePage(
  { chromiumPath, soundPath }: Surroundings,
  slowdowns: readonly number[],
  seconds: number,
): Promise<readonly WholePage[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-product-'))
  // The bundler, which has built the bench page in this process, has set it to what local mode refuses.
  const server = await startServer({ DATA_DIR: dataDir, NODE_ENV: 'development' })
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...CHROMIUM_FLAGS, ...microphoneFlags(soundPath)],
  })
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 360, height: 800 },
      permissions: ['microphone'],
    })
    const page = await context.newPage()
    await page.addInitScript(noteLongTasks)
    await signIn(page, 'bench@example.com')
    const measured: WholePage[] = []
    for (const slowdown of slowdowns) measured.push(await hold(page, slowdown, seconds))
    return measured
  } finally {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
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
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await pressButton(page, button)
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
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return { mainThreadShare, longTasksMs: longTasks }
}

function noteLongTasks(): void {
  globalThis.longTasksMs = []
  new PerformanceObserver(list => {
    longTasksMs.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
}
