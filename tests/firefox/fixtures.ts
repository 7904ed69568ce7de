/** The built product in a real Firefox; one browser for all tests of a file that want the same of it. */
import { rm } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { instantTranscriber } from '../../bench/measure/backend/instant-transcriber.ts'
import { disposables } from '../../server/disposables.ts'
import { startServer } from '../e2e/built-server.ts'
import { dataFolder } from '../e2e/data-folder.ts'
import { type FirefoxOptions, launchFirefox, type RunningFirefox } from './browser.ts'

interface WorkerFixtures {
  readonly firefoxOptions: FirefoxOptions
  readonly firefox: RunningFirefox
  /** Address of the product, which hears the same expense in every recording. */
  readonly productUrl: string
}

export { expect }

export const test = base.extend<{ firefoxPage: Page }, WorkerFixtures>({
  firefoxOptions: [{}, { scope: 'worker', option: true }],
  firefox: [
    async ({ firefoxOptions }, use) => {
      const firefox = await launchFirefox(firefoxOptions)
      await use(firefox)
      await firefox.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  productUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see what a fixture needs
    async ({}, use) => {
      const opened = disposables()
      try {
        const dataDir = await dataFolder()
        opened.add(() => rm(dataDir, { recursive: true, force: true }))
        const transcriber = await instantTranscriber()
        opened.add(transcriber.close)
        const server = await startServer({ DATA_DIR: dataDir, TRANSCRIBE_URL: transcriber.url })
        opened.add(server.stop)
        await use(server.url)
      } finally {
        await opened.close()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** In a context of its own; fails the test on an uncaught error. */
  firefoxPage: async ({ firefox }, use) => {
    const context = await firefox.browser.createBrowserContext()
    const page = await context.newPage()
    const errors: unknown[] = []
    page.on('pageerror', error => errors.push(error))
    await page.setViewport({ width: 360, height: 800 })
    page.setDefaultTimeout(60_000)
    await use(page)
    await context.close()
    expect(errors, 'uncaught errors').toEqual([])
  },
})
