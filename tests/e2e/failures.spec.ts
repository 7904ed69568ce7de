/** Failures outside the voice path, as the catalogue words them, in both languages. */
import type { Page, Route } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { id } from '../../src/i18n/id.ts'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import {
  answerVoice,
  expect,
  type FaultPhone,
  onEach,
  recordButton,
  speak,
  test,
  told,
} from './fault-phones.ts'
import { forgetLastKnown } from './last-known.ts'
import { pressButton, row, signIn } from './steps.ts'

const refuse = (route: Route) => route.fulfill({ status: 500, json: {} })

/** Where these requests fail while `act` runs. */
async function failing(page: Page, url: string, act: () => Promise<void>, answer = refuse): Promise<void> {
  await page.context().route(url, answer)
  await act()
  await page.context().unroute(url)
}

async function open({ page, texts }: FaultPhone, tab: keyof typeof texts.nav): Promise<void> {
  await page.getByRole('link', { name: texts.nav[tab], exact: true }).click()
}

/** One expense of today, on the dashboard. */
async function seeded(phone: FaultPhone, url: string): Promise<void> {
  const { page, tongue, texts } = phone
  const coffee = { amount: 25_000, category: 'Other', currency: 'IDR', date: todayInJakarta() } as const
  await seedExpenses(url, `faults-${tongue}@example.com`, [{ ...coffee, description: 'Kopi gagal' }])
  await page.goto('/')
  await expect(row(page, 'Kopi gagal').first()).toBeVisible()
  await expect(page.getByText(texts.errors.failedToLoad)).toHaveCount(0)
}

test('what cannot be added, changed or deleted is told, and stays in its form', async ({
  phones,
  product,
}) => {
  await onEach(phones, async phone => {
    const { page, texts } = phone
    await seeded(phone, product.url)
    await failing(page, '**/api/expenses*', async () => {
      await page.getByRole('button', { name: texts.add.open }).click()
      const add = page.getByRole('dialog', { name: texts.add.title })
      await add.getByLabel(texts.fields.amount).fill('5000')
      await add.getByLabel(texts.fields.description).fill('Parkir')
      await add.getByRole('button', { name: texts.add.submit, exact: true }).click()
      await told(phone, texts.errors.failedToAdd)
      await expect(add.getByLabel(texts.fields.description)).toHaveValue('Parkir')
      await page.keyboard.press('Escape')
    })
    await failing(page, '**/api/expenses/*', async () => {
      await row(page, 'Kopi gagal').first().getByRole('button').click()
      const edit = page.getByRole('dialog', { name: texts.edit.title })
      await edit.getByLabel(texts.fields.amount).fill('30000')
      await edit.getByRole('button', { name: texts.edit.submit }).click()
      await told(phone, texts.errors.failedToUpdate)
      await expect(edit.getByLabel(texts.fields.amount)).toHaveValue('30.000')
      await edit.getByRole('button', { name: texts.common.delete }).click()
      const ask = page.getByRole('dialog', { name: texts.edit.deleteTitle })
      await ask.getByRole('button', { name: texts.common.delete }).click()
      await told(phone, texts.errors.failedToDelete)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
    })
  })
})

test('a dashboard that cannot be loaded says so until Retry brings it, or it is dismissed', async ({
  phones,
  product,
}) => {
  await onEach(phones, async phone => {
    const { page, texts } = phone
    await seeded(phone, product.url)
    const banner = page.getByRole('alert').filter({ hasText: texts.errors.failedToLoad })
    for (const url of ['**/api/dashboard/stats', '**/api/auth/profile']) {
      await failing(page, url, async () => {
        await page.reload()
        await expect(banner).toBeVisible()
        await banner.getByRole('button', { name: texts.common.dismiss, exact: true }).click()
        await expect(banner).toHaveCount(0)
        await page.reload()
        await expect(banner).toBeVisible()
      })
      await banner.getByRole('button', { name: texts.common.retry, exact: true }).click()
      await expect(banner).toHaveCount(0)
      await expect(row(page, 'Kopi gagal').first()).toBeVisible()
    }
  })
})

