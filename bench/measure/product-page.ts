/** The built product, signed in, on a phone-sized page. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, microphoneFlags, SIGNALS_ELSEWHERE } from '../../scripts/chromium.ts'
import { disposables } from '../../server/disposables.ts'
import { startServer } from '../../tests/e2e/built-server.ts'
import { allowNamedFunctions } from '../../tests/e2e/named-functions.ts'
import { signIn } from '../../tests/e2e/steps.ts'
import type { StageSetup } from './stage.ts'

/** Of the signed-in user. */
export const EMAIL = 'bench@example.com'

/** The product must have been built. What is said is not understood where the server has no transcription service. */
export async function onProduct<T>(
  { chromiumPath, soundPath }: StageSetup,
  /** Before the page is opened. */
  prepare: (page: Page, url: string) => Promise<void>,
  use: (page: Page) => Promise<T>,
  /** Of the server. */
  environment: Record<string, string> = {},
): Promise<T> {
  const opened = disposables()
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-product-'))
    opened.add(() => rm(dataDir, { recursive: true, force: true }))
    // The bundler, which has built the bench page in this process, has set it to what local mode refuses.
    const server = await startServer({ DATA_DIR: dataDir, ...environment })
    opened.add(server.stop)
    const browser = await chromium.launch({
      ...SIGNALS_ELSEWHERE,
      executablePath: chromiumPath,
      args: [...CHROMIUM_FLAGS, ...microphoneFlags(soundPath)],
    })
    opened.add(() => browser.close())
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: PHONE,
      hasTouch: true,
      locale: 'en-US',
      timezoneId: 'Asia/Jakarta',
      permissions: ['microphone'],
    })
    await allowNamedFunctions(context)
    const page = await context.newPage()
    await showWhole(page)
    await prepare(page, server.url)
    await signIn(page, EMAIL)
    return await use(page)
  } finally {
    await opened.close()
  }
}

/** In CSS pixels. */
const PHONE = { width: 360, height: 800 }
/** More than the bars of a browser's window take. */
const BARS = 200

/**
 * Makes the window higher than the page by its bars. As Playwright opens it, it is as high as the page, and the page's
 * bottom, where the navigation stands, is never painted: whatever changes there waits for a change further up.
 */
async function showWhole(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const { windowId } = await cdp.send('Browser.getWindowForTarget')
  await cdp.send('Browser.setWindowBounds', {
    windowId,
    bounds: { width: 600, height: PHONE.height + BARS },
  })
  await cdp.detach()
}
