/** Phones for provoking faults, one in each language, signed in; and what has to hold after every one of them. */
import type { Browser, Page, Route } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { id } from '../../src/i18n/id.ts'
import { test as base, expect, openPhone } from './product.ts'
import { pressButton, signIn, type Tongue } from './steps.ts'

export { expect }

export interface FaultPhone {
  readonly page: Page
  readonly tongue: Tongue
  readonly texts: typeof en
}

export const VOICE = '**/api/expenses/voice'

const SAVED = {
  expenses: [
    {
      id: 'a',
      amount: 25_000,
      currency: 'IDR',
      description: 'Kopi',
      category: 'Food & Dining',
      date: '2026-11-20',
    },
  ],
  transcription: 'beli kopi dua puluh lima ribu',
  ai_confidence_score: 0.9,
  auto_inserted: true,
}

declare global {
  interface Window {
    /** Of every microphone that the page has opened. */
    microphoneTracks: MediaStreamTrack[]
    /** Name of what the next opening of the microphone throws. */
    microphoneFault: { readonly name: string; readonly message: string } | null
    /** Whether loading a worklet fails. */
    workletFault: boolean
  }
}

/** Watches the microphone, and throws in its place what the test wants. Runs in the page before its own scripts. */
function watchMicrophone(): void {
  window.microphoneTracks = []
  window.microphoneFault = null
  window.workletFault = false
  const { mediaDevices } = navigator
  const open = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async constraints => {
    const { microphoneFault: fault } = window
    if (fault) throw new DOMException(fault.message, fault.name)
    const stream = await open(constraints)
    window.microphoneTracks.push(...stream.getTracks())
    return stream
  }
  const addModule = AudioWorklet.prototype.addModule
  AudioWorklet.prototype.addModule = function (...given) {
    if (window.workletFault) return Promise.reject(new DOMException('', 'AbortError'))
    return addModule.apply(this, given)
  }
}

export const test = base.extend<object, { phones: readonly FaultPhone[] }>({
  phones: [
    async ({ product }, use) => {
      const browsers: Browser[] = []
      const phones: FaultPhone[] = []
      for (const [tongue, locale, texts] of [
        ['en', 'en-US', en],
        ['id', 'id-ID', id as typeof en],
      ] as const) {
        const { browser, page } = await openPhone(product.url, { locale })
        browsers.push(browser)
        await page.addInitScript(watchMicrophone)
        await signIn(page, `faults-${tongue}@example.com`, tongue)
        phones.push({ page, tongue, texts })
      }
      await use(phones)
      for (const browser of browsers) await browser.close()
    },
    { scope: 'worker' },
  ],
})

/** On all phones at once: most of such a test is waiting. */
export async function onEach(
  phones: readonly FaultPhone[],
  work: (phone: FaultPhone) => Promise<void>,
): Promise<void> {
  await Promise.all(phones.map(phone => work(phone).catch(error => seenOn(phone, error))))
}

/** Playwright's own report shows one page alone, and not always the one that failed. */
async function seenOn({ page, tongue }: FaultPhone, cause: unknown): Promise<never> {
  const shown = await page.locator('body').innerText()
  throw new Error(`The phone in ${tongue} at ${page.url()} shows:\n${shown}`, { cause })
}

export function recordButton({ page, texts }: FaultPhone) {
  return page.getByRole('button', { name: texts.voice.hold })
}

/** Presses and waits until sound is counted. */
export async function press(phone: FaultPhone): Promise<void> {
  await pressButton(phone.page, recordButton(phone))
  await heard(phone)
}

/** Until half a second has been counted. */
export async function heard({ page, texts }: FaultPhone, seconds = 0.5): Promise<void> {
  const bar = page.getByRole('progressbar', { name: texts.voice.recording })
  await expect
    .poll(() => bar.evaluate((element: HTMLProgressElement) => element.value), { intervals: [50] })
    .toBeGreaterThan(seconds)
}

export async function speak(phone: FaultPhone): Promise<void> {
  await press(phone)
  await phone.page.mouse.up()
}

export const saved = (route: Route) => route.fulfill({ json: SAVED })

/** The API's answer to a recording, whatever it is. Returns how many came. */
export async function answerVoice(
  { page }: FaultPhone,
  answer: (route: Route) => Promise<void>,
): Promise<() => number> {
  let count = 0
  await page.context().unroute(VOICE)
  await page.context().route(VOICE, route => {
    count += 1
    return answer(route)
  })
  return () => count
}

/** The message of the catalogue, as an alert, which is then put away. */
export async function told({ page, texts }: FaultPhone, text: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: text })
  await expect(alert).toBeVisible()
  await alert.getByRole('button', { name: texts.common.dismiss, exact: true }).click()
  await expect(alert).toHaveCount(0)
}

/** The review of what was saved has opened; it is closed. */
export async function reviewed({ page, texts }: FaultPhone): Promise<void> {
  const review = page.getByRole('dialog', { name: texts.review.titleAutoInserted })
  await review.getByRole('button', { name: texts.common.close, exact: true }).click()
  await expect(review).toHaveCount(0)
}

/** One recording waits to be sent again; it is discarded. */
export async function keptOne({ page, texts }: FaultPhone): Promise<void> {
  await expect(page.getByText(texts.voice.unsent.title)).toHaveCount(1)
  await page.getByRole('button', { name: texts.common.discard, exact: true }).click()
  await expect(page.getByText(texts.voice.unsent.title)).toHaveCount(0)
}

export async function keptNone({ page, texts }: FaultPhone): Promise<void> {
  await expect(page.getByText(texts.voice.unsent.title)).toHaveCount(0)
}

/** The microphone is off, the button idle, and the next recording is taken, sent and saved once. */
export async function recovers(phone: FaultPhone): Promise<void> {
  const { page } = phone
  await expect(recordButton(phone)).toHaveAttribute('data-phase', 'idle')
  const live = () => page.evaluate(() => window.microphoneTracks.filter(track => track.readyState === 'live'))
  expect(await live()).toEqual([])
  await page.evaluate(() => {
    window.microphoneFault = null
    window.workletFault = false
  })
  const uploads = await answerVoice(phone, saved)
  await speak(phone)
  await reviewed(phone)
  expect(uploads()).toBe(1)
  expect(await live()).toEqual([])
}
