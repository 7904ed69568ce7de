import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { speechSeconds } from '../fixtures/speech.ts'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { installed } from './installed.ts'
import { leftBehind, passMinute, watchLeftBehind } from './left-behind.ts'
import { expect, test } from './product.ts'
import { holdAndSpeak, row, signIn, sum } from './steps.ts'

const SPEECH = 'id-coffee-parking.wav'
const EMAIL = 'whole-day@example.com'
/** The browser's own words for a request without a network. */
const NO_NETWORK = 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED'

async function nothingTold(page: Page): Promise<void> {
  await passMinute(page)
  await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0)
}

async function record(page: Page): Promise<void> {
  await holdAndSpeak(page, speechSeconds(SPEECH))
  const review = page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
  await expect(review.getByText('2 expenses saved', { exact: true })).toBeVisible()
  await review.getByRole('button', { name: 'Close' }).click()
  await expect(review).toHaveCount(0)
  await nothingTold(page)
}

async function edit(page: Page, expense: Locator, amount: string): Promise<void> {
  await expense.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Edit Expense' })
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog).toHaveCount(0)
  await nothingTold(page)
}

/** The lines of the file that is downloaded. */
async function exportCsv(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export Expenses' })
  await dialog.getByText('CSV').click()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  await expect(dialog).toHaveCount(0)
  await nothingTold(page)
  return text.split('\r\n')
}

/** Round all screens, with the chart and what it loads, and back to the dashboard. */
async function lookAround(page: Page): Promise<void> {
  for (const name of ['Expenses', 'Analytics', 'Profile', 'Dashboard']) {
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    if (name !== 'Analytics') continue
    await page.getByRole('tab', { name: 'Trends' }).click()
    await expect(page.locator('canvas').first()).toBeVisible()
  }
}

test('a whole day: install, sign in, record, edit, export, offline, back, record again, sign out', async ({
  openPhone,
  product: { url },
}) => {
  // The headless shell judges no manifest.
  const page = await openPhone({ installed: true, speech: SPEECH, whole: true })
  await watchLeftBehind(page)
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error' && message.text() !== NO_NETWORK) complaints.push(message.text())
  })

  await signIn(page, EMAIL)
  const cdp = await page.context().newCDPSession(page)
  const manifest = await cdp.send('Page.getAppManifest')
  expect(manifest.errors).toEqual([])
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({ display: 'standalone', start_url: '/' })
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  // The tests' contexts are incognito windows to the browser, which installs nothing from those.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  // While it lives, a page loaded without a network takes itself for online.
  await cdp.detach()
  await installed(page)

  await record(page)
  await edit(page, row(page, 'Kopi'), '27500')
  await expect(row(page, 'Kopi', 'Rp27.500')).toBeVisible()
  const today = todayInJakarta()
  expect(await exportCsv(page)).toEqual([
    '\uFEFFDate,Description,Amount,Category',
    expect.stringContaining(`${today},`),
    expect.stringContaining(`${today},`),
    '',
  ])
  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(row(page, 'Parkir', 'Rp5.000')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  // A reload before that would be one of where it was.
  await expect(page).toHaveURL('/')

  const lastKnown = page.getByText(/^Offline · As of \d+:\d\d\s[AP]M$/)
  await page.context().setOffline(true)
  const answer = await page.reload()
  expect(answer?.fromServiceWorker()).toBe(true)
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await expect(lastKnown).toBeVisible()
  expect(await sum(page, 'Today')).toBe(32_500)
  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(lastKnown).toBeVisible()
  await expect(row(page, 'Kopi', 'Rp27.500')).toBeVisible()

  const bread = { amount: 12_000, currency: 'IDR', category: 'Food & Dining', date: today } as const
  await seedExpenses(url, EMAIL, [{ ...bread, description: 'Roti dari ponsel lain' }])
  await page.context().setOffline(false)
  await expect(row(page, 'Roti dari ponsel lain')).toBeVisible()
  await expect(lastKnown).toHaveCount(0)

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await record(page)
  await expect.poll(() => sum(page, 'Today')).toBe(74_500)
  await edit(page, row(page, 'Roti'), '13000')
  await exportCsv(page)
  await lookAround(page)
  const before = await leftBehind(page)
  expect(before).toMatchObject({ workers: 1, objectUrls: 0, audioContexts: ['suspended'], liveTracks: 0 })

  await holdAndSpeak(page, 0.5)
  // An error stays until it is dismissed.
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await nothingTold(page)
  await edit(page, row(page, 'Roti'), '14000')
  await exportCsv(page)
  await lookAround(page)
  const { listeners, ...held } = before
  await expect.poll(() => leftBehind(page)).toMatchObject(held)
  await expect.poll(async () => (await leftBehind(page)).listeners).toBeLessThanOrEqual(listeners)

  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await leftBehind(page)).toMatchObject({ workers: 1, objectUrls: 0, liveTracks: 0 })
  expect(complaints).toEqual([])
})
