/** The screens that show figures: without any, while they come, when they fail to come, and full. */
import type { Tour } from './axe-look.ts'
import { forgetLastKnown } from './last-known.ts'
import { expect } from './product.ts'
import { row } from './steps.ts'

export const LONGEST = `Belanja bulanan ${'beras dan minyak '.repeat(6)}12`

const DELETE = '**/api/expenses/*'

export async function tourEmpty({ page, texts, look }: Tour): Promise<void> {
  await expect(page.getByRole('heading', { name: texts.dashboard.emptyTitle })).toBeVisible()
  await look('dashboard, empty')
  await page.getByRole('link', { name: texts.nav.expenses }).click()
  await expect(page.getByText(texts.expenses.empty)).toBeVisible()
  await look('expenses, empty')
  await page.getByRole('link', { name: texts.nav.analytics }).click()
  await expect(page.getByRole('heading', { name: texts.analytics.emptyTitle })).toBeVisible()
  await look('analytics, empty')
}

/** From the skeleton to the failure, on each of the three. */
export async function tourFailures({ page, texts, look }: Tour): Promise<void> {
  for (const [path, requests, failure] of [
    ['/', '**/api/dashboard/stats', texts.errors.network],
    ['/expenses', '**/api/expenses/detail*', texts.errors.network],
    ['/analytics', '**/api/expenses/detail*', texts.common.retry],
  ] as const) {
    let fail = () => {}
    const failed = new Promise<void>(resolve => {
      fail = resolve
    })
    await page.context().route(requests, async route => {
      await failed
      await route.abort()
    })
    await forgetLastKnown(page)
    await page.goto(path)
    await expect(page.locator('main[aria-busy=true]')).toBeVisible()
    await look(`${path}, loading`)
    fail()
    await expect(page.getByRole('alert')).toContainText(failure)
    await look(`${path}, failed to load`)
    await page.context().unroute(requests)
  }
}

export async function tourDashboard({ page, texts, look }: Tour): Promise<void> {
  await page.goto('/')
  await expect(row(page, LONGEST).first()).toBeVisible()
  await look('dashboard, full')
  await page.getByRole('option').first().focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await look('dashboard, a slice of the ring told')
  await page.getByRole('link', { name: texts.nav.profile }).click()
  await expect(page.getByText(texts.notifications.deniedHow)).toBeVisible()
  await look('profile, notifications denied')
}

export async function tourNotifications({ page, texts, look }: Tour): Promise<void> {
  // As in a browser that has not been asked yet.
  await page.evaluate(() => Object.defineProperty(Notification, 'permission', { value: 'default' }))
  await page.getByRole('link', { name: texts.nav.profile }).click()
  await expect(page.getByRole('button', { name: texts.notifications.enable })).toBeVisible()
  await look('profile, notifications not asked for')
  await page.getByRole('link', { name: texts.nav.dashboard }).click()
  await expect(page.getByRole('region', { name: texts.notifications.promptTitle })).toBeVisible()
  await look('notification prompt')
}

export async function tourExpenses({ page, texts, look }: Tour): Promise<void> {
  const words = texts.expenses
  await page.getByRole('link', { name: texts.nav.expenses }).click()
  await expect(row(page, LONGEST).first()).toBeVisible()
  await look('expenses of the month')
  await page.getByRole('tab', { name: words.today }).click()
  await expect(row(page, LONGEST).first()).toBeVisible()
  await look('expenses of the day')
  await page.getByRole('tab', { name: words.thisMonth }).click()
  await page.getByRole('button', { name: words.chooseMonth }).click()
  await look('month picker', 'expenses/month-dialog.tsx')
  await page.keyboard.press('Escape')

  const chooseCategory = async (category: string, screen: string) => {
    const dialog = page.getByRole('dialog', { name: words.filterTitle })
    await page.getByRole('button', { name: words.filter, exact: true }).click()
    await dialog.getByText(category, { exact: true }).click()
    await look(screen, 'expenses/filter-dialog.tsx')
    await dialog.getByRole('button', { name: words.showFiltered }).click()
    await expect(dialog).toHaveCount(0)
  }
  await chooseCategory(texts.categories.Shopping, 'choosing a category')
  await look('expenses of a category')
  const field = page.getByRole('searchbox')
  await field.fill('nothing of it')
  await expect(page.getByRole('button', { name: words.clear, exact: true })).toBeVisible()
  await look('nothing found')
  await page.getByRole('button', { name: words.clear, exact: true }).click()

  await page.getByRole('button', { name: words.select, exact: true }).click()
  await page.getByRole('checkbox').first().check()
  await look('expenses, picking')
  await page.context().route(DELETE, route => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: words.delete.replace('{{count}}', '1') }).click()
  await look('bulk deletion', 'expenses/bulk-delete-dialog.tsx')
  await page.getByRole('dialog').getByRole('button', { name: texts.common.delete }).click()
  await expect(page.getByText(words.deleteFailed).first()).toBeVisible()
  await look('bulk deletion, failed')
  await page.context().unroute(DELETE)
}

export async function tourAnalytics({ page, texts, look }: Tour): Promise<void> {
  await page.getByRole('link', { name: texts.nav.analytics }).click()
  await expect(page.getByRole('table')).toBeVisible()
  for (const view of ['trends', 'categories', 'insights'] as const) {
    await page.getByRole('tab', { name: texts.analytics[view] }).click()
    await expect(page.getByRole('tabpanel', { name: texts.analytics[view] })).toBeVisible()
    await look(`analytics, ${view}`)
  }
}
