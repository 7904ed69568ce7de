import type { Page } from '@playwright/test'
import { idToken } from './accounts.ts'
import { expect, test } from './product.ts'
import { openSignedIn, row } from './steps.ts'

/** A day `back` months ago in Jakarta, with its offset: one that every month has and that is never in the future. */
function dayOf(back: number): string {
  const now = new Date(Date.now() + 7 * 3_600_000)
  now.setUTCMonth(now.getUTCMonth() - back, 1)
  return `${now.toISOString().slice(0, 10)}T09:00:00+07:00`
}

async function spend(url: string, email: string, amount: number, category: string, date: string) {
  const headers = {
    Authorization: `Bearer ${await idToken(url, email)}`,
    'Content-Type': 'application/json',
    'X-Time-Zone': 'Asia/Jakarta',
  }
  const body = JSON.stringify({ amount, category, description: category, currency: 'IDR', date })
  const response = await fetch(`${url}/api/expenses`, { method: 'POST', headers, body })
  expect(response.ok).toBe(true)
}

/** The colour that covers most of the chart of three months: of its bars, as four bytes. 0 where nothing is drawn. */
function barColour(page: Page): Promise<number> {
  return page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {}
      const pixels = new Map<number, number>()
      for (const pixel of new Uint32Array(data?.buffer ?? new ArrayBuffer(0))) {
        if (pixel !== 0) pixels.set(pixel, (pixels.get(pixel) ?? 0) + 1)
      }
      return [...pixels].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0
    })
}

test('three months are compared, and a month that fails is marked until Retry brings it', {
  tag: ['@spec-1.8', '@spec-2.29', '@spec-2.72', '@spec-2.73', '@spec-8.14'],
}, async ({ openPhone, product: { url } }) => {
  const email = 'analyst@example.com'
  await spend(url, email, 100_000, 'Travel', dayOf(2))
  await spend(url, email, 200_000, 'Shopping', dayOf(1))
  await spend(url, email, 300_000, 'Shopping', dayOf(0))
  const page = await openPhone()
  await openSignedIn(page, email)

  const lastMonth = `**/api/expenses/detail?*month=${dayOf(1).slice(0, 7)}`
  await page.context().route(lastMonth, route => route.abort())
  await page.getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('alert')).toContainText('counted as zero')
  await expect(page.getByRole('row', { name: /Not loaded/ })).toContainText('Rp0')

  await page.context().unroute(lastMonth)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('row', { name: /Rp200\.000/ })).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
  // The red of the light theme.
  await expect(page.getByText('+50.0%').first()).toHaveCSS('color', 'rgb(179, 38, 30)')
  await expect.poll(() => barColour(page)).not.toBe(0)
  const light = await barColour(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => [0, light].includes(await barColour(page))).toBe(false)

  await page.getByRole('tab', { name: 'Trends' }).press('ArrowRight')
  await expect(row(page, 'Shopping', 'Rp300.000', '+50.0%')).toBeVisible()
  await page.getByRole('option', { name: 'Shopping: Rp300.000 (100.0%)' }).focus()
  await expect(page.getByRole('tooltip')).toHaveText('Shopping: Rp300.000 (100.0%)')
  await page.getByRole('tab', { name: 'Insights' }).click()
  await expect(page.getByRole('heading', { name: 'Increase' })).toBeVisible()

  await page.getByRole('button', { name: 'Add expense' }).click()
  const add = page.getByRole('dialog', { name: 'Add Expense' })
  await add.getByLabel('Amount').fill('100000')
  await add.getByLabel('Description').fill('Kado')
  await add.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('+100.0%').first()).toBeVisible()
})

test('a bar leads to the expenses of its month: by a key, and by the second tap of a finger', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'bars@example.com'
  await spend(url, email, 100_000, 'Travel', dayOf(1))
  await spend(url, email, 300_000, 'Shopping', dayOf(0))
  const page = await openPhone()
  await openSignedIn(page, email)
  await page.getByRole('link', { name: 'Analytics' }).click()
  const months = page.getByRole('list', { name: 'Last 12 months' }).getByRole('link')
  const lastMonth = months.filter({ hasText: 'Rp100.000' })
  // Over its bar: the column is as high as the plot, and of the same width.
  await expect.poll(async () => (await lastMonth.boundingBox())?.height ?? 0).toBeGreaterThan(100)
  // The last label ends within the chart.
  const edges = await page.locator('canvas').evaluateAll(canvases =>
    canvases.map(element => {
      const { width, height } = element as HTMLCanvasElement
      const { data = [] } =
        (element as HTMLCanvasElement).getContext('2d')?.getImageData(width - 1, height - 24, 1, 24) ?? {}
      return data.some(value => value > 0)
    }),
  )
  expect(edges).toEqual(edges.map(() => false))
  expect(edges.length).toBeGreaterThan(0)
  const tell = page.getByRole('link', { name: /Rp300\.000/ }).first()
  await expect(tell).toBeVisible()

  await months.last().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(lastMonth).toBeFocused()
  await page.keyboard.press('Enter')
  const address = new RegExp(`/expenses\\?month=${dayOf(1).slice(0, 7)}$`)
  await expect(page).toHaveURL(address)

  await page.goBack()
  await lastMonth.tap()
  await expect(lastMonth).toHaveAttribute('data-chosen', 'true')
  await expect(page).toHaveURL(/\/analytics$/)
  await lastMonth.tap()
  await expect(page).toHaveURL(address)
})

test('/?add=true leads through signing in to the form for a new expense', { tag: ['@spec-2.23'] }, async ({
  openPhone,
}) => {
  const page = await openPhone()
  await page.goto('/?add=true')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await page.getByRole('button', { name: 'First Demo first@example.com' }).click()
  const add = page.getByRole('dialog', { name: 'Add Expense' })
  await expect(add).toBeVisible()
  await expect(page).toHaveURL(url => url.pathname + url.search === '/')
  await page.keyboard.press('Escape')
  for (const label of ['This month', 'This week', 'Today']) {
    await expect(page.getByLabel(label, { exact: true })).toBeInViewport({ ratio: 1 })
  }
})
