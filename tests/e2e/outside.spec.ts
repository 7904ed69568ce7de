/** What the product does outside its page: shortcut, badge, notification, installation, and the end of a trial. */
import type { Page } from '@playwright/test'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { refuse } from './failing.ts'
import { VOICE } from './fault-phones.ts'
import { expect, test } from './product.ts'
import { allFetched, heardSeconds, holdAndSpeak, openSignedIn, unsentLine } from './steps.ts'

const SPEECH = 'en-lunch-bus.wav'
const review = (page: Page) => page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })

test('the shortcut records at once where the microphone is allowed, and Send saves', async ({
  openPhone,
  hearAs,
}) => {
  hearAs(SPEECH)
  const page = await openPhone()
  await openSignedIn(page, 'shortcut@example.com')
  await page.goto('/?speak=true')
  await heardSeconds(page, 1)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await expect(review(page)).toBeVisible()
})

test('where the browser wants to ask first, one tap begins, also after signing in', async ({ openPhone }) => {
  const page = await openPhone({ permissions: [], whole: true })
  await page.addInitScript(() => {
    const query = navigator.permissions.query.bind(navigator.permissions)
    navigator.permissions.query = async what =>
      (what.name as string) === 'microphone' ? ({ state: 'prompt' } as PermissionStatus) : query(what)
  })
  await page.goto('/?speak=true')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose an account' })
  await dialog.getByRole('button', { name: /First Demo/ }).click()
  await page.context().grantPermissions(['microphone'])
  await page.getByRole('button', { name: 'Tap to speak', exact: true }).tap()
  await heardSeconds(page, 1)
  await page.getByRole('button', { name: 'Cancel', exact: true }).tap()
  await expect(page.getByRole('button', { name: 'Hold to record an expense' })).toBeVisible()
})

declare global {
  interface Window {
    badges: number[]
    displayed: number
    installAnswers: string[]
  }
}

test('the badge counts what waits, and goes once that is sent', async ({ openPhone, hearAs }) => {
  hearAs(SPEECH)
  const page = await openPhone()
  await page.addInitScript(() => {
    window.badges = []
    navigator.setAppBadge = async count => void window.badges.push(count ?? Number.NaN)
  })
  const badge = () => page.evaluate(() => window.badges.at(-1))
  await openSignedIn(page, 'badge@example.com')
  await expect.poll(badge).toBe(0)
  await page.context().route(VOICE, refuse)
  await holdAndSpeak(page, 1)
  await expect(unsentLine(page)).toBeVisible()
  expect(await badge()).toBe(1)
  await page.reload()
  await expect.poll(badge).toBe(1)
  await page.context().unroute(VOICE)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(review(page)).toBeVisible()
  await expect.poll(badge).toBe(0)
})

test('the sums stand in one silent notification where that is wanted, and a tap on it leads home', async ({
  openPhone,
}) => {
  const page = await openPhone({ permissions: ['microphone', 'notifications'], installed: true, whole: true })
  // Chromium forgets a notification that is asked for while it is about to be displayed.
  await page.addInitScript(() => {
    window.displayed = 0
    const show = ServiceWorkerRegistration.prototype.showNotification
    ServiceWorkerRegistration.prototype.showNotification = async function (...given) {
      await show.apply(this, given)
      window.displayed++
    }
  })
  const displayed = () => page.evaluate(() => window.displayed)
  await openSignedIn(page, 'sums@example.com')
  await page.getByRole('link', { name: 'Profile' }).click()
  const choice = page.getByRole('checkbox', { name: /^Sums in a notification/ })
  await expect(choice).not.toBeChecked()
  await choice.check()
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const all = await registration.getNotifications({ tag: 'sums' })
      return all.map(({ title, body, silent }) => ({ title, body: body.replace(/ ·.*/, ''), silent }))
    })
  const sums = (sum: string) => [{ title: `Today ${sum}`, body: `This month ${sum}`, silent: true }]
  await expect.poll(displayed).toBe(1)
  await expect.poll(shown).toEqual(sums('Rp0'))
  await page.getByRole('textbox', { name: 'Type what you spent' }).fill('kopi 25')
  await page.keyboard.press('Enter')
  await expect(review(page)).toBeVisible()
  await expect.poll(displayed).toBeGreaterThan(1)
  await expect.poll(shown).toEqual(sums('Rp25.000'))

  // No browser without a screen lets a notification be tapped.
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(`registration.getNotifications({ tag: 'sums' }).then(([notification]) =>
    dispatchEvent(new NotificationEvent('notificationclick', { notification })))`)
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('Today', { exact: true })).toHaveText('Rp25.000')
  await expect.poll(shown).toEqual([])
})

test('to install is offered after the third saved sentence, and Not now is heard', async ({ openPhone }) => {
  const page = await openPhone()
  await openSignedIn(page, 'installs@example.com')
  await allFetched(page)
  await page.evaluate(() => {
    window.installAnswers = ['dismissed']
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => ({ outcome: window.installAnswers.pop() })
    dispatchEvent(Object.assign(event, { prompt }))
  })
  const offer = page.getByRole('region', { name: 'Install the app' })
  for (const sentence of ['kopi 25', 'parkir 5', 'roti 9']) {
    await expect(offer).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Type what you spent' }).fill(sentence)
    await page.keyboard.press('Enter')
    await review(page).getByRole('button', { name: 'Close' }).click()
  }
  await offer.getByRole('button', { name: 'Install', exact: true }).click()
  await expect(offer).toHaveCount(0)
  expect(
    await page.evaluate(() => [window.installAnswers.length, localStorage.getItem('installLater')]),
  ).toEqual([0, expect.stringMatching(/^\d+$/)])
})

const status = (active: boolean, daysRemaining: number) => ({
  json: {
    has_active_subscription: active,
    is_trial: true,
    total_subscription_days: 14,
    days_remaining: daysRemaining,
  },
})

test('a trial says when it ends, and after that what was noted can still be exported', async ({
  openPhone,
  product,
}) => {
  const email = 'trial@example.com'
  const kopi = { amount: 25_000, description: 'Kopi', category: 'Food & Dining', currency: 'IDR' } as const
  await seedExpenses(product.url, email, [{ ...kopi, date: todayInJakarta() }])
  const page = await openPhone()
  await page.context().route('**/api/subscriptions/status', route => route.fulfill(status(true, 2)))
  await openSignedIn(page, email)
  await expect(
    page.getByText(/^Your trial ends in 2 days\. After that .* you can export them\.$/),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByText('2 days left')).toBeVisible()

  await page.context().unroute('**/api/subscriptions/status')
  await page.context().route('**/api/subscriptions/status', route => route.fulfill(status(false, 0)))
  await page.goto('/')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const exporting = page.getByRole('dialog', { name: 'Export Expenses' })
  await exporting.getByText('CSV', { exact: true }).click()
  const download = page.waitForEvent('download')
  await exporting.getByRole('button', { name: 'Export', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
})