test('a period, its deletions, a month and an export that fail are told', async ({ phones, product }) => {
  await onEach(phones, async phone => {
    const { page, texts } = phone
    await seeded(phone, product.url)
    await failing(page, '**/api/expenses/detail*', async () => {
      await open(phone, 'analytics')
      await expect(page.getByRole('alert')).toContainText(texts.analytics.missing.split('{')[0] ?? '')
      await open(phone, 'expenses')
      await expect(page.getByRole('alert')).toContainText(texts.expenses.failedToLoad)
    })
    await page.getByRole('button', { name: texts.common.retry, exact: true }).click()
    await page.getByRole('button', { name: texts.expenses.select, exact: true }).click()
    await page.getByRole('button', { name: texts.expenses.selectAll, exact: true }).click()
    await failing(page, '**/api/expenses/*-*', async () => {
      await page.getByRole('button', { name: /\(\d+\)/ }).click()
      const ask = page.getByRole('dialog', { name: texts.expenses.deleteTitle })
      await ask.getByRole('button', { name: texts.common.delete, exact: true }).click()
      const alert = page.getByRole('alert').filter({ hasText: texts.expenses.deleteFailed })
      await expect(alert).toContainText('Kopi gagal')
    })
    await failing(page, '**/api/expenses?*', async () => {
      await page.getByRole('button', { name: texts.export.open, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: texts.export.title })
      await dialog.getByRole('button', { name: texts.export.submit, exact: true }).click()
      await expect(dialog.getByRole('alert')).toHaveText(texts.export.failed)
      await page.keyboard.press('Escape')
    })
  })
})

test('a subscription that cannot be asked for is told, in the server’s words where it has some', async ({
  phones,
}) => {
  await onEach(phones, async ({ page, texts }) => {
    const cases = [
      [refuse, texts.subscription.failedToCheck],
      [
        (route: Route) => route.fulfill({ status: 500, json: { message: 'The till is closed.' } }),
        'The till is closed.',
      ],
      [(route: Route) => route.abort(), texts.errors.network],
    ] as const
    for (const [answer, text] of cases) {
      await failing(
        page,
        '**/api/subscriptions/status',
        async () => {
          await forgetLastKnown(page)
          await page.reload()
          await expect(page.getByRole('alert')).toHaveText(text)
        },
        answer,
      )
    }
    await page.getByRole('button', { name: texts.common.retry, exact: true }).click()
    await expect(page.getByRole('navigation', { name: texts.nav.main })).toBeVisible()
  })
})

test('a review that cannot be saved is told, and keeps every change', async ({ phones }) => {
  await onEach(phones, async phone => {
    const { page, texts } = phone
    await answerVoice(phone, route =>
      route.fulfill({
        json: {
          expenses: [
            { amount: 9000, currency: 'IDR', description: 'Roti', category: 'Other', date: todayInJakarta() },
          ],
          transcription: 'roti sembilan ribu',
          ai_confidence_score: 0.9,
          auto_inserted: false,
        },
      }),
    )
    await speak(phone)
    const review = page.getByRole('dialog', { name: texts.review.title })
    await review.getByLabel(texts.fields.description).fill('Roti bakar')
    const save = review.getByRole('button', { name: texts.review.save.replace('{{count}}', '1') })
    await failing(page, '**/api/expenses/batch', async () => {
      await save.click()
      await told(phone, texts.errors.failedToSave)
    })
    await expect(review.getByLabel(texts.fields.description)).toHaveValue('Roti bakar')
    await save.click()
    await expect(review).toHaveCount(0)
    await expect(row(page, 'Roti bakar').first()).toBeVisible()
  })
})

test('a browser without microphones, and one without a connection, are told so', async ({ phones }) => {
  await onEach(phones, async phone => {
    const { page, texts } = phone
    await page.evaluate(() => {
      window.microphoneFault = { name: 'NotSupportedError', message: '' }
    })
    await pressButton(page, recordButton(phone))
    await page.mouse.up()
    await told(phone, texts.voice.microphoneNotSupported)
    await page.context().setOffline(true)
    await pressButton(page, recordButton(phone))
    await page.mouse.up()
    await told(phone, texts.press.internetRequired)
    await page.context().setOffline(false)
  })
})

