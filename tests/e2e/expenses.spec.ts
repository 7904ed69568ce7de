import type { Route } from '@playwright/test'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { expect, test } from './product.ts'
import { historySettled, openSignedIn, reloadClosed, row } from './steps.ts'

const today = todayInJakarta()
const spent = (description: string, amount: number) =>
  ({ amount, description, category: 'Food & Dining', currency: 'IDR', date: today }) as const

test('a period’s expenses are looked at, changed, picked and deleted', {
  tag: ['@spec-1.8', '@spec-2.66', '@spec-8.10'],
}, async ({ openPhone, product: { url } }) => {
  const email = 'detail@example.com'
  await seedExpenses(url, email, [spent('Kopi', 25_000), spent('Roti', 15_000), spent('Bakso', 20_000)])
  const page = await openPhone()
  await openSignedIn(page, email)
  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(page.getByText('Rp60.000').first()).toBeVisible()

  await row(page, 'Kopi', 'Rp25.000', 'Food & Dining').getByRole('button').click()
  const edit = page.getByRole('dialog', { name: 'Edit Expense' })
  await edit.getByLabel('Amount').fill('30000')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row(page, 'Kopi', 'Rp30.000')).toBeVisible()
  await expect(page.getByText('Rp65.000').first()).toBeVisible()

  await page.getByRole('tab', { name: 'Today' }).click()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('checkbox', { name: /Kopi/ }).check()
  await page.getByRole('checkbox', { name: /Roti/ }).check()
  let refused = ''
  // A backend that deletes by one request each alone.
  await page.context().route('**/api/expenses/delete', route => route.fulfill({ status: 404, json: {} }))
  await page.context().route('**/api/expenses/*', async (route, request) => {
    if (request.method() !== 'DELETE') return route.fallback()
    // The first one fails, whichever it is.
    refused ||= request.url()
    return request.url() === refused ? route.fulfill({ status: 500, json: {} }) : route.fallback()
  })
  await page.getByRole('button', { name: 'Delete (2)' }).click()
  const ask = page.getByRole('dialog', { name: 'Delete Expenses' })
  await expect(ask).toContainText('Are you sure you want to delete 2 expense(s)?')
  await ask.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to delete expenses')
  await expect(page.getByRole('alert')).toContainText(/Kopi|Roti/)
  await expect(page.getByRole('checkbox')).toHaveCount(2)

  await page.context().unroute('**/api/expenses/*')
  await page.context().unroute('**/api/expenses/delete')
  await page.getByRole('button', { name: 'Delete (1)' }).click()
  await ask.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toBeVisible()
  await expect(row(page, 'Bakso')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(1)
})

test('the first expense is on a phone’s first screen, and each category leads to its own', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'glance@example.com'
  await seedExpenses(url, email, [
    { ...spent('Angkot', 5_000), category: 'Transportation' },
    spent('Kopi', 25_000),
  ])
  const page = await openPhone()
  await openSignedIn(page, email)
  await page.getByRole('link', { name: 'Expenses' }).click()
  const foot = page.getByRole('button', { name: 'Hold to record an expense' })
  const first = row(page, 'Kopi')
  for (const size of [
    { width: 360, height: 800 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size)
    await expect(first).toBeVisible()
    const [above, below] = [await first.boundingBox(), await foot.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0), `${size.width}`).toBeLessThanOrEqual(below?.y ?? 0)
  }

  await page.getByRole('button', { name: 'Categories' }).click()
  await page.getByRole('link', { name: 'Transportation' }).click()
  await expect(row(page, 'Angkot')).toBeVisible()
  await expect(first).toHaveCount(0)
  await page.goBack()
  await expect(first).toBeVisible()
})

