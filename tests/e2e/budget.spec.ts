import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { expect, test } from './product.ts'
import { openSignedIn, reloadClosed } from './steps.ts'

const spent = (amount: number, category = 'Food & Dining') =>
  ({ amount, description: 'Makan', category, currency: 'IDR', date: todayInJakarta() }) as const

test('a budget is set from home in two taps, stands there, is still there after a reload, and follows what is spent', async ({
  openPhone,
  product,
}) => {
  const email = 'budget@example.com'
  await seedExpenses(product.url, email, [spent(790_000)])
  const page = await openPhone()
  await openSignedIn(page, email)
  const home = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: 'Monthly Budget' })

  await home.getByRole('button', { name: 'Set a budget' }).tap()
  await expect(dialog.getByLabel('Limit a month')).toBeFocused()
  await page.keyboard.type('1000000', { delay: 20 })
  await expect(dialog.getByLabel('Limit a month')).toHaveValue('1.000.000')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(dialog).toHaveCount(0)
  const line = home.getByRole('button', { name: 'Rp210.000 left' })
  await expect(line).toHaveText(/Rp[\d.]+ a day/)
  await expect(line).not.toContainText('used')

  await reloadClosed(page)
  await expect(line).toBeVisible()
  await page.getByRole('button', { name: 'Add expense' }).click()
  const add = page.getByRole('dialog', { name: 'Add Expense' })
  await add.getByLabel('Amount').fill('60000')
  await add.getByLabel('Description').fill('Kopi')
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(home.getByRole('button', { name: 'Rp150.000 left' })).toContainText('85% used')
})

test('a budget of a category is set beside the one of everything, and removed with Undo', async ({
  openPhone,
  product,
}) => {
  const email = 'budget-category@example.com'
  await seedExpenses(product.url, email, [spent(90_000), spent(10_000, 'Travel')])
  const page = await openPhone()
  await openSignedIn(page, email)
  const home = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: 'Monthly Budget' })
  const line = home.getByRole('button', { name: /left/ })

  await home.getByRole('button', { name: 'Set a budget' }).click()
  await dialog.getByLabel('Limit a month').pressSequentially('500000', { delay: 20 })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await line.click()
  await dialog.getByLabel('For').selectOption('Food & Dining')
  await dialog.getByLabel('Limit a month').fill('100000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(line).toHaveText(/^Budget Rp500\.000 Rp400\.000 left.*Food & Dining 90% used/)

  await line.click()
  await dialog.getByRole('button', { name: /Food & Dining/ }).click()
  await expect(dialog.getByLabel('Limit a month')).toHaveValue('100.000')
  await dialog.getByRole('button', { name: 'Remove this budget' }).click()
  await expect(line).not.toContainText('Food & Dining')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toContainText('Food & Dining 90% used')
})

test('a budget is shown as it was last known without a network', async ({ openPhone, product }) => {
  const email = 'budget-offline@example.com'
  await seedExpenses(product.url, email, [spent(100_000)])
  const page = await openPhone()
  await openSignedIn(page, email)
  await page.getByRole('button', { name: 'Set a budget' }).click()
  const dialog = page.getByRole('dialog', { name: 'Monthly Budget' })
  await dialog.getByLabel('Limit a month').fill('400000')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Rp300.000 left' })).toBeVisible()
  await page.context().route('**/api/**', route => route.abort())
  await reloadClosed(page)
  await expect(page.getByRole('button', { name: 'Rp300.000 left' })).toBeVisible()
})
