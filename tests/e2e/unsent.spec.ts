import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ageByDay, noneIsKept, oneIsKept } from '../kept-recordings.ts'
import { startServer } from './built-server.ts'
import { expect, openPhone as openPhoneAt, test } from './product.ts'
import { allFetched, holdAndSpeak, row, signIn } from './steps.ts'

const VOICE = '**/api/expenses/voice'

test('without a transcription service the page says what to set, keeps the recording, and sends it later', async ({
  product,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ucap-e2e-'))
  const deaf = await startServer({ DATA_DIR: dataDir, TRANSCRIBE_URL: '' })
  const port = new URL(deaf.url).port
  const { browser, page } = await openPhoneAt(deaf.url, { speech: 'id-coffee-parking.wav' })
  try {
    await signIn(page, 'patient@example.com')
    await holdAndSpeak(page, 4)
    await expect(page.getByRole('alert')).toContainText('TRANSCRIBE_URL')
    await expect(page.getByText('Unsent recording')).toBeVisible()

    // Meanwhile nobody is there to send it again by itself.
    await page.goto('about:blank')
    await deaf.stop()
    const hearing = await startServer({
      DATA_DIR: dataDir,
      TRANSCRIBE_URL: product.transcriber.url,
      PORT: port,
    })
    try {
      await page.goto('/')
      await page.getByRole('button', { name: 'Retry' }).click()
      await page
        .getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
        .getByRole('button', { name: 'Close' })
        .click()
      await expect(row(page, 'Kopi', 'Rp25.000')).toBeVisible()
      await expect(page.getByText('Unsent recording')).toHaveCount(0)
    } finally {
      await hearing.stop()
    }
  } finally {
    await browser.close()
    await deaf.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

/** One recording that could not be sent. */
async function recordUnsent(page: Page, seconds = 1): Promise<void> {
  await page.context().route(VOICE, route => route.abort('connectionreset'))
  await holdAndSpeak(page, seconds)
  await expect(page.getByRole('alert')).toContainText('Your recording is kept')
}

test('a recording that the network cut off is kept, found again after a reload, and discarded on request', {
  tag: ['@fault-offline-after'],
}, async ({ openPhone }) => {
  const page = await openPhone({ speech: 'id-coffee-parking.wav' })
  const card = page.getByText('Unsent recording')
  const discard = page.getByRole('button', { name: 'Discard' })
  const toast = page.getByRole('status').filter({ hasText: 'Recording discarded' })
  await signIn(page, 'tunnel@example.com')
  await recordUnsent(page)
  await discard.click()
  await expect(card).toHaveCount(0)
  // Nothing says any more that it is kept.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(card).toBeVisible()
  await expect(toast).toHaveCount(0)
  await discard.click()
  await expect(toast).toBeVisible()
  await page.reload()
  await expect(card).toBeVisible()
  await discard.click()
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await noneIsKept(page)
})

test('a recording that waited for more than 24 hours is gone, and its account is told so', {
  tag: ['@spec-8.23', '@fault-no-network-for-24-hours'],
}, async ({ openPhone }) => {
  const page = await openPhone({ speech: 'id-coffee-parking.wav' })
  await signIn(page, 'holiday@example.com')
  await recordUnsent(page)
  await ageByDay(page)
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(/A recording from .+ was deleted\./)
  await noneIsKept(page)
})

test('signing out asks about unsent recordings; what is kept is the same account’s alone', {
  tag: ['@spec-8.23', '@fault-a-sign-out-while-recordings-wait'],
}, async ({ openPhone }) => {
  const page = await openPhone({ speech: 'id-coffee-parking.wav' })
  const card = page.getByText('Unsent recording')
  const question = page.getByRole('dialog', { name: 'Sign out?' })
  const signOut = async (choice: string | null) => {
    await page.getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    if (choice) await question.getByRole('button', { name: choice }).click()
  }
  await signIn(page, 'borrower@example.com')
  await recordUnsent(page, 4)
  await signOut('Cancel')
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(/\/profile$/)
  await signOut('Keep for this account')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('status')).toContainText('Kept on this device for your account alone')

  await signIn(page, 'owner@example.com')
  await recordUnsent(page)
  await expect(card).toHaveCount(1)
  await signOut('Delete')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('status')).toContainText('Unsent recordings deleted')
  await oneIsKept(page)
  await signIn(page, 'owner@example.com')
  await signOut(null)
  await expect(page).toHaveURL(/\/login$/)

  await signIn(page, 'borrower@example.com')
  await expect(card).toHaveCount(1)
  await signOut('Send now')
  await expect(question.getByRole('alert')).toContainText('Your recording is kept')
  await page.context().unroute(VOICE)
  await question.getByRole('button', { name: 'Send now' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await noneIsKept(page)
  await signIn(page, 'borrower@example.com')
  await expect(row(page, 'Kopi')).toBeVisible()
})

test('offline, recording is refused before the microphone opens', {
  tag: ['@spec-4.11', '@spec-5.2', '@spec-8.38', '@fault-offline-before'],
}, async ({ openPhone }) => {
  const page = await openPhone()
  await signIn(page, 'offline@example.com')
  // Whether the account may come in is known, and the code of what it sees is there.
  await expect(page.getByText('No expenses yet')).toBeVisible()
  await allFetched(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Hold to record an expense' }).click()
  await expect(page.getByRole('alert')).toHaveText(/Internet connection required for voice recording/)
})
