/** What a person taps in the product, in rounds, beginning and ending on the dashboard. */
import { expect, type Locator, type Page } from '@playwright/test'
import { record } from '../day/use.ts'

export const TAP_KINDS = ['navigation', 'tabs', 'add', 'edit', 'export', 'select mode', 'review'] as const
export type TapKind = (typeof TAP_KINDS)[number]
export type Tapped = (kind: TapKind, target: Locator) => Promise<void>

export async function walk(page: Page, tapped: Tapped): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await speak(page, tapped)
  await dialog(page, tapped, 'add', button('Add expense'), 'Add Expense')
  await dialog(page, tapped, 'export', button('Export'), 'Export Expenses')
  await open(page, tapped, 'Expenses')
  await tabs(page, tapped, ['Today', 'This Week', 'This Month'])
  const list = page.getByRole('region', { name: 'All Expenses' })
  await dialog(page, tapped, 'edit', list.getByRole('listitem').first().getByRole('button'), 'Edit Expense')
  await pick(list, tapped)
  await open(page, tapped, 'Analytics')
  await tabs(page, tapped, ['Categories', 'Insights', 'Trends'])
  await open(page, tapped, 'Profile')
  await open(page, tapped, 'Dashboard')
}

async function open(page: Page, tapped: Tapped, name: string): Promise<void> {
  await tapped('navigation', page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }))
  await page.getByRole('heading', { level: 1, name }).waitFor()
  // What is still to come would push away what is tapped next.
  await page.waitForLoadState('networkidle')
}

async function tabs(page: Page, tapped: Tapped, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const tab = page.getByRole('tab', { name, exact: true })
    await tapped('tabs', tab)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }
}

/** Opened and left again. */
async function dialog(
  page: Page,
  tapped: Tapped,
  kind: TapKind,
  opener: Locator,
  title: string,
): Promise<void> {
  const opened = page.getByRole('dialog', { name: title })
  await tapped(kind, opener)
  await tapped(kind, opened.getByRole('button', { name: 'Cancel' }))
  await opened.waitFor({ state: 'detached' })
}

async function pick(list: Locator, tapped: Tapped): Promise<void> {
  const button = (name: string) => list.getByRole('button', { name, exact: true })
  await tapped('select mode', button('Select'))
  for (const index of [1, 2]) await tapped('select mode', list.getByRole('checkbox').nth(index))
  await tapped('select mode', button('Select All'))
  await tapped('select mode', button('Clear All'))
  await tapped('select mode', button('Cancel'))
}

/** The hold is no tap; what is tapped is the review of what was heard. */
async function speak(page: Page, tapped: Tapped): Promise<void> {
  await record(page)
  const review = page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
  await tapped('review', review.getByRole('button', { name: 'Close' }))
  await review.waitFor({ state: 'detached' })
}
