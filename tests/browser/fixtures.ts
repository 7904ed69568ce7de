/** Real Chromium on the built harness, with a server of its own that plays the API. */
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { findHeadlessShell } from '../../scripts/chromium.ts'
import './harness/api.ts'
import { HARNESS_SITE } from './harness/site.ts'
import { spokenWav } from './spoken-wav.ts'
import { VoiceServer } from './voice-server.ts'

export { expect } from '@playwright/test'

/** A Chromium that grants the microphone, where the machine has one. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--use-fake-ui-for-media-stream',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Leads to the tests' server, over plain HTTP. */
export const INSECURE_HOST = 'insecure.test'

/** What the fake microphone plays, from the moment that it is opened. */
const SPOKEN_SECONDS = 20

interface WorkerFixtures {
  readonly spokenPath: string
  /** Its window stays open: a new one takes more of the processor than most tests do. */
  readonly keptContext: { readonly context: BrowserContext; readonly anchor: Page }
}

export const test = base.extend<{ server: VoiceServer }, WorkerFixtures>({
  spokenPath: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names.
    async ({}, use, { parallelIndex }) => {
      const folder = resolve('dist/harness')
      await mkdir(folder, { recursive: true })
      const path = resolve(folder, `spoken-${parallelIndex}.wav`)
      await writeFile(path, spokenWav(SPOKEN_SECONDS))
      await use(path)
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ spokenPath }, use) => {
      await use({
        executablePath: findHeadlessShell() ?? '',
        args: [
          ...CHROMIUM_FLAGS,
          // An origin that is neither HTTPS nor localhost.
          `--host-resolver-rules=MAP ${INSECURE_HOST} localhost`,
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-audio-capture=${spokenPath}%noloop`,
        ],
      })
    },
    { scope: 'worker' },
  ],
  keptContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext()
      await use({ context, anchor: await context.newPage() })
      await context.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names.
  server: async ({}, use) => {
    const server = new VoiceServer(HARNESS_SITE)
    await server.listen()
    await use(server)
    await server.close()
  },
  /** The worker's; pages, routes, permissions and what the server's origin has stored are gone afterwards. */
  context: async ({ keptContext: { context, anchor }, server }, use) => {
    await use(context)
    await Promise.all(context.pages().map(page => page === anchor || page.close()))
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearPermissions()
    const storage = await context.newCDPSession(anchor)
    // Another server may have its port later.
    await storage.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'all' })
    await storage.detach()
  },
  page: async ({ page, server }, use) => {
    await page.goto(server.origin)
    await page.waitForFunction(() => 'harness' in window)
    await use(page)
  },
})
