/** A phone-sized Chromium, set up as a test wants it. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type BrowserKind, type Launch, launch } from './browsers.ts'
import { allowNamedFunctions } from './named-functions.ts'
import { watchFaults } from './page-faults.ts'

export interface PhoneOptions extends BrowserKind {
  /** Language of the browser. */
  readonly locale?: 'en-US' | 'id-ID'
  /** What the browser grants unasked, in Playwright's names; all else is denied. */
  readonly permissions?: readonly string[]
  /** Runs the service worker, so that later visits come from its cache; otherwise each is like the first. */
  readonly installed?: boolean
  /** With `prefers-reduced-motion`: nothing slides or fades. */
  readonly still?: boolean
  /** Where nothing of the product is cached, and for a test that changes the context for good, as a clock does. */
  readonly fresh?: boolean
}

export const MICROPHONE = ['microphone']

/** A 360 x 800 phone in Jakarta. */
export async function openPhone(
  url: string,
  options: PhoneOptions = {},
  launchBrowser: Launch = launch,
): Promise<{ browser: Browser; page: Page }> {
  const browser = await launchBrowser(options)
  const context = await openContext(browser, url, options)
  return { browser, page: await context.newPage() }
}

export async function openContext(
  browser: Browser,
  url: string,
  options: PhoneOptions,
): Promise<BrowserContext> {
  const { locale = 'en-US', permissions = MICROPHONE, installed = false, still = false } = options
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
  await context.grantPermissions([...permissions])
  return context
}
