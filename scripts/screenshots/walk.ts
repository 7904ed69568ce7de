/** The way through every screen, in the order of a person's first days; the camera stops at each. */
import { expect, type Locator, type Page } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { id } from '../../src/i18n/id.ts'
import { type Language, pressButton, savedText } from '../../tests/e2e/steps.ts'
import type { Camera } from './camera.ts'

type Texts = typeof en

export function textsOf(language: Language): Texts {
  return language === 'en' ? en : (id as Texts)
}

const FAULTY_CSV = [
  'Date,Description,Amount,Category,Payment Method',
  '03/04/2026,Kopi susu,25000,Makan & Minum,Tunai',
  'kemarin,Bensin,50000,Transportasi,',
  '2026-04-05,Nasi goreng,25000,Makanan,',
  '2026-04-05,Pulsa,banyak,Tagihan,',
].join('\n')

/** Seconds of speech after which the recording is taken. */
const SPOKEN = 2

export interface Walk {
  readonly page: Page
  readonly texts: Texts
  readonly camera: Camera
}

export const languageOf = ({ texts }: Walk): Language => (texts.common.cancel === 'Cancel' ? 'en' : 'id')

/** One place on the way, and the pictures taken there, by the name that `--only` gives it. Each can be visited alone. */
export type Stops = Readonly<Record<string, (walk: Walk) => Promise<void>>>

export const SIGNED_OUT: Stops = {
  async login({ page, texts, camera }) {
    await page.goto('/login')
    const google = page.getByRole('button', { name: texts.login.google })
    await google.waitFor()
    await camera.take('login')
    await google.click()
    await page.getByRole('dialog').waitFor()
    await camera.take('login-accounts')
  },
  async legal({ page, camera }) {
    for (const document of ['terms', 'privacy'] as const) {
      await page.goto(`/${document}`)
      await page.getByRole('article').waitFor()
      await camera.take(document)
    }
  },
}

/** Of an account without an expense. */
export const NEWCOMER: Stops = {
  async empty({ page, texts, camera }) {
    await page.getByText(texts.dashboard.emptyTitle).waitFor()
    await camera.take('dashboard-empty')
    await go(page, texts.nav.expenses)
    await page.getByText(texts.expenses.empty).waitFor()
    await camera.take('expenses-empty')
    await go(page, texts.nav.analytics)
    await page.getByText(texts.analytics.emptyTitle).waitFor()
    await camera.take('analytics-empty')
  },
  async failed({ page, texts, camera }) {
    const everything = '**/api/{dashboard,expenses}/**'
    await page.context().route(everything, route => route.abort())
    await go(page, texts.nav.expenses)
    await page.getByText(texts.errors.network).waitFor()
    await camera.take('expenses-failed')
    await page.goto('/')
    await page.getByText(texts.errors.network).waitFor()
    await camera.take('dashboard-failed')
    await page.context().unroute(everything)
  },
  async subscription({ page, texts, camera }) {
    await page
      .context()
      .route('**/api/subscriptions/status', route => route.fulfill({ status: 404, json: {} }))
    await page.goto('/')
    await page.getByRole('heading', { name: texts.subscription.title }).waitFor()
    await camera.take('subscription-required')
  },
}

