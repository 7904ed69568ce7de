/** What a person taps in the product, in rounds, beginning and ending on the dashboard. */
import type { Locator, Page } from '@playwright/test'
import { record } from '../day/use.ts'
import type { Outcome } from './tap.ts'

export const TAP_KINDS = ['navigation', 'tabs', 'add', 'edit', 'export', 'select mode', 'review'] as const
export type TapKind = (typeof TAP_KINDS)[number]
export type Tapped = (kind: TapKind, target: Locator, outcome: Outcome) => Promise<void>

const DIALOG_GONE: Outcome = [{ selector: 'dialog', gone: true }]

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
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  await tapped('navigation', link, [{ selector: 'main h1', text: name }])
  // What is still to come would push away what is tapped next.
  await page.waitForLoadState('networkidle')
}

async function tabs(page: Page, tapped: Tapped, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await tapped('tabs', page.getByRole('tab', { name, exact: true }), [
      { selector: '[role="tab"][aria-selected="true"]', text: name },
      { selector: '[role="tabpanel"][aria-busy="true"]', gone: true },
    ])
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
  await tapped(kind, opener, [{ selector: 'dialog[open] h2', text: title }])
  await tapped(kind, opened.getByRole('button', { name: 'Cancel' }), DIALOG_GONE)
}

async function pick(list: Locator, tapped: Tapped): Promise<void> {
  const button = (name: string) => list.getByRole('button', { name, exact: true })
  const [boxes, picked, unpicked] = [
    'li [aria-checked]',
    'li [aria-checked="true"]',
    'li [aria-checked="false"]',
  ]
  await tapped('select mode', button('Select'), [{ selector: boxes }])
  for (const place of [2, 3]) {
    const row = `[aria-posinset="${place}"] [aria-checked]`
    await tapped('select mode', list.locator(row), [{ selector: `${row}[aria-checked="true"]` }])
  }
  await tapped('select mode', button('Select All'), [{ selector: unpicked, gone: true }])
  await tapped('select mode', button('Clear All'), [{ selector: picked, gone: true }])
  await tapped('select mode', button('Cancel'), [{ selector: boxes, gone: true }])
}

/** The hold is no tap; what is tapped is the review of what was heard. */
async function speak(page: Page, tapped: Tapped): Promise<void> {
  await record(page)
  const review = page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
  await tapped('review', review.getByRole('button', { name: 'Close' }), DIALOG_GONE)
}
