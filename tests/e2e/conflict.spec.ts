import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { openSignedIn, row } from './steps.ts'

async function add(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add expense' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Expense' })
  await dialog.getByLabel('Amount').fill('7000')
  await dialog.getByLabel('Description').fill('Soto')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function edit(page: Page, description: string) {
  await page.getByRole('link', { name: 'Expenses' }).click()
  await row(page, description).getByRole('button').click()
  return page.getByRole('dialog', { name: 'Edit Expense' })
}

test('of two phones that change one expense, the second is shown both, and overwrites nothing unseen', async ({
  openPhone,
}) => {
  const one = await openPhone()
  await openSignedIn(one, 'two-phones@example.com')
  await add(one)
  const two = await openPhone()
  await openSignedIn(two, 'two-phones@example.com')
  const mine = await edit(one, 'Soto')
  const theirs = await edit(two, 'Soto')

  await theirs.getByLabel('Description').fill('Soto ayam')
  await theirs.getByRole('button', { name: 'Save Changes' }).click()
  await expect(theirs).toBeHidden()

  await mine.getByLabel('Amount').fill('9000')
  await mine.getByRole('button', { name: 'Save Changes' }).click()
  const conflict = one.getByRole('dialog', { name: 'Changed elsewhere' })
  await expect(conflict.getByRole('cell')).toContainText(['Rp9.000', 'Rp7.000', 'Soto', 'Soto ayam'])
  await conflict.getByRole('button', { name: 'Take theirs' }).click()
  await expect(conflict).toBeHidden()
  await expect(row(one, 'Soto ayam', 'Rp7.000')).toBeVisible()

  const again = await edit(two, 'Soto ayam')
  await (await edit(one, 'Soto ayam')).getByLabel('Amount').fill('8000')
  await one.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row(one, 'Soto ayam', 'Rp8.000')).toBeVisible()
  await again.getByLabel('Amount').fill('9500')
  await again.getByRole('button', { name: 'Save Changes' }).click()
  await two
    .getByRole('dialog', { name: 'Changed elsewhere' })
    .getByRole('button', { name: 'Keep mine' })
    .click()
  await expect(row(two, 'Soto ayam', 'Rp9.500')).toBeVisible()
})
