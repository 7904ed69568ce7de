/** A correction is remembered: the same sentence is right the next time, says so, and can be forgotten again. */
import type { Page } from '@playwright/test'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { expect, test } from './product.ts'
import { allFetched, openSignedIn, reloadClosed } from './steps.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Type what you spent' })
const preview = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Kopi nako' }).last()
const receipt = (page: Page) => page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
const item = (page: Page) => receipt(page).getByRole('listitem')

async function type(page: Page, sentence: string): Promise<void> {
  await field(page).tap()
  await page.keyboard.insertText(sentence)
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(receipt(page)).toBeVisible()
}

test('what is corrected in the receipt is right when it is said again, until it is forgotten', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await openSignedIn(page, 'teaches@example.com')
  await allFetched(page)

  await type(page, 'kopi nako 25 ribu')
  await expect(preview(page)).toContainText('Food & Dining')
  await save(page)
  await item(page).getByRole('button', { expanded: false }).tap()
  await receipt(page).getByLabel('Category').selectOption('Business')
  await receipt(page).getByRole('button', { name: 'Update 1 Expense(s)' }).tap()
  await expect(receipt(page)).toBeHidden()
  // Said at once, it could be meant to put the first one right.
  await reloadClosed(page)
  await allFetched(page)

  await type(page, 'tadi kopi nako 30 ribu')
  await expect(preview(page)).toContainText('Business · as you changed it on')
  await save(page)
  await expect(item(page)).toContainText('Business')
  await expect(item(page)).toContainText('as you changed it on')
  await receipt(page).getByRole('button', { name: 'Close' }).last().tap()
  await page.getByRole('link', { name: 'Profile' }).tap()
  const learned = page.getByRole('region', { name: 'Learned from You' })
  await expect(learned.getByRole('listitem')).toContainText('“kopi nako” → Business')
  await learned.getByRole('button', { name: 'Forget “kopi nako”' }).tap()
  await expect(learned.getByRole('listitem')).toHaveCount(0)
  await reloadClosed(page)
  await allFetched(page)

  await type(page, 'kopi nako 30 ribu')
  await expect(preview(page)).toContainText('Food & Dining')
})

test('a forgotten phrase comes back by Undo, and all of them go when learning is turned off', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await openSignedIn(page, 'forgets@example.com')
  await allFetched(page)
  await type(page, 'kopi nako 25 ribu')
  await save(page)
  await item(page).getByRole('button', { expanded: false }).tap()
  await receipt(page).getByLabel('Category').selectOption('Business')
  await receipt(page).getByRole('button', { name: 'Update 1 Expense(s)' }).tap()
  await expect(receipt(page)).toBeHidden()

  await page.getByRole('link', { name: 'Profile' }).tap()
  const learned = page.getByRole('region', { name: 'Learned from You' })
  await learned.getByRole('button', { name: 'Forget “kopi nako”' }).tap()
  await expect(learned.getByRole('listitem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(learned.getByRole('listitem')).toContainText('“kopi nako” → Business')

  await learned.getByRole('checkbox', { name: /Learn from my corrections/ }).tap()
  await page
    .getByRole('dialog', { name: 'Stop learning?' })
    .getByRole('button', { name: 'Stop and forget' })
    .tap()
  await expect(learned.getByRole('listitem')).toHaveCount(0)
  await expect(learned.getByRole('checkbox')).not.toBeChecked()
})

test('an amount far from what is usual is asked about, and one tap puts it right', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'slips-by-hand@example.com'
  const seed = {
    currency: 'IDR',
    date: todayInJakarta(),
    description: 'Kopi nako',
    phrase: 'kopi nako',
  } as const
  await seedExpenses(
    url,
    email,
    [24_000, 25_000, 25_000, 27_000, 26_000].map(amount => ({ ...seed, amount, category: 'Food & Dining' })),
  )
  const page = await openPhone()
  await openSignedIn(page, email)
  await allFetched(page)
  await type(page, 'kopi nako 270 ribu')
  await expect(preview(page)).toContainText('Rp270.000')
  await save(page)
  await expect(item(page)).toContainText('Unusual for you. Did you mean')
  await item(page).getByRole('button', { name: 'Rp27.000?' }).tap()
  await receipt(page).getByRole('button', { name: 'Update 1 Expense(s)' }).tap()
  await expect(receipt(page)).toBeHidden()
  await expect(page.getByLabel('Today', { exact: true })).toHaveText(/154\.000/)
})
