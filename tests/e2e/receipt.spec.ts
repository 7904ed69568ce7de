/** The receipt under a finger: what fits, what joins, what is taken back, and what Back does. */
import type { CDPSession, Locator, Page } from '@playwright/test'
import { en } from '../../src/i18n/en.ts'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { VOICE } from './fault-phones.ts'
import { expect, test } from './product.ts'
import { holdAndSpeak, openSignedIn, row, savedText } from './steps.ts'

interface Said {
  readonly description: string
  readonly amount: number
}

const THREE = [
  { description: 'Kopi', amount: 25_000 },
  { description: 'Parkir', amount: 5_000 },
  { description: 'Makan siang', amount: 32_000 },
]

/** What comes next is answered as if this had been said; `saved` are in the account already. */
async function willHear(page: Page, said: readonly Said[], { saved = true } = {}): Promise<void> {
  const expenses = said.map((item, at) => ({
    ...item,
    ...(saved ? { id: `${item.description} ${at}` } : {}),
    currency: 'IDR',
    category: 'Food & Dining',
    date: todayInJakarta(),
  }))
  await page.context().unroute(VOICE)
  await page.context().route(VOICE, route =>
    route.fulfill({
      json: {
        expenses,
        transcription: said.map(({ description }) => description).join(', '),
        ai_confidence_score: 0.9,
        auto_inserted: saved,
      },
    }),
  )
}

async function tap(finger: CDPSession, target: Locator): Promise<void> {
  // Once it stands still, and nothing is over it.
  await target.click({ trial: true })
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to tap')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const savedReceipt = (page: Page) => page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })

test('three expenses are seen whole at 360 x 640, above the bar, which takes the next at once', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await page.setViewportSize({ width: 360, height: 640 })
  await openSignedIn(page, 'receipt@example.com')
  await willHear(page, THREE)
  await holdAndSpeak(page, 1)
  const receipt = savedReceipt(page)
  await expect(receipt.getByText('Rp62.000', { exact: true })).toBeVisible()
  await expect(receipt.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await expect(receipt.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
  for (const scrolled of [receipt, receipt.locator('form').locator('..')])
    await expect
      .poll(() => scrolled.evaluate(body => body.scrollHeight - body.clientHeight))
      .toBeLessThanOrEqual(1)

  await willHear(page, [{ description: 'Teh', amount: 8_000 }])
  await holdAndSpeak(page, 1)
  await expect(receipt.getByText('Rp70.000', { exact: true })).toBeVisible()
  await expect(receipt.getByText('4 expenses saved', { exact: true })).toBeVisible()
})

test('what comes and goes in the foot does not move the receipt', async ({ openPhone }) => {
  const page = await openPhone({ still: false })
  await page.addInitScript(() => localStorage.setItem('sentencesSaved', '3'))
  await openSignedIn(page, 'stands-still@example.com')
  await willHear(page, THREE)
  await holdAndSpeak(page, 1)
  const receipt = savedReceipt(page)
  await receipt.getByRole('button', { name: /^Kopi/ }).click({ trial: true })
  const told = page.getByRole('status').filter({ hasText: savedText(en) })
  const place = await receipt.boundingBox()
  const above = await told.boundingBox()
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0)
  await expect(told).toHaveCount(0)
  expect(await receipt.boundingBox()).toEqual(place)

  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })))
  const offer = page.getByRole('region', { name: en.install.label, includeHidden: true })
  await expect(offer).toBeAttached()
  expect(await receipt.boundingBox()).toEqual(place)
  await receipt.getByRole('button', { name: 'Close' }).click()
  await expect(offer).toBeVisible()
})