test('a part of the app that does not load is told, and there after Reload', async ({ phones }) => {
  await onEach(phones, async phone => {
    const { page, texts } = phone
    await failing(
      page,
      '**/assets/{exporting,profile}-*.js',
      async () => {
        // Only now: when idle the page asks for its other screens ahead.
        await page.goto('/')
        await page.getByRole('button', { name: texts.export.open, exact: true }).click()
        const dialog = page.getByRole('dialog', { name: texts.export.title })
        await expect(dialog.getByRole('alert')).toHaveText(texts.app.chunkFailed)
        await dialog.getByRole('button', { name: texts.common.close, exact: true }).click()
        await expect(dialog).toHaveCount(0)
        await open(phone, 'profile')
        await expect(page.getByRole('alert')).toHaveText(texts.app.chunkFailed)
      },
      route => route.abort(),
    )
    await page.getByRole('button', { name: texts.app.reload, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: texts.profile.title })).toBeVisible()
  })
})

test('an app whose words do not load says so in both languages, and is there after Reload', async ({
  openPhone,
}) => {
  const page = await openPhone({ locale: 'id-ID' })
  const words = '**/assets/id.login-*.js'
  await page.context().route(words, route => route.abort())
  await page.goto('/')
  await expect(page.getByRole('alert')).toHaveText([/could not be loaded/, /gagal dimuat/])
  await page.context().unroute(words)
  await page.getByRole('link', { name: 'Muat ulang' }).click()
  await expect(page.getByRole('button', { name: 'Masuk dengan Google' })).toBeVisible()
})

test('a part of the app whose first request is cut is asked for once more, without a word', async ({
  phones,
}) => {
  await onEach(phones, async phone => {
    const { page, texts } = phone
    let asked: number | null = null
    await page.context().route('**/assets/analytics-*.js', route => {
      if (asked === null) return route.abort()
      return asked++ === 0 ? route.abort() : route.continue()
    })
    // When idle the page asks for its other screens ahead, one after the other: for this one in vain.
    const next = page.waitForRequest('**/assets/profile-*.js')
    await page.goto('/')
    await next
    asked = 0
    await open(phone, 'analytics')
    await expect(page.getByRole('heading', { level: 1, name: texts.analytics.title })).toBeVisible()
    expect(asked).toBe(2)
    await page.context().unroute('**/assets/analytics-*.js')
  })
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

const TONGUES = [
  ['en', en],
  ['id', id as typeof en],
] as const

/** As chosen before; shows on the next page. */
const speakNext = (page: Page, tongue: string) =>
  page.evaluate(language => localStorage.setItem('language', language), tongue)

test('whatever becomes of asking for notifications is told, and where they are denied, how to allow them', async ({
  openPhone,
}) => {
  const page = await openPhone({ permissions: ['microphone', 'notifications'] })
  await page.addInitScript(answerNotifications)
  await signIn(page, 'asked@example.com')
  for (const [tongue, texts] of TONGUES) {
    const { notifications } = texts
    await speakNext(page, tongue)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/')
    const offer = page.getByRole('region', { name: notifications.promptTitle })
    await offer.getByRole('button', { name: notifications.later }).click()
    await expect(offer).toHaveCount(0)

    await open({ page, tongue, texts }, 'profile')
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
  }
})

test('a sign-in that fails is told and can be tried again', async ({ openPhone }) => {
  const page = await openPhone()
  await page.addInitScript(() => {
    navigator.serviceWorker.register = url => Promise.reject(new DOMException('', `of ${url}`))
  })
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  const tryIt = async (google: string) => {
    await page.getByRole('button', { name: google }).click()
    await page.getByRole('button', { name: 'First Demo first@example.com' }).click()
  }
  await page.context().route('**/accounts:signInWithIdp*', route => route.abort())
  for (const [tongue, { login }] of TONGUES) {
    await page.goto('/login')
    await speakNext(page, tongue)
    await page.reload()
    await tryIt(login.google)
    await expect(page.getByRole('alert')).toHaveText(login.failed)
  }
  await expect.poll(() => logged).toContain('service worker not registered: of /sw.js')
  await page.context().unroute('**/accounts:signInWithIdp*')
  await tryIt(id.login.google)
  await expect(page.getByRole('navigation', { name: id.nav.main })).toBeVisible()
})
