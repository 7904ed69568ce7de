/** Whether every screen and its sheets fit narrow phones and large text. */
import type { Page } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { judgeFit } from './fit-look.ts'
import { LOCALES, speak } from './locales.ts'
import { expect, test } from './product.ts'
import { openSignedIn, pressButton, row } from './steps.ts'

/** The panel as it is laid out 5 s before the cap, which a test need not wait 55 s for. */
async function standsAtItsEnd(page: Page, countdown: string): Promise<void> {
  await page.locator('section[data-ending]').evaluate((panel, text) => {
    panel.setAttribute('data-ending', 'true')
    const left = panel.querySelector('p > span:last-child')
    if (!left?.textContent) throw new Error('no countdown')
    left.textContent = text
  }, countdown)
}

test('at 320 and 360 px, and with text of twice its size, all fits in both languages and the shell is within reach', async ({
  openPhone,
  product,
}) => {
  const email = 'fit@example.com'
  const spent = { currency: 'IDR', date: todayInJakarta() } as const
  await seedExpenses(product.url, email, [
    { ...spent, amount: 1_250_000, description: 'Sewa kamar kos bulan ini', category: 'Bills & Utilities' },
    { ...spent, amount: 25_000, description: 'Kopi', category: 'Food & Dining' },
  ])
  const page = await openPhone()
  await openSignedIn(page, email)
  const findings: string[] = []
  const look = async (screen: string, prepare = async (_: typeof en) => {}) => {
    for (const [language, words] of [...LOCALES].reverse()) {
      await speak(page, language)
      await prepare(words)
      for (const finding of await judgeFit(page)) findings.push(`${screen}, ${language}: ${finding}`)
    }
  }
  const texts = en
  const dialog = page.getByRole('dialog')
  const go = (tab: keyof typeof texts.nav) =>
    page.getByRole('link', { name: texts.nav[tab], exact: true }).click()

  await row(page, 'Kopi').first().waitFor()
  await look('dashboard')
  const field = page.getByRole('textbox', { name: texts.capture.field })
  await field.fill('kopi 25rb, parkir 5rb, bensin')
  await page.getByRole('button', { name: texts.sentence.save, exact: true }).waitFor()
  await look('a typed sentence')
  await field.fill('gaji masuk 5 juta')
  await page.getByText(texts.sentence.reasons.income, { exact: true }).last().waitFor()
  await look('a typed income')
  await field.fill('')
  await page.getByRole('button', { name: texts.add.open, exact: true }).click()
  await dialog.waitFor()
  await look('adding')
  await dialog.getByRole('button', { name: texts.common.cancel }).click()
  await expect(dialog).toHaveCount(0)
  await row(page, 'Kopi').first().getByRole('button').click()
  await dialog.waitFor()
  await look('editing')
  await dialog.getByRole('button', { name: texts.common.delete }).click()
  await expect(dialog).toContainText('Kopi')
  await look('deleting')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: texts.export.open, exact: true }).click()
  await dialog.getByText(texts.export.csv, { exact: true }).waitFor()
  await look('export')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: texts.budget.set, exact: true }).click()
  await dialog.getByLabel(texts.budget.limit).fill('1400000')
  await dialog.getByRole('button', { name: texts.budget.save }).click()
  await expect(dialog).toHaveCount(0)
  const budget = page.getByRole('main').getByRole('button', { name: /91%/ })
  await budget.waitFor()
  await look('dashboard with a budget')
  await budget.click()
  await dialog.getByRole('region', { name: texts.budget.list }).waitFor()
  await look('budgets')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await pressButton(page, page.getByRole('button', { name: texts.voice.hold }))
  await page.getByRole('region', { name: texts.voice.recording }).waitFor()
  await look('recording')
  await look('the last seconds of a recording', ({ voice }) =>
    standsAtItsEnd(page, voice.secondsLeft.replace('{{seconds}}', '5')),
  )
  await page.keyboard.press('Escape')
  await page.mouse.up()

  await go('expenses')
  await row(page, 'Kopi').first().waitFor()
  await look('expenses')
  await page.getByRole('button', { name: texts.expenses.filter }).click()
  await dialog.waitFor()
  await look('filters')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await go('analytics')
  await page.getByRole('table').waitFor()
  for (const view of ['trends', 'categories', 'insights'] as const) {
    await page.getByRole('tab', { name: texts.analytics[view] }).click()
    await look(`analytics, ${view}`)
  }
  await go('profile')
  await page.getByRole('heading', { name: texts.profile.title }).waitFor()
  await look('profile')
  const { copyOpen, deleteOpen } = texts.ownData
  for (const open of [copyOpen, deleteOpen, texts.import.open]) {
    await page.getByRole('button', { name: open, exact: true }).click()
    await dialog.waitFor()
    await look(`profile, ${open}`)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  expect(findings).toEqual([])
})
