import { readFile } from 'node:fs/promises'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { expect, test } from './product.ts'
import { openSignedIn } from './steps.ts'

const COUNT = 3000
const date = todayInJakarta()

test('a month of 3,000 expenses is listed to its end, picked whole and exported whole', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'many@example.com'
  const seeds = Array.from({ length: COUNT }, (_, i) => ({ description: `Kopi ${i + 1}`, amount: 1000 }))
  await seedExpenses(
    url,
    email,
    seeds.map(seed => ({ ...seed, category: 'Other', currency: 'IDR', date })),
  )
  const page = await openPhone()
  await openSignedIn(page, email)
  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(page.getByText('Rp3.000.000').first()).toBeVisible()
  await expect(page.getByText('Only the newest 1000 of 3000 are listed.')).toBeVisible()

  await page.getByRole('button', { name: 'Show more (2000 left)' }).click()
  await expect(page.getByText('Only the newest 2000 of 3000 are listed.')).toBeVisible()

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'Select All' }).click()
  await expect(page.getByText('3000 selected')).toBeVisible()
  await expect(page.getByText(/Only the newest/)).toBeHidden()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export Expenses' })
  await dialog.getByText('CSV').click()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const path = test.info().outputPath('expenses.csv')
  await (await downloading).saveAs(path)
  const [, ...rows] = (await readFile(path, 'utf8')).trimEnd().split('\r\n')
  expect(new Set(rows).size).toBe(COUNT)
  expect(rows.at(-1)).toBe(`${date},Kopi 1,1000,Other`)
})
