import { expect, test } from './product.ts'
import { openSignedIn, reloadClosed, row, sum } from './steps.ts'

test('an expense that repeats is saved and marked, stands in the profile, and is changed, paused and deleted there', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await openSignedIn(page, 'repeats@example.com')
  await page.getByRole('button', { name: 'Add expense' }).tap()
  const add = page.getByRole('dialog', { name: 'Add Expense' })
  await add.getByLabel('Amount').pressSequentially('1500000', { delay: 20 })
  await add.getByLabel('Description').fill('Kos')
  await add.getByLabel('Repeat').selectOption('month')
  await add.getByRole('button', { name: 'Add', exact: true }).tap()
  await expect(page.getByText('Saved. The next ones are entered by themselves.')).toBeVisible()
  await expect(row(page, 'Kos', 'Rp1.500.000', 'Repeats')).toBeVisible()
  expect(await sum(page, 'Today')).toBe(1_500_000)

  await page.getByRole('link', { name: 'Profile', exact: true }).tap()
  const repeats = page.getByRole('region', { name: 'Repeating Expenses' })
  await expect(repeats.getByRole('listitem')).toContainText(
    /Kos.*Rp1\.500\.000.*Every month on day \d+ · Next: /,
  )
  await repeats.getByRole('button', { name: /^Kos/ }).tap()
  const edit = page.getByRole('dialog', { name: 'Edit Repeating Expense' })
  await edit.getByLabel('Amount').fill('1600000')
  await edit.getByLabel('How often').selectOption('week')
  await edit.getByLabel('On', { exact: true }).selectOption('Friday')
  await edit.getByRole('button', { name: 'Save Changes' }).tap()
  await expect(edit).toHaveCount(0)
  await expect(repeats.getByRole('listitem')).toContainText(/Kos.*Rp1\.600\.000.*Every Friday · Next: /)
  await repeats.getByRole('button', { name: 'Pause Kos' }).tap()
  await expect(repeats.getByRole('listitem')).toContainText('Paused')
  await reloadClosed(page)
  await repeats.getByRole('button', { name: 'Resume Kos' }).tap()
  await expect(repeats.getByRole('listitem')).toContainText('Next: ')
  await repeats.getByRole('button', { name: 'Delete Kos' }).tap()
  await expect(repeats.getByRole('listitem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(repeats.getByRole('listitem')).toContainText('Kos')
})

test('an expense that repeats waits without a network, and is entered by its rule once there is one', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await openSignedIn(page, 'repeats-offline@example.com')
  await page.getByRole('button', { name: 'Add expense' }).tap()
  const add = page.getByRole('dialog', { name: 'Add Expense' })
  await add.getByLabel('Amount').fill('150000')
  await page.context().setOffline(true)
  await add.getByLabel('Description').fill('Internet')
  await add.getByLabel('Repeat').selectOption('month')
  await add.getByRole('button', { name: 'Add', exact: true }).tap()
  await expect(add).toHaveCount(0)
  await expect(page.getByText('1 not sent yet, Rp150.000')).toBeVisible()
  await page.context().setOffline(false)
  await expect(row(page, 'Internet', 'Rp150.000', 'Repeats')).toHaveCount(1)
  await page.getByRole('link', { name: 'Profile', exact: true }).tap()
  const repeats = page.getByRole('region', { name: 'Repeating Expenses' })
  await expect(repeats.getByRole('listitem')).toHaveText([/Internet/])
})
