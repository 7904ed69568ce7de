/** The dialogs that are opened from the dashboard, and what they leave behind. */
import type { Route } from '@playwright/test'
import { AGREEMENT_TEXTS } from '../../src/i18n/legal/agreement.ts'
import { LONGEST } from './axe-figures.ts'
import type { Tour } from './axe-look.ts'
import { expect } from './product.ts'
import { row } from './steps.ts'
import { answerDue, PROFILE } from './terms-due.ts'

const LISTS = '**/api/expenses?*'
const ONE = '**/api/expenses/*'
const COPY = '**/api/account/copy'

/** As the backend answers where another device was first. */
async function answerChanged(route: Route): Promise<void> {
  const sent = route.request().postDataJSON()
  const current = { ...sent, amount: 5000, id: 'a', description: 'Parkir', created_at: '', version: 2 }
  await route.fulfill({ status: 409, json: { message: 'changed', conflict: { current, yours: null } } })
}

export async function tourExpenseDialogs({ page, texts, look }: Tour): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('link', { name: texts.nav.dashboard }).click()
  await page.getByRole('button', { name: texts.add.open, exact: true }).click()
  await expect(dialog).toBeVisible()
  await look('adding', 'expense-dialogs/add-dialog.tsx')
  await dialog.getByLabel(texts.fields.amount).fill('0')
  await dialog.getByLabel(texts.fields.description).fill('Parkir')
  await dialog.getByRole('button', { name: texts.add.submit, exact: true }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await look('adding, refused', 'expense-dialogs/add-dialog.tsx')
  await dialog.getByLabel(texts.fields.amount).fill('5000')
  await dialog.getByRole('button', { name: texts.add.submit, exact: true }).click()
  await expect(dialog).toHaveCount(0)

  await row(page, LONGEST).first().getByRole('button').click()
  await look('editing', 'expense-dialogs/edit-dialog.tsx')
  await dialog.getByRole('button', { name: texts.common.delete }).click()
  await expect(page.getByRole('dialog', { name: texts.edit.deleteTitle })).toBeVisible()
  await look('deleting', 'expense-dialogs/delete-dialog.tsx')
  await dialog.getByRole('button', { name: texts.common.cancel }).click()
  await page.route(ONE, answerChanged)
  await dialog.getByLabel(texts.fields.amount).fill('999999999999')
  await dialog.getByRole('button', { name: texts.edit.submit }).click()
  await expect(dialog.getByRole('columnheader')).toHaveText([texts.conflict.mine, texts.conflict.theirs])
  await look('what was changed elsewhere', 'expense-dialogs/conflict-dialog.tsx')
  await page.unroute(ONE)
  await dialog.getByRole('button', { name: texts.conflict.takeTheirs }).click()
  await expect(dialog).toHaveCount(0)

  await page.route(ONE, route => route.fulfill({ status: 404, json: { message: 'gone' } }))
  await row(page, 'Parkir').first().getByRole('button').click()
  await dialog.getByLabel(texts.fields.amount).fill('6000')
  await dialog.getByRole('button', { name: texts.edit.submit }).click()
  await expect(dialog.getByRole('button', { name: texts.conflict.putBack })).toBeVisible()
  await look('what was deleted elsewhere', 'expense-dialogs/gone-question.tsx')
  await page.unroute(ONE)
  await dialog.getByRole('button', { name: texts.conflict.leaveGone }).click()
  await expect(dialog).toHaveCount(0)

  await row(page, 'Parkir').first().getByRole('button').click()
  await dialog.getByRole('button', { name: texts.common.delete }).click()
  await dialog.getByRole('button', { name: texts.common.delete }).click()
  await expect(page.getByRole('button', { name: texts.common.undo })).toBeVisible()
  await look('dashboard with an offer to undo')
}

export async function tourBudgets({ page, texts, look }: Tour): Promise<void> {
  const words = texts.budget
  const dialog = page.getByRole('dialog', { name: words.title })
  await page.getByRole('button', { name: words.set, exact: true }).click()
  await dialog.getByRole('button', { name: words.save }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await look('setting a budget, refused', 'budgets/budget-dialog.tsx')
  for (const [scope, limit] of [
    ['Travel', '1000'],
    ['Healthcare', '65000'],
  ] as const) {
    await dialog.getByLabel(words.scope).selectOption(scope)
    await dialog.getByLabel(words.limit).fill(limit)
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(dialog).toHaveCount(0)
    await page
      .getByRole('main')
      .getByRole('button', { name: words.over.replace('{{amount}}', '') })
      .click()
  }
  await expect(dialog.getByRole('region', { name: words.list })).toBeVisible()
  await look('a budget that is near and one that is reached', 'budgets/budget-dialog.tsx')
  await page.keyboard.press('Escape')
  await look('dashboard with budgets')
}

export async function tourExport({ page, texts, look }: Tour): Promise<void> {
  const words = texts.export
  const dialog = page.getByRole('dialog')
  const run = () => dialog.getByRole('button', { name: words.submit, exact: true }).click()
  await page.getByRole('button', { name: words.open, exact: true }).click()
  await expect(dialog.getByRole('radio', { name: words.csv })).toBeAttached()
  await look('export', 'export/export-dialog.tsx')
  await dialog.getByText(words.csv, { exact: true }).click()
  await page.context().route(LISTS, route => route.abort())
  await run()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await look('export, failed', 'export/export-dialog.tsx')
  await page.context().unroute(LISTS)

  await dialog.getByRole('button', { name: texts.common.cancel }).click()
  await expect(dialog).toHaveCount(0)

  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: words.open, exact: true }).click()
  await run()
  await expect(page.getByRole('dialog', { name: words.report })).toBeVisible()
  await look('report to print', 'export/print-view.tsx')
  await dialog.getByRole('button', { name: texts.common.close }).click()
}