/** Of an account that has been in use for months. */
export const REGULAR: Stops = {
  async dashboard({ page, texts, camera }) {
    await page.getByRole('heading', { name: texts.dashboard.recent }).waitFor()
    // They come late.
    await page.getByRole('button', { name: texts.budget.set, exact: true }).waitFor()
    await page.getByRole('heading', { name: texts.dashboard.breakdown }).waitFor()
    await camera.take('dashboard')
  },
  async expenses({ page, texts, camera }) {
    await go(page, texts.nav.expenses)
    await page.getByRole('tab', { name: texts.expenses.thisMonth }).click()
    const list = page.getByRole('region', { name: texts.expenses.all })
    await list.waitFor()
    await camera.take('expenses')
    await list.getByRole('button', { name: texts.expenses.select, exact: true }).click()
    for (const index of [0, 1, 3]) await list.getByRole('checkbox').nth(index).check()
    await page.evaluate(() => scrollTo(0, 0))
    await camera.take('expenses-select')
    await list.getByRole('button', { name: texts.expenses.delete.split(' ')[0] ?? '' }).click()
    const asked = dialog(page, texts.expenses.deleteTitle)
    await asked.waitFor()
    await camera.take('expenses-delete')
    await leave(asked, texts.common.cancel)
    await list.getByRole('button', { name: texts.expenses.leaveSelect, exact: true }).click()
    await page.getByRole('button', { name: texts.expenses.chooseMonth }).click()
    const months = dialog(page, texts.expenses.chooseMonth)
    await months.waitFor()
    await camera.take('expenses-month')
    await dismiss(months)
  },
  async search({ page, texts, camera }) {
    await go(page, texts.nav.expenses)
    const field = page.getByRole('searchbox', { name: texts.expenses.search })
    await field.fill('makan')
    await page.getByRole('region', { name: texts.expenses.results }).waitFor()
    await camera.take('expenses-search')
    await field.fill('makan di bulan')
    await page.getByRole('button', { name: texts.expenses.clear, exact: true }).waitFor()
    await camera.take('expenses-no-match')
    await page.getByRole('button', { name: texts.expenses.clear, exact: true }).click()
    await page.getByRole('button', { name: texts.expenses.filter, exact: true }).click()
    const choices = dialog(page, texts.expenses.filterTitle)
    await choices.getByText(texts.categories['Food & Dining']).click()
    await camera.take('expenses-filter')
    await choices.getByRole('button', { name: texts.expenses.showFiltered }).click()
    await page.getByText(texts.expenses.searchAll).click()
    await camera.take('expenses-filtered')
  },
  async analytics({ page, texts, camera }) {
    await go(page, texts.nav.analytics)
    for (const view of ['trends', 'categories', 'insights'] as const) {
      await page.getByRole('tab', { name: texts.analytics[view] }).click()
      if (view === 'trends') await page.locator('canvas').last().waitFor()
      await camera.take(`analytics-${view}`)
    }
  },
  async profile({ page, texts, camera }) {
    await go(page, texts.nav.profile)
    await page.getByRole('heading', { name: texts.profile.title }).waitFor()
    await camera.take('profile')
  },
  async add({ page, texts, camera }) {
    await go(page, texts.nav.dashboard)
    await page.getByRole('button', { name: texts.add.open }).click()
    const adding = dialog(page, texts.add.title)
    await adding.getByLabel(texts.fields.amount).fill('25000')
    await adding.getByLabel(texts.fields.description).fill('Kopi susu')
    await camera.take('add')
    await leave(adding, texts.common.cancel)
  },
  async edit({ page, texts, camera }) {
    await go(page, texts.nav.dashboard)
    const rows = page.getByRole('listitem').filter({ has: page.locator('time') })
    await rows.first().getByRole('button').click()
    const editing = dialog(page, texts.edit.title)
    await editing.waitFor()
    await camera.take('edit')
    await editing.getByRole('button', { name: texts.common.delete }).click()
    const deleting = dialog(page, texts.edit.deleteTitle)
    await deleting.waitFor()
    await camera.take('edit-delete')
    await dismiss(deleting)
    await leave(editing, texts.common.cancel)
  },
  async export({ page, texts, camera }) {
    await go(page, texts.nav.dashboard)
    await page.getByRole('button', { name: texts.export.open, exact: true }).click()
    const exporting = dialog(page, texts.export.title)
    await exporting.getByText(texts.export.csv, { exact: true }).waitFor()
    await camera.take('export')
    await exporting.getByRole('button', { name: texts.export.submit, exact: true }).click()
    const report = dialog(page, texts.export.report)
    await report.waitFor()
    await camera.take('report')
    await leave(report, texts.common.close)
  },
  /** Of a file with rows that cannot be read. */
  async import({ page, texts, camera }) {
    await go(page, texts.nav.profile)
    await page.getByRole('button', { name: texts.import.open, exact: true }).click()
    const importing = dialog(page, texts.import.title)
    await importing.getByLabel(texts.import.choose).waitFor({ state: 'attached' })
    await camera.take('import-choose')
    await importing.getByLabel(texts.import.choose).setInputFiles({
      name: 'pengeluaran.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(FAULTY_CSV),
    })
    await importing.getByText(texts.import.which).click()
    await camera.take('import')
    await leave(importing, texts.common.cancel)
  },
  /** Ends with a budget for everything on home. */
  async budget({ page, texts, camera }) {
    const words = texts.budget
    await go(page, texts.nav.dashboard)
    await page.getByRole('button', { name: words.set, exact: true }).click()
    const setting = dialog(page, words.title)
    const standing = [words.left, words.over].map(text => text.replace('{{amount}}', 'Rp[\\d.]+'))
    const line = page.getByRole('main').getByRole('button', { name: new RegExp(standing.join('|')) })
    for (const [scope, limit] of [
      ['Food & Dining', '350000'],
      ['Shopping', '1500000'],
      ['all', '4000000'],
    ] as const) {
      await setting.getByLabel(words.scope).selectOption(scope)
      await setting.getByLabel(words.limit).fill(limit)
      await setting.getByRole('button', { name: words.save }).click()
      await setting.waitFor({ state: 'detached' })
      await line.click()
    }
    await setting.getByRole('region', { name: words.list }).waitFor()
    await camera.take('budget')
    await page.getByText(words.saved).waitFor({ state: 'detached' })
    await dismiss(setting)
    await camera.take('dashboard-budget')
  },
  async again({ page, texts, camera }) {
    await go(page, texts.nav.dashboard)
    await page.getByRole('textbox', { name: texts.capture.field }).click()
    await page.getByRole('heading', { name: texts.again.title }).waitFor()
    await camera.take('again')
    await page.keyboard.press('Tab')
  },
  /** Holds the button at each size, then has one recording understood; ends at its review. */
  async speaking({ page, texts, camera }) {
    await go(page, texts.nav.dashboard)
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
    await dialog(page, texts.review.titleAutoInserted).waitFor()
    const messages = page.getByRole('region', { name: texts.capture.messages })
    await messages.getByText(savedText(texts)).waitFor({ state: 'detached' })
    await camera.take('review')
  },
}

async function go(page: Page, place: string): Promise<void> {
  await page.getByRole('link', { name: place, exact: true }).click()
}

/** By its title: one that is closing may still be there beside the next. */
function dialog(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title, exact: true })
}

/** By the button of that name; until the dialog is gone, its buttons could be taken for the page's. */
async function leave(left: Locator, button: string): Promise<void> {
  await left.getByRole('button', { name: button, exact: true }).click()
  await left.waitFor({ state: 'detached' })
}

async function dismiss(left: Locator): Promise<void> {
  await left.page().keyboard.press('Escape')
  await left.waitFor({ state: 'detached' })
}

/** Until the bar has counted that many seconds. */
async function spoken(bar: Locator, seconds: number): Promise<void> {
  const counted = () => bar.evaluate((element: HTMLProgressElement) => element.value)
  await expect.poll(counted, { intervals: [50] }).toBeGreaterThanOrEqual(seconds)
}
