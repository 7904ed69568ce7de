/** The built product as a person finds it: server, transcription service and a phone-sized Chromium. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { disposables } from '../../server/disposables.ts'
import type { SpeechFile } from '../fixtures/speech.ts'
import { startTranscriber, type Transcriber } from '../transcriber/server.ts'
import { type Launch, launch, launchOnce } from './browsers.ts'
import { startServer } from './built-server.ts'
import { allowNamedFunctions } from './named-functions.ts'
import { takeFaults, watchFaults } from './page-faults.ts'
import { type FaultPhone, signInBoth, startAnew } from './two-phones.ts'

export interface Product {
  readonly url: string
  /** Where the server keeps its data. */
  readonly dataDir: string
  readonly transcriber: Transcriber
}

export interface PhoneOptions {
  /** Plays as the microphone, from its start at each opening; a silent device where absent. */
  readonly speech?: SpeechFile
  /** Language of the browser. */
  readonly locale?: 'en-US' | 'id-ID'
  /** What the browser grants unasked, in Playwright's names; all else is denied. */
  readonly permissions?: string[]
  /** Runs the service worker, so that later visits come from its cache; otherwise each is like the first. */
  readonly installed?: boolean
  /** As somebody has it who asked their system for less motion: nothing slides or fades. */
  readonly still?: boolean
}

export type OpenPhone = (options?: PhoneOptions) => Promise<Page>

/** Server and transcription service, with data that is gone once they stop. */
export async function startProduct(): Promise<Product & { stop(): Promise<void> }> {
  const opened = disposables()
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'ucap-e2e-'))
    opened.add(() => rm(dataDir, { recursive: true, force: true }))
    const transcriber = await startTranscriber()
    opened.add(() => transcriber.close())
    const server = await startServer({ DATA_DIR: dataDir, TRANSCRIBE_URL: transcriber.url })
    opened.add(server.stop)
    return { url: server.url, dataDir, transcriber, stop: opened.close }
  } catch (error) {
    await opened.close()
    throw error
  }
}

export const test = base.extend<
  { openPhone: OpenPhone; noFaults: undefined; phones: readonly FaultPhone[] },
  { product: Product; launch: Launch; signedInPhones: readonly FaultPhone[] }
>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see what a fixture needs
    async ({}, use) => {
      const { stop, ...product } = await startProduct()
      await use(product)
      await stop()
    },
    { scope: 'worker' },
  ],
  launch: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const { launch, close } = launchOnce()
      await use(launch)
      await close()
    },
    { scope: 'worker' },
  ],
  noFaults: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      await use(undefined)
      expect(takeFaults(), 'uncaught errors and violations of the content security policy').toEqual([])
    },
    { auto: true },
  ],
  openPhone: async ({ product, launch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async options => {
      const { page } = await openPhone(product.url, options, launch)
      contexts.push(page.context())
      return page
    })
    for (const context of contexts) await context.close()
  },
  signedInPhones: [
    async ({ product, launch }, use) => {
      const phones = await signInBoth(
        async locale => (await openPhone(product.url, { locale, still: true }, launch)).page,
      )
      await use(phones)
      for (const { page } of phones) await page.context().close()
    },
    { scope: 'worker' },
  ],
  phones: async ({ signedInPhones }, use) => {
    await Promise.all(signedInPhones.map(startAnew))
    await use(signedInPhones)
  },
})

/** A 360 x 800 phone in Jakarta. */
export async function openPhone(
  url: string,
  options: PhoneOptions = {},
  launchBrowser: Launch = launch,
): Promise<{ browser: Browser; page: Page }> {
  const { speech, locale = 'en-US', permissions = ['microphone'], installed = false, still = false } = options
  const browser = await launchBrowser(speech)
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    locale,
    timezoneId: 'Asia/Jakarta',
    serviceWorkers: installed ? 'allow' : 'block',
    reducedMotion: still ? 'reduce' : 'no-preference',
  })
  await allowNamedFunctions(context)
  await watchFaults(context)
  await context.grantPermissions(permissions)
  const page = await context.newPage()
  return { browser, page }
}

export { expect }