test('an amount just saved is corrected with two taps and typing; what was saved is undone with one', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await openSignedIn(page, 'corrects-by-touch@example.com')
  await willHear(page, THREE)
  const puts: unknown[] = []
  await page.context().route('**/api/expenses/Kopi*', async route => {
    puts.push(route.request().postDataJSON().amount)
    await route.fulfill({ json: { ...route.request().postDataJSON(), id: 'Kopi 0' } })
  })
  await holdAndSpeak(page, 1)
  const finger = await page.context().newCDPSession(page)
  const receipt = savedReceipt(page)
  await tap(finger, receipt.getByRole('button', { name: /^Kopi/ }))
  await expect(receipt.getByLabel('Amount')).toBeFocused()
  await page.keyboard.type('27500', { delay: 30 })
  await tap(finger, receipt.getByRole('button', { name: 'Update 1 Expense(s)' }))
  await expect(receipt).toHaveCount(0)
  expect(puts).toEqual([27_500])

  const deleted: unknown[] = []
  await page.context().route('**/api/expenses/delete', async route => {
    deleted.push(route.request().postDataJSON().ids)
    await route.fulfill({ json: {} })
  })
  await holdAndSpeak(page, 1)
  await tap(finger, receipt.getByRole('button', { name: 'Undo all' }))
  await expect(page.getByRole('status').filter({ hasText: '“Kopi” and 2 more deleted' })).toBeVisible()
  await expect(receipt).toHaveCount(0)
  expect(deleted).toEqual([['Kopi 0', 'Parkir 1', 'Makan siang 2']])
})

test('six expenses are corrected one after the other, key by key, and saved together', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await openSignedIn(page, 'six@example.com')
  const six = ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima', 'Enam']
  await willHear(
    page,
    six.map(description => ({ description, amount: 1_000 })),
    { saved: false },
  )
  await holdAndSpeak(page, 1)
  const finger = await page.context().newCDPSession(page)
  const receipt = page.getByRole('dialog', { name: 'Review Extracted Expenses' })
  for (const [at, name] of six.entries()) {
    await tap(finger, receipt.getByRole('button', { name: new RegExp(`^${name}`) }))
    await expect(receipt.getByRole('heading', { level: 3 })).toHaveText(`Expense ${at + 1}`)
    await page.keyboard.type(`${at + 1}0000`, { delay: 20 })
  }
  await expect(receipt.getByText('Rp210.000')).toBeVisible()
  await tap(finger, receipt.getByRole('button', { name: 'Save 6 Expense(s)' }))
  await expect(receipt).toHaveCount(0)
  await expect(row(page, 'Enam', 'Rp60.000')).toBeVisible()
})

test('Back closes the receipt, asks where it was changed, and leads on only then', async ({ openPhone }) => {
  const page = await openPhone()
  await openSignedIn(page, 'goes-back@example.com')
  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(page).toHaveURL(/\/expenses$/)
  await willHear(page, THREE)
  await holdAndSpeak(page, 1)
  const receipt = savedReceipt(page)
  await expect(receipt).toBeVisible()
  await page.goBack()
  await expect(receipt).toHaveCount(0)
  await expect(page).toHaveURL(/\/expenses$/)

  await holdAndSpeak(page, 1)
  await receipt.getByRole('button', { name: /^Kopi/ }).click()
  await receipt.getByLabel('Amount').fill('1')
  await page.goBack()
  await expect(receipt.getByRole('button', { name: /^Kopi/ })).toHaveText(/Rp1\D/)
  await page.goBack()
  await expect(receipt.getByRole('alert')).toContainText('Discard them?')
  await expect(page).toHaveURL(/\/expenses$/)
  await receipt.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(receipt).toHaveCount(0)
  await page.goForward()
  await expect(receipt).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('Back closes a form, also after a reload, and Escape asks in the receipt', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'back-in-forms@example.com'
  await seedExpenses(url, email, [
    { description: 'Kopi', amount: 25_000, category: 'Other', currency: 'IDR', date: todayInJakarta() },
  ])
  const page = await openPhone()
  await openSignedIn(page, email)
  await row(page, 'Kopi').first().getByRole('button').click()
  const edit = page.getByRole('dialog', { name: 'Edit Expense' })
  await edit.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete Expense' })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(edit).toBeVisible()
  await page.reload()
  await expect(edit).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)

  await willHear(page, THREE)
  await holdAndSpeak(page, 1)
  const receipt = savedReceipt(page)
  await receipt.getByRole('button', { name: /^Kopi/ }).click()
  await receipt.getByLabel('Amount').fill('1')
  await page.keyboard.press('Escape')
  await expect(receipt.getByRole('alert')).toContainText('Discard them?')
})

