import { chromium, devices, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { timersSet, turn, watchTimers } from './page-timers.ts'
import { test as base, expect } from './product.ts'
import { holdAndSpeak, row, signIn } from './steps.ts'

const MICROPHONE = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream']

/** Playwright turns the back/forward cache off unless told otherwise. */
const test = base.extend<{ cachingPage: Page }>({
  cachingPage: async ({ product }, use) => {
    const browser = await chromium.launch({
      executablePath: findChromium() ?? '',
      args: [...CHROMIUM_FLAGS, ...MICROPHONE],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const context = await browser.newContext({ baseURL: product.url, timezoneId: 'Asia/Jakarta' })
    await context.grantPermissions(['microphone'])
    await use(await context.newPage())
    await browser.close()
  },
})

/** To a page without scripts, and back; `meanwhile` happens there. Fails where the page was loaded anew. */
async function goAwayAndBack(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  })
  await page.goto('/icon.svg')
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
  const reasons = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation')
      return JSON.stringify((visit as unknown as { notRestoredReasons: unknown }).notRestoredReasons)
    })
  expect(await reasons()).toBe('null')
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
}

test('Back brings the page from the back/forward cache, after a recording, too, and its figures anew', async ({
  cachingPage: page,
  product: { url },
}) => {
  const email = 'back@example.com'
  await page.addInitScript(() => {
    const listen = window.addEventListener
    window.addEventListener = (type: string, ...rest: [EventListener]) => {
      if (type.endsWith('unload')) throw new Error(`a listener for ${type}`)
      listen(type, ...rest)
    }
  })
  await signIn(page, email)
  await holdAndSpeak(page, 0.5)
  await expect(page.getByRole('alert')).toBeVisible()
  const kopi = { amount: 25_000, category: 'Other', currency: 'IDR', description: 'Kopi' } as const
  await goAwayAndBack(page, () => seedExpenses(url, email, [{ ...kopi, date: todayInJakarta() }]))
  await expect(row(page, 'Kopi', 'Rp25.000')).toBeVisible()
})

test('Back never shows an account that another tab has signed out meanwhile', async ({
  cachingPage: page,
}) => {
  await signIn(page, 'left@example.com')
  await goAwayAndBack(page, async () => {
    const other = await page.context().newPage()
    await other.goto('/profile')
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect(other).toHaveURL(/\/login$/)
    await other.close()
  })
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
})

test('a hidden page keeps no timer, on a phone, too: what is told stays until somebody sees it', async ({
  openPhone,
  product,
}) => {
  const desktop = await openPhone()
  const { userAgent } = devices['Pixel 7']
  const context = await desktop.context().browser()?.newContext({ baseURL: product.url, userAgent })
  const page = await context?.newPage()
  if (!page) throw new Error('no page')
  await watchTimers(page)
  await signIn(page, 'pocket@example.com')
  await page.getByRole('button', { name: 'Add expense' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Expense' })
  await dialog.getByLabel('Amount').fill('7000')
  await dialog.getByLabel('Description').fill('Soto')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const told = page.getByRole('status').filter({ hasText: 'Expense saved.' })
  await expect(told).toBeVisible()
  await turn(page, 'hidden')
  await expect.poll(() => timersSet(page)).toEqual([])
  await expect(told).toBeVisible()
})
