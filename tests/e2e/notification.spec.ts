import { en } from '../../src/i18n/en.ts'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { open } from './failing.ts'
import { expect, test } from './product.ts'
import { holdAndSpeak, openSignedIn, row } from './steps.ts'

test('where notifications are allowed, one says that the spoken expenses are saved', {
  tag: ['@spec-2.11', '@spec-4.20'],
}, async ({ openPhone, hearAs }) => {
  hearAs('en-lunch-bus.wav')
  const page = await openPhone({
    permissions: ['microphone', 'notifications'],
    whole: true,
    installed: true,
  })
  await openSignedIn(page, 'notified@example.com')
  await holdAndSpeak(page, 1)
  await expect(page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })).toBeVisible()

  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }))
    })
  await expect.poll(shown).toEqual([{ title: 'Ucap', body: 'Your expenses have been automatically saved!' }])
})

declare global {
  interface Window {
    /** What the person answers to the browser's question about notifications; null where asking fails. */
    notificationAnswer: NotificationPermission | null
    /** What the browser remembers of it. */
    notificationPermission: NotificationPermission
  }
}

/** The browser's question, which no headless browser shows. Runs in the page before its own scripts. */
function answerNotifications(): void {
  window.notificationPermission = 'default'
  Object.defineProperty(Notification, 'permission', { get: () => window.notificationPermission })
  Notification.requestPermission = async () => {
    if (window.notificationAnswer === null) throw new TypeError('not now')
    window.notificationPermission = window.notificationAnswer
    return window.notificationAnswer
  }
  if (sessionStorage.getItem('notifications') === 'missing') Reflect.deleteProperty(window, 'Notification')
}

test('whatever becomes of asking for notifications is told, and where they are denied, how to allow them', {
  tag: [
    '@spec-1.10',
    '@spec-2.36',
    '@spec-8.44',
    '@spec-8.45',
    '@spec-8.46',
    '@spec-8.47',
    '@spec-8.48',
    '@spec-8.49',
  ],
}, async ({ openPhone }) => {
  const page = await openPhone({ permissions: ['microphone', 'notifications'], whole: true })
  await page.addInitScript(answerNotifications)
  const { notifications } = en
  await openSignedIn(page, 'asked@example.com')
  const offer = page.getByRole('region', { name: notifications.promptTitle })
  await offer.getByRole('button', { name: notifications.later }).click()
  await expect(offer).toHaveCount(0)

  await open({ page, language: 'en', texts: en }, 'profile')
  const enable = page.getByRole('button', { name: notifications.enable })
  const answers = async (answer: NotificationPermission | null, text: string) => {
    await page.evaluate(given => {
      window.notificationAnswer = given
    }, answer)
    await enable.click()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await answers(null, notifications.failed)
  await answers('default', notifications.dismissed)
  await answers('denied', `${notifications.denied} ${notifications.deniedHow}`)
  await expect(enable).toHaveCount(0)
  await expect(page.getByRole('main').getByText(notifications.deniedHow)).toBeVisible()

  const forget = () =>
    page.evaluate(() => {
      window.notificationPermission = 'default'
      dispatchEvent(new Event('focus'))
    })
  await forget()
  await answers('granted', notifications.welcome)
  await expect(page.getByText(notifications.granted)).toBeVisible()
  await forget()
  await enable.waitFor()
  // Allowed somewhere else, which the page has not looked at yet.
  await page.evaluate(() => {
    window.notificationPermission = 'granted'
  })
  await answers('granted', notifications.already)

  await page.evaluate(() => sessionStorage.setItem('notifications', 'missing'))
  await page.reload()
  await expect(page.getByText(notifications.notSupported)).toBeVisible()
})

test('the offer of notifications moves and covers nothing, and Maybe Later holds at the next visit', async ({
  openPhone,
  product,
}) => {
  const email = 'offered@example.com'
  const kopi = { amount: 25_000, description: 'Kopi', category: 'Food & Dining', currency: 'IDR' } as const
  await seedExpenses(product.url, email, [{ ...kopi, date: todayInJakarta() }])
  const page = await openPhone({
    still: false,
    permissions: ['microphone', 'notifications'],
    whole: true,
    fresh: true,
  })
  await page.addInitScript(answerNotifications)
  await openSignedIn(page, email)
  const month = page.getByLabel('This month', { exact: true })
  const places = () => Promise.all([month, row(page, 'Kopi')].map(one => one.boundingBox()))
  await expect(month).toHaveText(/25/)
  const before = await places()
  const offer = page.getByRole('region', { name: 'Get notified' })
  await offer.waitFor()
  expect(await places()).toEqual(before)
  // A click reaches what it is aimed at only where nothing lies over it.
  await page.getByRole('link', { name: 'This month' }).click({ trial: true })
  await page.getByRole('button', { name: 'Export', exact: true }).click({ trial: true })

  await offer.getByRole('button', { name: 'Maybe Later' }).click()
  await page.evaluate(() => sessionStorage.clear())
  await page.clock.install()
  await page.reload()
  await expect(month).toHaveText(/\d/)
  await page.clock.runFor(10_000)
  await expect(offer).toHaveCount(0)
})

test('notifications that are allowed while the profile is open show as allowed at once', async ({
  openPhone,
}) => {
  const page = await openPhone({ whole: true })
  await openSignedIn(page, 'elsewhere@example.com')
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByText(/^Notifications denied/)).toBeVisible()
  await page.context().grantPermissions(['microphone', 'notifications'])
  await expect(page.getByText(/^On: we tell you when/)).toBeVisible()
})