test('an undo whose answer gets lost is tried again and saves once', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'undo-lost@example.com'
  await seedExpenses(url, email, [spent('Kopi', 25_000), spent('Roti', 15_000)])
  const page = await openPhone()
  await openSignedIn(page, email)
  await page.getByRole('link', { name: 'Expenses' }).click()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'Select All' }).click()
  await page.getByRole('button', { name: 'Delete (2)' }).click()
  await page.getByRole('dialog', { name: 'Delete Expenses' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No expenses found for this period')).toBeVisible()

  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.context().route('**/api/expenses/restore', lose, { times: 1 })
  await page.getByRole('button', { name: 'Undo' }).click()
  const failure = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Undo' }) })
  await failure.getByRole('button', { name: 'Undo' }).click()
  await expect(failure).toBeHidden()
  await expect(page.getByText('Rp40.000').first()).toBeVisible()
  await reloadClosed(page)
  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(page.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(2)
})

test('a month that could not be loaded is loaded on Retry', { tag: ['@spec-2.69', '@spec-8.9'] }, async ({
  openPhone,
}) => {
  const page = await openPhone()
  await openSignedIn(page, 'detail-offline@example.com')
  await page.context().route('**/api/expenses/detail*', route => route.abort())
  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(page.getByRole('alert')).toContainText('Network error. Please check your internet connection.')
  await page.context().unroute('**/api/expenses/detail*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No expenses found for this period')).toBeVisible()
})

test('a long list holds only the rows near the screen, and all of it is picked', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'thousand@example.com'
  const seeds = Array.from({ length: 1000 }, (_, index) => spent(`Belanja ${index}`, 1000 + index))
  await seedExpenses(url, email, seeds)
  const page = await openPhone()
  await openSignedIn(page, email)
  await page.getByRole('link', { name: 'Expenses' }).click()
  const list = page.getByRole('region', { name: 'All Expenses' })
  await expect(list.getByRole('listitem').first()).toHaveText(/Belanja 999/)
  await page.keyboard.press('End')
  await expect(list.getByRole('listitem').last()).toHaveText(/Belanja 0\D/)
  await expect(list.getByRole('listitem').last()).toBeInViewport()
  expect(await list.getByRole('listitem').count()).toBeLessThan(50)
  await page.keyboard.press('Home')
  await list.getByRole('button', { name: 'Select' }).click()
  await list.getByRole('button', { name: 'Select All' }).click()
  await expect(list.getByRole('status')).toHaveText('1000 selected')
  await page.keyboard.press('End')
  await expect(list.getByRole('checkbox', { name: /Belanja 0\D/ })).toBeChecked()
  // Back ends the selection, and moves nothing.
  await page.goBack()
  await expect(list.getByRole('checkbox')).toHaveCount(0)
  await expect(page).toHaveURL(/\/expenses/)
  await expect(list.getByRole('listitem').last()).toHaveText(/Belanja 0\D/)
  await expect(list.getByRole('listitem').last()).toBeInViewport()
  // A sheet opens over the list where it is, and leaves it there.
  const before = await page.evaluate(() => scrollY)
  await list.getByRole('button', { name: /Belanja 0\D/ }).tap()
  const edit = page.getByRole('dialog', { name: 'Edit Expense' })
  await expect(edit).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await edit.getByRole('button', { name: 'Cancel' }).tap()
  await expect(edit).toHaveCount(0)
  await historySettled(page)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  // Another screen begins at its top; going back restores the scroll position.
  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('heading', { name: 'Analytics' })).toBeInViewport()
  await page.goBack()
  await expect(list.getByRole('listitem').last()).toHaveText(/Belanja 0\D/)
  await expect(list.getByRole('listitem').last()).toBeInViewport()
})

test('an address that names a day shows the list from there', async ({ openPhone, product: { url } }) => {
  const email = 'asks-for-a-day@example.com'
  const [year = 0, month = 0] = todayInJakarta().split('-').map(Number)
  const lastMonth = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
  const days = Array.from({ length: 28 }, (_, index) => `${lastMonth}-${String(index + 1).padStart(2, '0')}`)
  await seedExpenses(
    url,
    email,
    days.flatMap(date =>
      ['Kopi', 'Roti'].map(what => ({
        amount: 10_000,
        description: `${what} ${date}`,
        category: 'Food & Dining',
        currency: 'IDR' as const,
        date,
      })),
    ),
  )
  const page = await openPhone()
  await openSignedIn(page, email)
  await page.goto(`/expenses?timeframe=month&month=${lastMonth}#${lastMonth}-10`)
  await expect(row(page, `Roti ${lastMonth}-10`)).toBeInViewport({ ratio: 1 })
  await expect(row(page, `Kopi ${lastMonth}-11`)).not.toBeInViewport()
})
