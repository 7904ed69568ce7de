/** What was noted leaves as a file and comes back. */
import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { hasOffice, resaved } from './office.ts'
import { expect, test } from './product.ts'
import { openSignedIn, row } from './steps.ts'

const date = todayInJakarta()
const spent = { category: 'Food & Dining', currency: 'IDR', date } as const

/** Of the Indonesian coffee alone, of all fields. */
async function exportCoffee(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Expenses' }).click()
  await page.getByRole('searchbox').fill('kopi')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export Expenses' })
  await expect(dialog.getByText('Only: “kopi”')).toBeVisible()
  await dialog.getByText('CSV').click()
  await dialog.getByRole('checkbox', { name: /All fields/ }).check()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const path = test.info().outputPath('expenses.csv')
  await (await downloading).saveAs(path)
  return path
}

async function chooseFile(page: Page, path: string) {
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Expenses' })
  await dialog.getByLabel('Choose a CSV file').setInputFiles(path)
  return dialog
}

test('what is found is exported alone, and comes back from a file that a spreadsheet saved again', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'import@example.com'
  await seedExpenses(url, email, [
    { ...spent, description: 'Roti', amount: 10_000 },
    { ...spent, description: '=kopi "tubruk", dua', amount: 25_000 },
    { ...spent, description: 'Kopi di bandara', amount: 4.5, currency: 'USD' },
  ])
  const page = await openPhone()
  await openSignedIn(page, email)
  const path = await exportCoffee(page)
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFFDate,Description,Amount,Category,Currency,Payment Method,ID,Created')
  expect(lines).toHaveLength(3)

  const dialog = await chooseFile(page, path)
  await expect(dialog.getByText('2 are there already')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import 0 expenses' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'Expenses' }).click()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'Select All' }).click()
  await page.getByRole('button', { name: 'Delete (3)' }).click()
  await page.getByRole('dialog', { name: 'Delete Expenses' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No expenses found for this period')).toBeVisible()

  expect(hasOffice || !process.env.CI, 'saving the CSV again needs `soffice` (libreoffice-calc)').toBe(true)
  if (hasOffice) await writeFile(path, await resaved(path))
  const again = await chooseFile(page, path)
  await again.getByRole('button', { name: 'Import 2 expenses' }).click()
  await expect(page.getByText('2 expenses imported.')).toBeVisible()
  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(row(page, '=kopi "tubruk", dua', 'Rp25.000')).toBeVisible()
  await expect(row(page, 'Kopi di bandara', '$4.50')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('No expenses found for this period')).toBeVisible()
})

test('rows that cannot be read are named, and a file of something else is refused', async ({ openPhone }) => {
  const page = await openPhone()
  await openSignedIn(page, 'import-faults@example.com')
  const path = test.info().outputPath('edited.csv')
  await writeFile(
    path,
    `Date;Description;Amount;Category\n${date};Kopi;25000;Other\n${date};Teh;nothing;Other\n`,
  )
  const dialog = await chooseFile(page, path)
  await expect(dialog.getByText('1 new expense')).toBeVisible()
  await dialog.getByText('Which rows?').click()
  await expect(dialog.getByText('Row 3: “nothing”')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await writeFile(path, 'Name,Phone\nAni,1\n')
  const other = await chooseFile(page, path)
  await expect(other.getByRole('alert')).toHaveText(
    'This file has no columns Date, Description, Amount and Category.',
  )
})
