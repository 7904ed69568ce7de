import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { openSignedIn, row, signIn } from './steps.ts'

/** A tab behind another is drawn once a second. */
async function add(page: Page, description: string): Promise<void> {
  await page.bringToFront()
  await page.getByRole('button', { name: 'Add expense' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Expense' })
  await dialog.getByLabel('Amount').fill('7000')
  await dialog.getByLabel('Description').fill(description)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function edit(page: Page, description: string) {
  await page.bringToFront()
  await row(page, description).getByRole('button').click()
  return page.getByRole('dialog', { name: 'Edit Expense' })
}

async function signOut(page: Page): Promise<void> {
  await page.bringToFront()
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
}

test('two tabs follow one another’s sign-in, changes and sign-out', async ({ openPhone }) => {
  const one = await openPhone()
  const two = await one.context().newPage()
  await two.goto('/')
  await expect(two).toHaveURL(/\/login$/)
  await one.bringToFront()
  await signIn(one, 'two-tabs@example.com')
  await two.bringToFront()
  await two.getByRole('link', { name: 'Expenses' }).click()
  await expect(two).toHaveURL(/\/expenses$/)

  await add(one, 'Soto')
  await expect(row(two, 'Soto', 'Rp7.000')).toBeVisible()
  const dialog = await edit(two, 'Soto')
  await dialog.getByLabel('Amount').fill('9000')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row(one, 'Soto', 'Rp9.000')).toBeVisible()
  await expect(one.getByLabel('Today', { exact: true })).toHaveText('Rp9.000')
  await (await edit(one, 'Soto')).getByRole('button', { name: 'Delete' }).click()
  await one.getByRole('dialog', { name: 'Delete Expense' }).getByRole('button', { name: 'Delete' }).click()
  await expect(row(two, 'Soto')).toHaveCount(0)

  await signOut(two)
  await expect(one).toHaveURL(/\/login$/)
})

test('what is chosen in one tab holds in the other', async ({ openPhone }) => {
  const one = await openPhone()
  await openSignedIn(one, 'chooses@example.com')
  const two = await one.context().newPage()
  await two.goto('/expenses')
  await expect(two.getByRole('heading', { name: 'Expenses', exact: true })).toBeVisible()
  await one.bringToFront()
  await one.getByRole('link', { name: 'Profile' }).click()
  await one.getByLabel('Theme').selectOption('Dark')
  await expect(two.locator('html')).toHaveAttribute('data-theme', 'dark')
  await one.getByLabel('Language').selectOption('Bahasa Indonesia')
  await expect(two.getByRole('heading', { name: 'Pengeluaran', exact: true })).toBeVisible()
  await expect(two.locator('html')).toHaveAttribute('lang', 'id')
})

test('what one account had open in a tab is gone when another one signs in from the other tab', async ({
  openPhone,
}) => {
  const one = await openPhone()
  await openSignedIn(one, 'leaves@example.com')
  await add(one, 'Hadiah rahasia')
  const two = await one.context().newPage()
  await two.goto('/expenses')
  const dialog = await edit(two, 'Hadiah rahasia')
  await expect(dialog).toBeVisible()

  await signOut(one)
  await expect(two).toHaveURL(/\/login$/)
  await signIn(one, 'arrives@example.com')
  await expect(two.getByText('No expenses yet')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await two.bringToFront()
  await two.getByRole('link', { name: 'Expenses' }).click()
  await expect(two.getByRole('heading', { name: 'Expenses', exact: true })).toBeVisible()
  await expect(two.getByText('Hadiah rahasia')).toHaveCount(0)
})
