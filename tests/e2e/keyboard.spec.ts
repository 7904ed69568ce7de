import type { Page } from '@playwright/test'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { dialogHolds, type Keyboard, keyboardOf } from './keyboard.ts'
import { expect, test } from './product.ts'
import { heardSeconds, row } from './steps.ts'

const SPEECH = 'id-coffee-parking.wav'
const EMAIL = 'keyboard@example.com'

test('every flow is done by keyboard alone', async ({ openPhone, hearAs, product: { url } }) => {
  hearAs(SPEECH)
  const page = await openPhone()
  const keys = keyboardOf(page)
  await page.goto('/')
  await test.step('signing in', () => signIn(page, keys))
  await test.step('speaking, and correcting what was heard', () => speak(page, keys))
  await test.step('adding, editing and deleting by hand', () => byHand(page, keys))
  await test.step('periods and months', () => periods(page, keys))
  await test.step('analytics', () => analytics(page, keys))
  await test.step('exporting', () => exporting(page, keys))
  await seedExpenses(url, EMAIL, MORE)
  await test.step('picking and deleting', () => picking(page, keys))
  await test.step('settings', () => settings(page, keys))
  await keys.activate(page.getByRole('button', { name: 'Sign out' }))
  await expect(page).toHaveURL(/\/login$/)
})

async function signIn(page: Page, keys: Keyboard): Promise<void> {
  const button = page.getByRole('button', { name: 'Sign in with Google' })
  const dialog = page.getByRole('dialog', { name: 'Choose an account' })
  await keys.activate(button)
  await dialogHolds(page, dialog)
  await keys.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  await keys.press('Enter')
  await keys.enter(dialog.getByLabel('Other email'), EMAIL)
  await keys.press('Enter')
}

async function speak(page: Page, keys: Keyboard): Promise<void> {
  const record = page.getByRole('button', { name: 'Hold to record an expense' })
  await keys.tabTo(record)
  await keys.down(' ')
  await heardSeconds(page, 1)
  await keys.up(' ')

  const review = page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
  await expect(review.locator(':focus')).toHaveCount(1)
  await keys.activate(review.getByRole('button', { name: /^Kopi/ }))
  await expect(review.getByLabel('Amount')).toBeFocused()
  await keys.enter(review.getByLabel('Amount'), '27500')
  await keys.activate(review.getByRole('button', { name: /^Parkir/ }))
  await keys.activate(review.getByRole('button', { name: 'Remove expense 2' }), 'Shift+Tab')
  await keys.activate(review.getByRole('button', { name: 'Update 2 Expense(s)' }))
  await expect(review).toHaveCount(0)
  await expect(record).toBeFocused()
  await expect(row(page, 'Kopi', 'Rp27.500')).toBeVisible()
  await expect(row(page, 'Parkir')).toHaveCount(0)
}

async function byHand(page: Page, keys: Keyboard): Promise<void> {
  const open = page.getByRole('button', { name: 'Add expense' })
  const add = page.getByRole('dialog', { name: 'Add Expense' })
  await keys.activate(open, 'Shift+Tab')
  await keys.enter(add.getByLabel('Amount'), '1250000')
  await keys.enter(add.getByLabel('Description'), 'Sewa kamar')
  await keys.tabTo(add.getByRole('radio', { name: 'Food & Dining' }))
  for (let step = 0; step < 4; step++) await keys.press('ArrowRight')
  await expect(add.getByRole('radio', { name: 'Bills & Utilities' })).toBeChecked()
  await keys.activate(add.getByRole('button', { name: 'Add', exact: true }))
  await expect(add).toHaveCount(0)
  await expect(open).toBeFocused()

  const rent = row(page, 'Sewa kamar', 'Bills & Utilities').getByRole('button')
  const edit = page.getByRole('dialog', { name: 'Edit Expense' })
  await keys.activate(rent, 'Shift+Tab')
  await keys.enter(edit.getByLabel('Amount'), '1300000')
  await keys.activate(edit.getByRole('button', { name: 'Save Changes' }))
  await expect(row(page, 'Sewa kamar', 'Rp1.300.000')).toBeVisible()
  await expect(rent).toBeFocused()

  await keys.press('Enter')
  await keys.activate(edit.getByRole('button', { name: 'Delete' }))
  const confirm = page.getByRole('dialog', { name: 'Delete Expense' })
  await dialogHolds(page, confirm)
  await keys.press('Escape')
  await expect(edit.locator(':focus')).toHaveCount(1)
  await keys.activate(edit.getByRole('button', { name: 'Delete' }))
  await keys.activate(confirm.getByRole('button', { name: 'Delete' }))
  await expect(rent).toHaveCount(0)
}

