import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { installed } from './installed.ts'
import { expect, test } from './product.ts'
import { openSignedIn, row, sum } from './steps.ts'

test('the second visit needs no network: it shows what was last known, loses nothing, and catches up', {
  tag: ['@spec-8.13'],
}, async ({ openPhone, product: { url } }) => {
  const email = 'train@example.com'
  const coffee = { amount: 25_000, category: 'Other', currency: 'IDR', date: todayInJakarta() } as const
  await seedExpenses(url, email, [{ ...coffee, description: 'Kopi' }])
  const page = await openPhone({ installed: true })
  await openSignedIn(page, email)
  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(row(page, 'Kopi')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(row(page, 'Kopi')).toBeVisible()
  await installed(page)
  const lastKnown = page.getByText(/^Offline · As of \d+:\d\d\s[AP]M$/)
  await expect(lastKnown).toHaveCount(0)

  await page.context().setOffline(true)
  const answer = await page.reload()
  expect(answer?.fromServiceWorker()).toBe(true)
  expect(await answer?.headerValue('content-security-policy')).toContain("default-src 'self'")
  await expect(lastKnown).toBeVisible()
  expect(await sum(page, 'This month')).toBe(25_000)
  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(row(page, 'Kopi')).toBeVisible()
  await expect(lastKnown).toBeVisible()

  await page.getByRole('button', { name: 'Add expense' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('8000')
  await dialog.getByLabel('Description').fill('Parkir')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(
    page.getByText('Kept on this device. It is saved by itself once you are back online.'),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 not sent yet, Rp8.000')).toBeVisible()

  await seedExpenses(url, email, [{ ...coffee, description: 'Bakso dari ponsel lain' }])
  await page.context().setOffline(false)
  await expect(lastKnown).toHaveCount(0)
  await expect(row(page, 'Bakso dari ponsel lain')).toBeVisible()
  await expect(row(page, 'Parkir', 'Rp8.000')).toHaveCount(1)
})

test('signing out leaves nothing of what was last known', async ({ openPhone, product: { url } }) => {
  const email = 'leaver@example.com'
  const coffee = { amount: 25_000, category: 'Other', currency: 'IDR', date: todayInJakarta() } as const
  await seedExpenses(url, email, [{ ...coffee, description: 'Kopi rahasia' }])
  const page = await openPhone()
  await openSignedIn(page, email)
  await expect(row(page, 'Kopi rahasia').first()).toBeVisible()
  const storage = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  await expect.poll(storage).toContain('Kopi rahasia')
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(storage).not.toContain('firebase:authUser')
  expect(await storage()).not.toMatch(/Kopi|lastKnown|leaver@/)
})
