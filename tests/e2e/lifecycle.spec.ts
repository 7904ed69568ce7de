import { chromium, devices, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium.ts'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { installed } from './installed.ts'
import { watchFaults } from './page-faults.ts'
import { hide, timersSet, watchTimers } from './page-timers.ts'
import { test as base, expect } from './product.ts'
import { holdAndSpeak, openSignedIn, row } from './steps.ts'

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
    await watchFaults(context)
    await context.grantPermissions(['microphone'])
    await use(await context.newPage())
    await browser.close()
  },
})

/**
 * To a page without scripts, and back; `meanwhile` happens there. Resolves to whether the page came from the cache; fails
 * where the page itself stood in the way. The browser drops one, too, in which a script was still to run.
 */
async function goAwayAndBack(page: Page, meanwhile: () => Promise<void>): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  })
  const obstacles: string[] = []
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Page.enable')
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations)
      if (type !== 'Circumstantial') obstacles.push(reason)
  })
  await page.goto('/icon.svg')
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('main')).toBeVisible()
  expect(obstacles).toEqual([])
  await cdp.detach()
  return (await page.locator('html').getAttribute('data-persisted')) === 'true'
}

test('Back brings the page from the back/forward cache, after a recording, too, and its figures are reloaded', async ({
  cachingPage: page,
  product: { url },
}) => {
  const email = 'back@example.com'
  await page.addInitScript(() => {
    const listen = window.addEventListener
    window.addEventListener = (...given: Parameters<typeof listen>) => {
      if (given[0].endsWith('unload')) throw new Error(`a listener for ${given[0]}`)
      listen(...given)
    }
  })
  await openSignedIn(page, email)
  await installed(page)
  await holdAndSpeak(page, 0.5)
  await expect(page.getByRole('alert')).toBeVisible()
  const kopi = { amount: 25_000, category: 'Other', currency: 'IDR', date: todayInJakarta() } as const
  let cached = false
  for (let visit = 1; !cached && visit <= 5; visit++) {
    const description = `Kopi ${visit}`
    cached = await goAwayAndBack(page, () => seedExpenses(url, email, [{ ...kopi, description }]))
    await expect(row(page, description, 'Rp25.000')).toBeVisible()
  }
  expect(cached).toBe(true)
})

test('Back never shows an account that another tab has signed out meanwhile', async ({
  cachingPage: page,
}) => {
  await openSignedIn(page, 'left@example.com')
  await goAwayAndBack(page, async () => {
    const other = await page.context().newPage()
    await other.goto('/profile')
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect(other).toHaveURL(/\/login$/)
    await other.close()
  })
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
})

test('a hidden page keeps no timer, on a phone, too: a message stays until the page is visible', async ({
  openPhone,
  product,
}) => {
  const desktop = await openPhone()
  const { userAgent } = devices['Pixel 7']
  const context = await desktop.context().browser()?.newContext({ baseURL: product.url, userAgent })
  if (context) await watchFaults(context)
  const page = await context?.newPage()
  if (!page) throw new Error('no page')
  await watchTimers(page)
  await openSignedIn(page, 'pocket@example.com')
  await page.getByRole('button', { name: 'Add expense' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Expense' })
  await dialog.getByLabel('Amount').fill('7000')
  await dialog.getByLabel('Description').fill('Soto')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const told = page.getByRole('status').filter({ hasText: '“Soto” saved.' })
  await expect(told).toBeVisible()
  await hide(page)
  await expect.poll(() => timersSet(page)).toEqual([])
  await expect(told).toBeVisible()
})