async function periods(page: Page, keys: Keyboard): Promise<void> {
  const thisMonth = page.getByRole('tab', { name: 'This Month' })
  await keys.activate(page.getByRole('link', { name: 'Expenses' }))
  await keys.tabTo(thisMonth)
  await keys.press('Home')
  await expect(page.getByRole('tab', { name: 'Today' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Today' })).toContainText('Kopi')
  await keys.press('End')
  await expect(thisMonth).toBeFocused()

  const next = page.getByRole('button', { name: 'Next month' })
  const choose = page.getByRole('button', { name: /Choose month/ })
  const dialog = page.getByRole('dialog', { name: 'Choose month' })
  const [current, before, earlier] = lastMonths()
  await keys.activate(page.getByRole('button', { name: 'Previous month' }))
  await expect(choose).toContainText(before)
  await keys.activate(choose)
  await expect(dialog.getByRole('button', { name: before })).toBeFocused()
  await keys.activate(dialog.getByRole('button', { name: earlier }))
  await expect(choose).toBeFocused()
  await expect(choose).toContainText(earlier)
  await keys.activate(next)
  await keys.activate(next)
  await expect(choose).toContainText(current)
  await expect(next).toBeDisabled()
}

/** This month and the two before it, as the page calls them. */
function lastMonths(): [string, string, string] {
  const name = (back: number) => {
    const [year = 0, month = 1] = new Date()
      .toLocaleDateString('en-CA', { timeZone: 'Asia/Jakarta' })
      .split('-')
      .map(Number)
    const day = new Date(Date.UTC(year, month - 1 - back, 1))
    return day.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' })
  }
  return [name(0), name(1), name(2)]
}

async function analytics(page: Page, keys: Keyboard): Promise<void> {
  await keys.activate(page.getByRole('link', { name: 'Analytics' }))
  await keys.tabTo(page.getByRole('tab', { name: 'Trends' }))
  await keys.press('ArrowRight')
  await keys.tabTo(page.getByRole('option', { name: /Food & Dining/ }))
  await expect(page.getByRole('tooltip')).toContainText('Food & Dining: Rp27.500 (100.0%)')
  await keys.tabTo(page.getByRole('tab', { name: 'Categories' }), 'Shift+Tab')
  await keys.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Recommendations' })).toBeVisible()
}

async function exporting(page: Page, keys: Keyboard): Promise<void> {
  const open = page.getByRole('button', { name: 'Export', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Export Expenses' })
  await keys.activate(page.getByRole('link', { name: 'Dashboard' }))
  await keys.activate(open)
  await keys.tabTo(dialog.getByRole('radio', { name: 'PDF' }))
  await keys.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'CSV' })).toBeChecked()
  const downloading = page.waitForEvent('download')
  await keys.activate(dialog.getByRole('button', { name: 'Export' }))
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/)
  await expect(open).toBeFocused()
}

/** More than fill the screen. */
const MORE = Array.from({ length: 12 }, (_, index) => ({
  amount: 2000,
  description: `Roti ${index + 1}`,
  category: 'Shopping',
  currency: 'IDR' as const,
  date: todayInJakarta(),
}))

async function picking(page: Page, keys: Keyboard): Promise<void> {
  const bar = page.getByRole('region', { name: 'All Expenses' })
  await keys.activate(page.getByRole('link', { name: 'Expenses' }))
  await keys.activate(bar.getByRole('button', { name: 'Select', exact: true }))
  // One by one, since rows come with the scrolling.
  for (const { description } of [...MORE].reverse())
    await keys.tabTo(bar.getByRole('checkbox', { name: new RegExp(`^${description}\\b`) }))
  await keys.tabTo(bar.getByRole('checkbox', { name: /Kopi/ }))
  await keys.press(' ')
  await expect(bar.getByText('1 selected')).toBeVisible()
  await keys.activate(bar.getByRole('button', { name: 'Clear All' }), 'Shift+Tab')
  await expect(bar.getByText('0 selected')).toBeVisible()
  await keys.activate(bar.getByRole('button', { name: 'Select All' }), 'Shift+Tab')
  await keys.activate(bar.getByRole('button', { name: 'Delete (13)' }))
  const ask = page.getByRole('dialog', { name: 'Delete Expenses' })
  await keys.activate(ask.getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('No expenses found for this period')).toBeVisible()
}

async function settings(page: Page, keys: Keyboard): Promise<void> {
  await keys.activate(page.getByRole('link', { name: 'Profile' }))
  await keys.tabTo(page.getByLabel('Language'))
  await keys.press('ArrowUp')
  await expect(page.getByRole('heading', { name: 'Profil', exact: true })).toBeVisible()
  await keys.press('ArrowDown')
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
  await keys.tabTo(page.getByLabel('Currency'))
  await keys.press('ArrowDown')
  await expect(page.getByLabel('Currency')).toHaveValue('USD')
  await keys.tabTo(page.getByLabel('Theme'))
  await keys.type('Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await keys.tabTo(page.getByRole('checkbox', { name: /Tap to record/ }))
  await keys.press(' ')
  await expect(page.getByRole('button', { name: 'Tap to record an expense' })).toBeVisible()
}
