/** The built product in a real Firefox: one browser for all tests, but for those that want another kind. */
import { rm } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { instantTranscriber } from '../../bench/measure/backend/instant-transcriber.ts'
import { disposables } from '../../server/disposables.ts'
import { startServer } from '../e2e/built-server.ts'
import { dataFolder } from '../e2e/data-folder.ts'
import { type FirefoxOptions, launchFirefox, type RunningFirefox } from './browser.ts'

interface WorkerFixtures {
  /** Its microphone is granted, and there is a device to play to. */
  readonly usualFirefox: RunningFirefox
  /** Address of the product, which hears the same expense in every recording. */
  readonly productUrl: string
}

export { expect }

interface TestFixtures {
  /** Those of another kind than usual, which the test then has for itself; not of the worker, so that the product stays. */
  readonly firefoxOptions: FirefoxOptions | null
  readonly firefox: RunningFirefox
  readonly firefoxPage: Page
}

/** Until Firefox, or the product, is there. */
const STARTING = 120_000

export const test = base.extend<TestFixtures, WorkerFixtures>({
  firefoxOptions: [null, { option: true }],
  usualFirefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see what a fixture needs
    async ({}, use) => {
      const firefox = await launchFirefox()
      await use(firefox)
      await firefox.close()
    },
    { scope: 'worker', timeout: STARTING },
  ],
  firefox: [
    async ({ firefoxOptions, usualFirefox }, use) => {
      if (firefoxOptions === null) return use(usualFirefox)
      const firefox = await launchFirefox(firefoxOptions)
      await use(firefox)
      await firefox.close()
    },
    { timeout: STARTING },
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
    { scope: 'worker', timeout: STARTING },
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
