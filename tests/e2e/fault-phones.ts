/** What tests of faults do with their phone, and what has to hold after every fault. */
import type { Route } from '@playwright/test'
import { expect, test } from './product.ts'
import type { FaultPhone } from './signed-in-phone.ts'
import { heardSeconds, openUnsent, pressButton, unsentLine } from './steps.ts'

export type { FaultPhone }
export { expect, test }

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

export function recordButton({ page, texts }: FaultPhone) {
  return page.getByRole('button', { name: texts.voice.hold })
}

/** Presses and waits until sound is counted. */
export async function press(phone: FaultPhone): Promise<void> {
  await pressButton(phone.page, recordButton(phone))
  await heard(phone)
}

/** Until half a second has been counted, or so many. */
export async function heard({ page, language }: FaultPhone, seconds = 0.5): Promise<void> {
  await heardSeconds(page, seconds, language)
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
  // Nothing is waited for before the click: messages go by themselves after a few seconds.
  await alert.getByRole('button', { name: texts.common.dismiss, exact: true }).click()
  await expect(alert).toHaveCount(0)
}

/** The review of what was saved has opened; it is closed. */
export async function reviewed({ page, texts }: FaultPhone): Promise<void> {
  const review = page.getByRole('dialog', { name: texts.review.titleAutoInserted })
  await review.getByRole('button', { name: texts.common.close, exact: true }).click()
  await expect(review).toHaveCount(0)
}

/** One recording waits to be sent again; it is discarded, Undo included. */
export async function keptOne({ page, texts }: FaultPhone): Promise<void> {
  await openUnsent(page, 1, texts)
  const list = page.getByRole('dialog', { name: texts.voice.unsent.list })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('button', { name: texts.common.discard }).click()
  await expect(unsentLine(page, texts)).toHaveCount(0)
  const toast = page.getByRole('status').filter({ hasText: texts.voice.discarded })
  await toast.getByRole('button', { name: texts.common.dismiss, exact: true }).click()
  await expect(toast).toHaveCount(0)
}

export async function keptNone({ page, texts }: FaultPhone): Promise<void> {
  await expect(unsentLine(page, texts)).toHaveCount(0)
}

/** The microphone is off, the button idle. */
export async function rests(phone: FaultPhone): Promise<void> {
  await expect(recordButton(phone)).toHaveAttribute('data-phase', 'idle')
  const live = () =>
    phone.page.evaluate(() => window.microphoneTracks.filter(track => track.readyState === 'live'))
  expect(await live()).toEqual([])
}

/** The same, and the next recording is taken, sent and saved once. */
export async function recovers(phone: FaultPhone): Promise<void> {
  const { page } = phone
  await rests(phone)
  await page.evaluate(() => {
    window.microphoneFault = null
    window.workletFault = false
  })
  const uploads = await answerVoice(phone, saved)
  await speak(phone)
  await reviewed(phone)
  expect(uploads()).toBe(1)
  await rests(phone)
}
