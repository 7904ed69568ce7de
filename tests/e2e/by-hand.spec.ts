import { expect, test } from './product.ts'
import { openSignedIn, row, sum } from './steps.ts'

test('an expense is added, corrected and deleted by hand, and brought back', {
  tag: ['@spec-1.7', '@spec-2.32', '@spec-2.33', '@spec-2.49', '@spec-2.58', '@spec-4.7'],
}, async ({ openPhone }) => {
  const page = await openPhone()
  await openSignedIn(page, 'by-hand@example.com')
  await expect(page.getByText('No expenses yet')).toBeVisible()

  await page.getByRole('button', { name: 'Add expense' }).click()
  const add = page.getByRole('dialog', { name: 'Add Expense' })
  await add.getByLabel('Amount').pressSequentially('1250000')
  await expect(add.getByLabel('Amount')).toHaveValue('1.250.000')
  await add.getByLabel('Description').fill('Sewa kamar')
  await add.getByText('Bills & Utilities').click()
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(row(page, 'Sewa kamar', 'Rp1.250.000', 'Bills & Utilities')).toBeVisible()
  expect(await sum(page, 'Today')).toBe(1_250_000)

  await row(page, 'Sewa kamar').getByRole('button').click()
  const edit = page.getByRole('dialog', { name: 'Edit Expense' })
  await edit.getByLabel('Amount').fill('1300000')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row(page, 'Sewa kamar', 'Rp1.300.000')).toBeVisible()

  await row(page, 'Sewa kamar').getByRole('button').click()
  await edit.getByRole('button', { name: 'Delete' }).click()
  const confirm = page.getByRole('dialog', { name: 'Delete Expense' })
  await expect(confirm).toContainText('Are you sure you want to delete "Sewa kamar"?')
  await confirm.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No expenses yet')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Sewa kamar', 'Rp1.300.000')).toBeVisible()
})