test('at 360 x 640 and 360 x 800 a full receipt and a message hide nothing of one another', async ({
  openPhone,
}) => {
  const page = await openPhone()
  const atBoth = async <Seen>(look: () => Promise<Seen>): Promise<Seen[]> => {
    const seen: Seen[] = []
    for (const height of [640, 800]) {
      await page.setViewportSize({ width: 360, height })
      seen.push(await look())
    }
    return seen
  }
  await openSignedIn(page, 'beside@example.com')
  let message = 'Akunmu penuh.'
  await page
    .context()
    .route('**/api/expenses/batch', route => route.fulfill({ status: 507, json: { message } }))
  const eight = Array.from({ length: 8 }, () => THREE[0] as Said)
  await willHear(page, eight, { saved: false })
  await holdAndSpeak(page, 1)
  const receipt = page.getByRole('dialog', { name: 'Review Extracted Expenses' })
  await receipt.getByRole('button', { name: 'Save 8 Expense(s)' }).click()
  const alert = page.getByRole('alert')
  const title = receipt.getByRole('heading', { level: 2 })
  await atBoth(() => expectApart(alert, title))
  const places = await atBoth(() => title.boundingBox())
  await alert.click()
  await expect(alert).toHaveCount(0)
  expect(await atBoth(() => title.boundingBox())).toEqual(places)

  // Three lines, the longest that a message without steps has here.
  message = 'Akunmu penuh: ekspor dulu, lalu hapus yang lama supaya ada tempat untuk pengeluaran baru ini.'
  await receipt.getByRole('button', { name: 'Save 8 Expense(s)' }).click()
  await atBoth(() => expectApart(alert, title))
})

test('held sideways, the receipt has its buttons in sight, no message over it, and the newest rows', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await page.setViewportSize({ width: 800, height: 360 })
  await openSignedIn(page, 'sideways@example.com')
  await willHear(page, THREE)
  await holdAndSpeak(page, 1)
  const receipt = savedReceipt(page)
  await expect(receipt.getByRole('button', { name: 'Undo all' })).toBeInViewport({ ratio: 1 })
  await expect(receipt.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[data-type="success"]')).toHaveCount(0)
  await willHear(page, [{ description: 'Teh', amount: 8_000 }])
  await holdAndSpeak(page, 1)
  await expect(receipt.getByRole('button', { name: /^Teh/ })).toBeInViewport({ ratio: 1 })
})

/** Both are wholly on the screen, the message above. */
async function expectApart(message: Locator, title: Locator): Promise<void> {
  await expect(message).toBeInViewport({ ratio: 1 })
  await expect(title).toBeInViewport({ ratio: 1 })
  const [upper, lower] = await Promise.all([message.boundingBox(), title.boundingBox()])
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0)
}

/** Width and height in CSS pixels, and size of the text in percent. */
const ROOMS = [
  [320, 640, 100],
  [360, 640, 100],
  [360, 800, 200],
  [320, 640, 200],
  [800, 360, 100],
  [1280, 800, 100],
] as const

test('whatever the foot holds, the receipt stands on it: its buttons are reached under a message that stays', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await openSignedIn(page, 'first-hint@example.com')
  await page.context().route('**/api/expenses/batch', route => route.fulfill({ status: 500, json: {} }))
  await willHear(page, THREE, { saved: false })
  await holdAndSpeak(page, 1)
  const receipt = page.getByRole('dialog', { name: 'Review Extracted Expenses' })
  const save = receipt.getByRole('button', { name: 'Save 3 Expense(s)' })
  await save.click()
  const alert = page.getByRole('alert')
  await expect(alert).toBeVisible()
  await alert.getByRole('button').focus()
  for (const [width, height, percent] of ROOMS) {
    await page.setViewportSize({ width, height })
    await page.evaluate(size => {
      document.documentElement.style.fontSize = size
    }, `${percent}%`)
    const at = `${width} x ${height}, text at ${percent}%`
    // Playwright scrolls it into sight, and fails where something else would get the click.
    await save.click({ trial: true })
    await receipt.getByRole('button', { name: 'Cancel' }).click({ trial: true })
    await receipt.getByRole('button', { name: /^Kopi/ }).click({ trial: true })
    const [sheet, message, bar] = await Promise.all([
      receipt.boundingBox(),
      alert.boundingBox(),
      page.getByRole('region', { name: 'New expense' }).boundingBox(),
    ])
    if (!sheet || !message || !bar) throw new Error(`${at}: something is not shown`)
    expect(sheet.y, at).toBeGreaterThanOrEqual(0)
    expect(sheet.height, at).toBeGreaterThanOrEqual(96)
    expect(sheet.y + sheet.height, at).toBeLessThanOrEqual(bar.y)
    expect(message.y, at).toBeGreaterThanOrEqual(0)
    expect(message.y, at).toBeLessThanOrEqual(sheet.y)
  }
})
