import { readFile } from 'node:fs/promises'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { expect, test } from './product.ts'
import { openSignedIn, row } from './steps.ts'

test('what was spent in dollars reads the same on every screen, in the file and after an undo', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'dollars@example.com'
  const date = todayInJakarta()
  await seedExpenses(url, email, [
    { amount: 100, currency: 'USD', description: 'Domain', category: 'Business', date },
    { amount: 10.25, currency: 'USD', description: 'Book', category: 'Shopping', date },
  ])
  const page = await openPhone()
  await page.addInitScript(() => localStorage.setItem('currency', 'USD'))
  await openSignedIn(page, email)
  const month = page.getByRole('status', { name: 'This month', exact: true })
  await expect(month).toHaveText('$110.25')
  await expect(page.getByRole('status', { name: 'Today', exact: true })).toHaveText('$110.25')
  await expect(row(page, 'Business 1×', '$100.00', '90.7%')).toBeVisible()

  await row(page, 'Book').getByRole('button').click()
  await page.getByRole('dialog', { name: 'Edit Expense' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete Expense' }).getByRole('button', { name: 'Delete' }).click()
  await expect(month).toHaveText('$100.00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(month).toHaveText('$110.25')

  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export Expenses' })
  await dialog.getByText('CSV').click()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const csv = await readFile(await (await downloading).path(), 'utf8')
  const amounts = csv.split('\r\n').flatMap(line => /,(\d+\.\d\d),/.exec(line)?.[1] ?? [])
  expect(amounts.sort()).toEqual(['10.25', '100.00'])

  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(page.getByText('Total Spent').locator('+ dd')).toHaveText('$110.25')
  await page.getByRole('button', { name: 'Categories' }).click()
  await expect(row(page, 'Business 1×', '$100.00', '90.7%')).toBeVisible()
  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('row', { name: /\$110\.25/ })).toBeVisible()
})
