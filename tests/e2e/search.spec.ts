/** Finding expenses, and what a finger does with their rows. */
import type { Page } from '@playwright/test'
import { type Seed, seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { fingerOn } from './finger.ts'
import { expect, test } from './product.ts'
import { openSignedIn, row } from './steps.ts'

const today = todayInJakarta()
const lastMonth = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1, 0))
  .toISOString()
  .slice(0, 10)
const spent = (description: string, amount: number, more: Partial<Seed> = {}): Seed => ({
  amount,
  description,
  category: 'Food & Dining',
  currency: 'IDR',
  date: today,
  ...more,
})
const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.locator('time') })

test('expenses are found as one types, then at any time, and the address brings them back', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'search@example.com'
  await seedExpenses(url, email, [
    spent('Kopi lama', 15_000, { date: lastMonth }),
    spent('Kopi susu', 25_000),
    spent('Angkot', 5_000, { category: 'Transportation' }),
  ])
  const page = await openPhone()
  await openSignedIn(page, email)
  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search expenses' }).pressSequentially('kop', { delay: 40 })
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '1 expense' })).toBeVisible()
  await page.getByRole('button', { name: 'Search all time' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('Rp40.000')).toBeVisible()
  await expect(page).toHaveURL(/\/expenses\?timeframe=all&q=kop$/)

  await row(page, 'Kopi lama').getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('heading', { name: 'Analytics' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('kop')
  await expect(rows(page)).toHaveCount(2)
  await page.reload()
  await expect(rows(page)).toHaveCount(2)

  await page.getByRole('searchbox').press('End')
  await page.keyboard.type('x')
  await expect(page.getByText('Nothing found for “kopx”')).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page).toHaveURL(/\/expenses$/)
})

test('a category and a payment method are chosen, shown and taken off again', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'filter@example.com'
  await seedExpenses(url, email, [
    spent('Kopi susu', 25_000),
    spent('Angkot', 5_000, { category: 'Transportation' }),
  ])
  const page = await openPhone()
  await openSignedIn(page, email)
  await page.getByRole('link', { name: 'Expenses' }).click()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter Expenses' })
  await dialog.getByText('Transportation').click()
  await dialog.getByRole('button', { name: 'Show' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(row(page, 'Angkot')).toBeVisible()
  await expect(page).toHaveURL(/\?category=Transportation$/)
  await page.getByRole('button', { name: 'Remove filter Transportation' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('a row that is swiped away is deleted, and comes back on Undo; scrolling deletes nothing', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'swipe@example.com'
  await seedExpenses(url, email, [spent('Kopi susu', 25_000), spent('Roti', 10_000)])
  const page = await openPhone({ still: false })
  await openSignedIn(page, email)
  await page.getByRole('link', { name: 'Expenses' }).click()
  const coffee = row(page, 'Kopi susu')
  const toMiddle = () => coffee.evaluate(element => element.scrollIntoView({ block: 'center' }))
  await toMiddle()

  const scrolling = await fingerOn(page, coffee)
  await scrolling.slide(-30, -150)
  await scrolling.lift()
  const little = await fingerOn(page, coffee)
  await little.slide(-60, 0)
  await little.slide(-20, 0)
  await little.lift()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('dialog')).toBeHidden()

  await toMiddle()
  const finger = await fingerOn(page, coffee)
  await finger.slide(-220, 0)
  await finger.lift()
  await expect(coffee).toBeHidden()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(coffee).toBeVisible()
  // The message leaves by an animation.
  await expect(undo).toHaveCount(0)

  await row(page, 'Roti').getByRole('button').focus()
  await page.keyboard.press('Delete')
  await expect(row(page, 'Roti')).toBeHidden()
  await expect(undo).toBeVisible()
  await expect(coffee.getByRole('button')).toBeFocused()
})

test('a swipe turns to the neighbouring month, and no further than this one', async ({ openPhone }) => {
  const page = await openPhone()
  await openSignedIn(page, 'months@example.com')
  await page.getByRole('link', { name: 'Expenses' }).click()
  const empty = page.getByText('No expenses found for this period')
  await expect(empty).toBeVisible()
  const swipe = async (dx: number) => {
    const finger = await fingerOn(page, empty)
    await finger.slide(dx, 10)
    await finger.lift()
  }
  await swipe(120)
  await expect(page).toHaveURL(new RegExp(`\\?month=${lastMonth.slice(0, 7)}$`))
  await swipe(-120)
  await expect(page).toHaveURL(/\/expenses$/)
  await swipe(-120)
  await expect(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
})
