/** The way through every screen, in the order of a person's first days; the camera stops at each. */
import { expect, type Locator, type Page } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { id } from '../../src/i18n/id.ts'
import { pressButton, type Tongue } from '../../tests/e2e/steps.ts'
import type { Camera } from './camera.ts'

type Texts = typeof en

export function textsOf(tongue: Tongue): Texts {
  return tongue === 'en' ? en : (id as Texts)
}

/** Seconds of speech after which the recording is taken. */
const SPOKEN = 2

export interface Walk {
  readonly page: Page
  readonly texts: Texts
  readonly camera: Camera
}

export async function signedOut({ page, texts, camera }: Walk): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: texts.login.google }).waitFor()
  await camera.take('login')
  await page.getByRole('button', { name: texts.login.google }).click()
  await page.getByRole('dialog').waitFor()
  await camera.take('login-accounts')
  for (const document of ['terms', 'privacy'] as const) {
    await page.goto(`/${document}`)
    await page.getByRole('article').waitFor()
    await camera.take(document)
  }
}

/** Of an account without an expense. */
export async function newcomer({ page, texts, camera }: Walk): Promise<void> {
  await page.getByText(texts.dashboard.emptyTitle).waitFor()
  await camera.take('dashboard-empty')
  await page.getByRole('link', { name: texts.nav.expenses }).click()
  await page.getByText(texts.expenses.empty).waitFor()
  await camera.take('expenses-empty')
  await page.getByRole('link', { name: texts.nav.analytics }).click()
  await page.getByText(texts.analytics.emptyTitle).waitFor()
  await camera.take('analytics-empty')

  await page.context().route('**/api/{dashboard,expenses}/**', route => route.abort())
  await page.getByRole('link', { name: texts.nav.expenses }).click()
  await page.getByText(texts.expenses.failedToLoad).waitFor()
  await camera.take('expenses-failed')
  await page.goto('/')
  await page.getByText(texts.errors.failedToLoad).waitFor()
  await camera.take('dashboard-failed')

  await page.context().route('**/api/subscriptions/status', route => route.fulfill({ status: 404, json: {} }))
  await page.goto('/')
  await page.getByRole('heading', { name: texts.subscription.title }).waitFor()
  await camera.take('subscription-required')
}

/** Of an account that has been in use for months. */
export async function regular(walk: Walk): Promise<void> {
  const { page, texts, camera } = walk
  await page.getByRole('heading', { name: texts.dashboard.recent }).waitFor()
  await camera.take('dashboard')
  await expenses(walk)
  await analytics(walk)
  await page.getByRole('link', { name: texts.nav.profile }).click()
  await page.getByRole('heading', { name: texts.profile.title }).waitFor()
  await camera.take('profile')
  await dialogs(walk)
}

async function expenses({ page, texts, camera }: Walk): Promise<void> {
  await page.getByRole('link', { name: texts.nav.expenses }).click()
  await page.getByRole('tab', { name: texts.expenses.thisMonth }).click()
  await page.getByRole('heading', { name: texts.expenses.all }).waitFor()
  await camera.take('expenses')
  await page.getByRole('button', { name: texts.expenses.select, exact: true }).click()
  for (const index of [0, 1, 3]) await page.getByRole('checkbox').nth(index).check()
  await page.evaluate(() => scrollTo(0, 0))
  await camera.take('expenses-select')
  await page
    .getByRole('button', { name: texts.expenses.delete.split(' ')[0] ?? '' })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await camera.take('expenses-delete')
  await page.getByRole('dialog').getByRole('button', { name: texts.common.cancel }).click()
  await page.getByRole('button', { name: texts.common.cancel }).click()
  await page.getByRole('button', { name: texts.expenses.chooseMonth }).click()
  await page.getByRole('dialog').waitFor()
  await camera.take('expenses-month')
  await page.keyboard.press('Escape')
}

async function analytics({ page, texts, camera }: Walk): Promise<void> {
  await page.getByRole('link', { name: texts.nav.analytics }).click()
  for (const view of ['trends', 'categories', 'insights'] as const) {
    await page.getByRole('tab', { name: texts.analytics[view] }).click()
    if (view === 'trends') await page.locator('canvas').waitFor()
    await camera.take(`analytics-${view}`)
  }
}

async function dialogs({ page, texts, camera }: Walk): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('link', { name: texts.nav.dashboard }).click()
  await page.getByRole('button', { name: texts.add.open }).click()
  await dialog.getByLabel(texts.fields.amount).fill('25000')
  await dialog.getByLabel(texts.fields.description).fill('Kopi susu')
  await camera.take('add')
  await dialog.getByRole('button', { name: texts.common.cancel }).click()

  await page
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
    .first()
    .getByRole('button')
    .click()
  await dialog.waitFor()
  await camera.take('edit')
  await dialog.getByRole('button', { name: texts.common.delete }).click()
  await page.getByRole('heading', { name: texts.edit.deleteTitle }).waitFor()
  await camera.take('edit-delete')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: texts.common.cancel }).click()

  await page.getByRole('button', { name: texts.export.open, exact: true }).click()
  await dialog.getByText(texts.export.csv, { exact: true }).waitFor()
  await camera.take('export')
  await dialog.getByRole('button', { name: texts.export.submit, exact: true }).click()
  await page.getByRole('heading', { name: texts.export.report }).waitFor()
  await camera.take('report')
  await dialog.getByRole('button', { name: texts.common.close }).click()
}

/** Holds the button at each size, then has one recording understood; ends at its review. */
export async function speaking({ page, texts, camera }: Walk): Promise<void> {
  const button = page.getByRole('button', { name: texts.voice.hold })
  const bar = page.getByRole('progressbar', { name: texts.voice.recording })
  for (const size of camera.sizes) {
    await page.setViewportSize(size)
    await pressButton(page, button)
    await bar.waitFor()
    await spoken(bar, SPOKEN)
    await camera.takeAt(size, 'recording')
    const last = size === camera.sizes.at(-1)
    if (last) break
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await page.goto('/')
    await page.getByRole('heading', { name: texts.dashboard.recent }).waitFor()
  }
  await spoken(bar, 2 * SPOKEN)
  await page.mouse.up()
  await page.getByRole('dialog', { name: texts.review.titleAutoInserted }).waitFor()
  await page.getByText(texts.voice.expensesAutoSaved).waitFor({ state: 'detached' })
  await camera.take('review')
}

/** Until the bar has counted that many seconds. */
async function spoken(bar: Locator, seconds: number): Promise<void> {
  const counted = () => bar.evaluate((element: HTMLProgressElement) => element.value)
  await expect.poll(counted, { intervals: [50] }).toBeGreaterThanOrEqual(seconds)
}