export async function tourRepeats({ page, texts, look }: Tour): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: texts.add.open, exact: true }).click()
  await dialog.getByLabel(texts.fields.amount).fill('999999999999')
  await dialog.getByLabel(texts.fields.description).fill(LONGEST)
  await dialog.getByLabel(texts.repeat.label).selectOption('week')
  await dialog.getByRole('button', { name: texts.add.submit, exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: texts.nav.profile }).click()
  const rule = page.getByRole('region', { name: texts.repeat.title }).getByRole('button').first()
  await expect(rule).toContainText(LONGEST)
  await look('profile with what repeats')
  await rule.click()
  await dialog.getByLabel(texts.fields.description).fill('')
  await dialog.getByRole('button', { name: texts.edit.submit }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await look('editing what repeats, refused', 'profile/rule-dialog.tsx')
  await dialog.getByLabel(texts.fields.description).fill(LONGEST)
  await dialog.getByRole('button', { name: texts.common.cancel }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: texts.nav.dashboard }).click()
}

export async function tourImport({ page, texts, look }: Tour): Promise<void> {
  const words = texts.import
  const dialog = page.getByRole('dialog', { name: words.title })
  await page.getByRole('link', { name: texts.nav.profile }).click()
  await page.getByRole('button', { name: words.open, exact: true }).click()
  const picker = dialog.getByLabel(words.choose)
  await expect(picker).toBeAttached()
  await look('import', 'import/import-dialog.tsx')
  const buffer = Buffer.from(
    'Date,Description,Amount,Category\n2026-01-02,Kopi,25000,Other\nnever,Teh,1,Other\n',
  )
  await picker.setInputFiles({ name: 'expenses.csv', mimeType: 'text/csv', buffer })
  await dialog.getByText(words.which).click()
  await look('import, checked', 'import/import-dialog.tsx')
  await dialog.getByRole('button', { name: texts.common.cancel }).click()
  await page.getByRole('link', { name: texts.nav.dashboard }).click()
}

export async function tourOwnData({ page, texts, look }: Tour): Promise<void> {
  const words = texts.ownData
  const dialog = page.getByRole('dialog', { name: words.copyTitle })
  await page.getByRole('link', { name: texts.nav.profile }).click()
  await page.getByRole('button', { name: words.copyOpen }).click()
  await page.context().route(COPY, route => route.abort())
  await dialog.getByRole('button', { name: words.copySubmit, exact: true }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await look('download of everything, failed', 'own-data/copy-dialog.tsx')
  await page.context().unroute(COPY)
  await dialog.getByRole('button', { name: texts.common.cancel }).click()
  const deletion = page.getByRole('dialog', { name: words.deleteTitle })
  await page.getByRole('button', { name: words.deleteOpen }).click()
  await deletion.getByRole('button', { name: words.deleteSubmit }).click()
  await expect(deletion.getByRole('alert')).toBeVisible()
  await look('deleting the account, without the word', 'own-data/delete-account-dialog.tsx')
  await deletion.getByRole('button', { name: texts.common.cancel }).click()
  await page.getByRole('link', { name: texts.nav.dashboard }).click()
}

export async function tourPhrases({ page, texts, look }: Tour): Promise<void> {
  const words = texts.phrases
  const dialog = page.getByRole('dialog', { name: words.stopTitle })
  await page.getByRole('link', { name: texts.nav.profile }).click()
  await page.getByRole('checkbox', { name: words.learn }).click()
  await expect(dialog).toBeVisible()
  await look('whether to stop learning', 'profile/stop-learning-dialog.tsx')
  await dialog.getByRole('button', { name: texts.common.cancel }).click()
  await page.getByRole('link', { name: texts.nav.dashboard }).click()
}

export async function tourAgreement({ page, language, look }: Tour): Promise<void> {
  const words = AGREEMENT_TEXTS[language]
  const dialog = page.getByRole('dialog', { name: words.title })
  await page.context().route(PROFILE, answerDue)
  await page.goto('/')
  await expect(dialog).toBeVisible()
  await look('terms that have changed', 'agreement/agreement-dialog.tsx')
  await page.context().unroute(PROFILE)
  await dialog.getByRole('button', { name: words.agree }).click()
  await expect(dialog).toHaveCount(0)
}

/** In place of code that does not come. Ends on a page that has to be reloaded. */
export async function tourMissingCode({ page, texts, look }: Tour): Promise<void> {
  const missing = '**/assets/{exporting,analytics}-*.js'
  // Before the page is there: when idle it asks for its other screens ahead.
  await page.context().route(missing, route => route.abort())
  await page.goto('/')
  await page.getByRole('button', { name: texts.export.open, exact: true }).click()
  await expect(page.getByRole('dialog').getByText(texts.app.chunkFailed)).toBeVisible()
  await look('dialog whose code is missing', '../app/lazy-dialog.tsx')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: texts.nav.analytics }).click()
  await expect(page.getByText(texts.app.chunkFailed)).toBeVisible()
  await look('screen whose code is missing')
  await page.context().unroute(missing)
}
