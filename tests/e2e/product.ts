/** The built product as a person finds it: server, transcription service and a phone-sized Chromium. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { disposables } from '../../server/disposables.ts'
import { type SpeechFile, sentence } from '../fixtures/speech.ts'
import { startTranscriber, type Transcriber } from '../transcriber/server.ts'
import { type Launch, launchOnce } from './browsers.ts'
import { startServer } from './built-server.ts'
import { dataFolder } from './data-folder.ts'
import { KeptContexts } from './kept-contexts.ts'
import { MICROPHONE, openContext, openPhone, type PhoneOptions } from './open-phone.ts'
import { takeFaults } from './page-faults.ts'
import { type FaultPhone, resetPhone, signedInPhone } from './signed-in-phone.ts'
import type { Language } from './steps.ts'

export interface Product {
  readonly url: string
  /** Where the server keeps its data. */
  readonly dataDir: string
  readonly transcriber: Transcriber
}

/** From now on, in this test, whatever is said is heard as this sentence: a second of it is as good as all of it. */
export type HearAs = (said: SpeechFile) => void

/** Nothing moves on it unless `still` is false: each frame of a movement is drawn, and few tests are of one. */
export type OpenPhone = (options?: PhoneOptions) => Promise<Page>

/** Server and transcription service, with data in `folder` that is gone once they stop. */
export async function startProduct(
  folder = mkdtemp(join(tmpdir(), 'ucap-e2e-')),
): Promise<Product & { stop(): Promise<void> }> {
  const opened = disposables()
  try {
    const dataDir = await folder
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

/** Opened when it is first asked for, then kept for the tests that follow in this worker. */
type PhoneOf = (language: Language, whole: boolean) => Promise<FaultPhone>

export const test = base.extend<
  {
    openPhone: OpenPhone
    hearAs: HearAs
    noFaults: undefined
    language: Language
    whole: boolean
    phone: FaultPhone
  },
  { product: Product; launch: Launch; keptContexts: KeptContexts; phoneOf: PhoneOf }
>({
  // Of `phone`: what goes wrong does not depend on it, so that a file of faults is in one, and each language has some.
  language: ['en', { option: true }],
  // Of `phone`, too: whether what goes wrong takes a browser that can be asked for permissions.
  whole: [false, { option: true }],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see what a fixture needs
    async ({}, use) => {
      const { stop, ...product } = await startProduct(dataFolder())
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
  hearAs: async ({ product: { transcriber } }, use) => {
    let hearAgain = () => {}
    await use(said => {
      hearAgain = transcriber.hearAs(sentence(said).transcript)
    })
    hearAgain()
  },
  keptContexts: [
    async ({ product, launch: _ }, use) => {
      const contexts = new KeptContexts(product.url)
      await use(contexts)
      await contexts.close()
    },
    { scope: 'worker' },
  ],
  openPhone: async ({ product, launch, keptContexts }, use) => {
    const fresh: BrowserContext[] = []
    await use(async given => {
      const options = { still: true, ...given }
      const open = async () => openContext(await launch(options), product.url, options)
      if (options.installed || options.fresh) {
        const context = await open()
        fresh.push(context)
        return context.newPage()
      }
      const { speech, whole, locale, still, permissions = MICROPHONE } = options
      const context = await keptContexts.take([speech, whole, locale, still].join(), open)
      await context.grantPermissions([...permissions])
      return context.newPage()
    })
    for (const context of fresh) await context.close()
    await keptContexts.giveBack()
  },
  phoneOf: [
    async ({ product, launch }, use) => {
      const opened = new Map<string, Promise<FaultPhone>>()
      await use((language, whole) => {
        const name = `${language} ${whole}`
        const phone = opened.get(name) ?? openSignedIn(product.url, language, whole, launch)
        opened.set(name, phone)
        return phone
      })
      for (const phone of opened.values()) await (await phone).page.context().close()
    },
    { scope: 'worker' },
  ],
  phone: async ({ phoneOf, language, whole }, use) => {
    const phone = await phoneOf(language, whole)
    await resetPhone(phone)
    await use(phone)
  },
})

async function openSignedIn(
  url: string,
  language: Language,
  whole: boolean,
  launch: Launch,
): Promise<FaultPhone> {
  const locale = language === 'id' ? 'id-ID' : 'en-US'
  const { page } = await openPhone(url, { locale, whole, still: true }, launch)
  return signedInPhone(page, language)
}

export { expect }
