import type { Locator, Page } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { ageByDay, noneIsKept, oneIsKept } from '../kept-recordings.ts'
import { expect, test } from './product.ts'
import {
  allFetched,
  heardSeconds,
  holdAndSpeak,
  openSignedIn,
  openUnsent,
  reloadClosed,
  row,
  savedText,
  sum,
  unsentLine,
} from './steps.ts'

const VOICE = '**/api/expenses/voice'

/** One recording that could not be sent. */
async function recordUnsent(page: Page): Promise<void> {
  await page.context().route(VOICE, route => route.abort('connectionreset'))
  await holdAndSpeak(page, 1)
  await expect(page.getByRole('alert')).toContainText('Your recording is kept')
}

test('a recording that the network cut off is kept, found again after a reload, and discarded on request', {
  tag: ['@fault-offline-after'],
}, async ({ openPhone }) => {
  const page = await openPhone()
  const line = unsentLine(page)
  const discard = async () => {
    await openUnsent(page, 1)
    await page.getByRole('dialog', { name: 'Not sent yet' }).getByRole('button', { name: 'Discard' }).click()
  }
  const toast = page.getByRole('status').filter({ hasText: 'Recording discarded' })
  await openSignedIn(page, 'tunnel@example.com')
  await recordUnsent(page)
  await discard()
  await expect(line).toHaveCount(0)
  // Nothing says any more that it is kept.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toBeVisible()
  await expect(toast).toHaveCount(0)
  await reloadClosed(page)
  await expect(line).toBeVisible()
  await discard()
  await expect(toast).toBeVisible()
  // Without its page it can't be undone, and is not there to be sent.
  await reloadClosed(page)
  await noneIsKept(page)
})

test('a recording that waited for more than 24 hours is gone, and its account is told so', {
  tag: ['@spec-8.23', '@fault-no-network-for-24-hours'],
}, async ({ openPhone }) => {
  const page = await openPhone()
  await openSignedIn(page, 'holiday@example.com')
  await recordUnsent(page)
  // The same storage without the application, which would notice by itself when it tries again.
  await page.goto('/robots.txt')
  await ageByDay(page)
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText(/A recording from .+ was deleted\./)
  await noneIsKept(page)
})

test('signing out asks about unsent recordings; what is kept is the same account’s alone', {
  tag: ['@spec-8.23', '@fault-a-sign-out-while-recordings-wait'],
}, async ({ openPhone, hearAs }) => {
  hearAs('id-coffee-parking.wav')
  const page = await openPhone()
  const line = unsentLine(page)
  const question = page.getByRole('dialog', { name: 'Sign out?' })
  const signOut = async (choice: string | null) => {
    await page.getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    if (choice) await question.getByRole('button', { name: choice }).click()
  }
  await openSignedIn(page, 'borrower@example.com')
  await recordUnsent(page)
  await signOut('Cancel')
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(/\/profile$/)
  await signOut('Keep for this account')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(/^Kept on this device for your account alone/)).toBeVisible()

  await openSignedIn(page, 'owner@example.com')
  await recordUnsent(page)
  await expect(line).toHaveText('1 not sent yet')
  await signOut('Delete')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(/^What was not sent is deleted/)).toBeVisible()
  await oneIsKept(page)
  await openSignedIn(page, 'owner@example.com')
  await signOut(null)
  await expect(page).toHaveURL(/\/login$/)

  await openSignedIn(page, 'borrower@example.com')
  await expect(line).toHaveText('1 not sent yet')
  await signOut('Send now')
  await expect(question.getByRole('alert')).toContainText('Your recording is kept')
  await page.context().unroute(VOICE)
  await question.getByRole('button', { name: 'Send now' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await noneIsKept(page)
  await openSignedIn(page, 'borrower@example.com')
  await expect(row(page, 'Kopi')).toBeVisible()
})

test('offline, recording is refused before the microphone opens', {
  tag: ['@spec-4.11', '@spec-5.2', '@spec-8.38', '@fault-offline-before'],
}, async ({ openPhone }) => {
  const page = await openPhone()
  await openSignedIn(page, 'offline@example.com')
  // Whether the account may come in is known, and the code of what it sees is there.
  await expect(page.getByText('No expenses yet')).toBeVisible()
  await allFetched(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Hold to record an expense' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Internet connection required for voice recording/)
})

async function middle(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('offline it can be recorded all the same; it is sent by itself later, saved once and said once', {
  tag: ['@spec-5.2'],
}, async ({ openPhone, hearAs }) => {
  hearAs('id-coffee-parking.wav')
  const page = await openPhone()
  await openSignedIn(page, 'record-anyway@example.com')
  await expect(page.getByText('No expenses yet')).toBeVisible()
  await allFetched(page)
  await page.context().setOffline(true)
  const record = page.getByRole('button', { name: 'Hold to record an expense' })
  await record.tap()
  await page.getByRole('button', { name: 'Record anyway, send later' }).tap()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await middle(record)] })
  await heardSeconds(page, 1)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(
    page.getByRole('status').filter({ hasText: 'will be sent once you are back online' }),
  ).toBeVisible()
  await expect(unsentLine(page)).toHaveText('1 not sent yet')

  await page.context().setOffline(false)
  const said = page.getByRole('status').filter({ hasText: savedText(en) })
  await expect(said).toHaveCount(1)
  await expect(unsentLine(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => sum(page, 'This month')).toBe(30_000)
  await said.getByRole('button', { name: 'Open' }).tap()
  await expect(page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })).toBeVisible()
  await noneIsKept(page)
})
