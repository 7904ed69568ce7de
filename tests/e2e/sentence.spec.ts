import type { Page } from '@playwright/test'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { expect, test } from './product.ts'
import { allFetched, openSignedIn, openUnsent, row, unsentLine } from './steps.ts'

const BATCH = '**/api/expenses/batch'
/** Between two key strokes, in milliseconds: a caret that jumps shows itself only at a person's pace. */
const PACE = { delay: 40 }

const field = (page: Page) => page.getByRole('textbox', { name: 'Type what you spent' })
const receipt = (page: Page) => page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
const waiting = (page: Page) => unsentLine(page)
const list = (page: Page) => page.getByRole('dialog', { name: 'Not sent yet' })

/** Among what waits, looked at. */
async function waits(page: Page, sentence: string): Promise<void> {
  await openUnsent(page, 1)
  await expect(list(page).getByRole('listitem')).toContainText(sentence)
  await list(page).getByRole('button', { name: 'Close' }).click()
}

/** Addresses of what the page has loaded to understand sentences. */
function understandingLoads(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => name.includes('understanding')),
  )
}

test('a sentence typed key by key is understood meanwhile, saved on Enter and shown as a spoken one is', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await openSignedIn(page, 'typist@example.com')
  await allFetched(page)
  expect(await understandingLoads(page)).toEqual([])
  await field(page).click()
  await page.keyboard.type('kopi 25', PACE)
  await expect(row(page, 'Kopi', 'Food & Dining', 'Rp25.000')).toBeVisible()
  expect(await understandingLoads(page)).toHaveLength(1)
  await page.keyboard.type(', parkir 5', PACE)
  await expect(field(page)).toHaveValue('kopi 25, parkir 5')
  await expect(row(page, 'Parkir', 'Transportation', 'Rp5.000')).toBeVisible()
  await expect(page.getByText('2 expenses').last()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(receipt(page)).toContainText('kopi 25, parkir 5')
  await receipt(page).getByRole('button', { name: 'Close' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(page.getByLabel('Today', { exact: true })).toHaveText(/30\.000/)
})

test('the page stays where it is while one types', async ({ openPhone, product: { url } }) => {
  const email = 'types-on-a-full-page@example.com'
  const seeds = ['Kopi', 'Parkir', 'Bakso', 'Teh', 'Roti', 'Pulsa']
  await seedExpenses(
    url,
    email,
    seeds.map(description => ({
      description,
      amount: 10_000,
      category: 'Other',
      currency: 'IDR',
      date: todayInJakarta(),
    })),
  )
  const page = await openPhone({ still: false })
  await openSignedIn(page, email)
  await page.getByRole('link', { name: 'Expenses' }).click()
  await expect(row(page, 'Pulsa').first()).toBeAttached()
  await field(page).tap()
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(70)
  await page.keyboard.type('teh 4rb', PACE)
  await expect(row(page, 'Teh', 'Rp4.000')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('what was typed offline waits in sight and is saved by itself, once, when the network is back', {
  tag: ['@spec-8.51'],
}, async ({ openPhone }) => {
  const page = await openPhone()
  await openSignedIn(page, 'commuter@example.com')
  await allFetched(page)
  await field(page).fill('bakso 20rb')
  await expect(row(page, 'Bakso', 'Rp20.000')).toBeVisible()
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText(['Kept on this device'])
  await waits(page, 'bakso 20rb')
  await expect(field(page)).toHaveValue('')
  const saved = page.waitForResponse(BATCH)
  await page.context().setOffline(false)
  expect((await saved).status()).toBe(201)
  await expect(waiting(page)).toHaveCount(0)
  await expect(page.getByLabel('Today', { exact: true })).toHaveText('Rp20.000')
})

test('a sentence whose answer was lost is sent again under its key, and saved once', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await openSignedIn(page, 'tunnel-typist@example.com')
  await allFetched(page)
  await page.context().route(
    BATCH,
    async route => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await field(page).fill('soto 18rb')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await receipt(page).getByRole('button', { name: 'Close' }).click()
  await expect(waiting(page)).toHaveCount(0)
  await expect(page.getByLabel('Today', { exact: true })).toHaveText('Rp18.000')
})

test('a sentence that waits is its account’s alone, comes back from Discard, and goes when signing out says so', async ({
  openPhone,
}) => {
  const page = await openPhone()
  const signOut = async (choice?: string) => {
    await page.getByRole('link', { name: 'Profile' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    const question = page.getByRole('dialog', { name: 'Sign out?' })
    if (choice) await question.getByRole('button', { name: choice }).click()
    await expect(page).toHaveURL(/\/login$/)
  }
  await page.context().route(BATCH, route => route.abort('connectionreset'))
  await openSignedIn(page, 'lender-of-phone@example.com')
  await allFetched(page)
  await field(page).fill('bensin 50rb')
  await page.keyboard.press('Enter')
  await openUnsent(page, 1)
  await list(page).getByRole('button', { name: 'Discard' }).click()
  await expect(waiting(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await waits(page, 'bensin 50rb')
  await signOut('Keep for this account')

  await openSignedIn(page, 'borrower-of-phone@example.com')
  await allFetched(page)
  await expect(waiting(page)).toHaveCount(0)
  await signOut()

  await openSignedIn(page, 'lender-of-phone@example.com')
  await waits(page, 'bensin 50rb')
  await signOut('Delete')
  await openSignedIn(page, 'lender-of-phone@example.com')
  await allFetched(page)
  await expect(waiting(page)).toHaveCount(0)
})

test('what is no expense of one’s own says why and leads to the form; without a price, the price is asked for', async ({
  openPhone,
}) => {
  const page = await openPhone()
  const form = page.getByRole('dialog', { name: 'Add Expense' })
  await openSignedIn(page, 'earner@example.com')
  await allFetched(page)
  await field(page).fill('gajian 5 juta')
  await expect(page.getByText('This is money you got').last()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('gajian 5 juta')
  await page.getByRole('button', { name: 'It is an expense' }).click()
  await expect(form.getByLabel('Description')).toHaveValue('Gajian')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  await expect(field(page)).toHaveValue('gajian 5 juta')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await field(page).fill('beli bakso')
  await expect(row(page, 'Bakso', 'How much?')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Review Your Expenses' })).toContainText('Bakso')
  await page.keyboard.type('18000', PACE)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Bakso' })).toContainText('18.000')
  await expect(field(page)).toBeFocused()
})

test('a sentence in the address fills the field, over signing in, too, and is saved by a tap alone', async ({
  openPhone,
}) => {
  const page = await openPhone()
  const batches: string[] = []
  page.on('request', request => {
    if (request.url().includes('/expenses/batch')) batches.push(request.url())
  })
  await page.goto('/?say=teh%2010rb')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  const chooser = page.getByRole('dialog', { name: 'Choose an account' })
  await chooser.getByLabel('Other email').fill('linked@example.com')
  await chooser.getByRole('button', { name: 'Continue' }).click()
  await expect(field(page)).toHaveValue('teh 10rb')
  await expect(field(page)).toBeFocused()
  await expect(row(page, 'Teh', 'Rp10.000')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)

  // As another app shares it.
  await page.goto('/?title=Receipt&text=Kopi+Kenangan+18.000&url=https%3A%2F%2Fexample.com')
  await expect(field(page)).toHaveValue('Kopi Kenangan 18.000')
  await expect(row(page, 'Kopi Kenangan', 'Rp18.000')).toBeVisible()
  expect(batches).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(receipt(page)).toBeVisible()
})

test('markup in a shared sentence stays text', async ({ openPhone }) => {
  const page = await openPhone()
  const markup = '<img src=x onerror="document.title=1"> 25rb'
  await openSignedIn(page, 'curious@example.com')
  await allFetched(page)
  await page.goto(`/?say=${encodeURIComponent(markup)}`)
  await expect(field(page)).toHaveValue(markup)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(receipt(page)).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page).toHaveTitle(/Ucap/)
})

test('what is usually bought about now is offered in the empty field, saved by a tap or by keys, and undone', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'again@example.com'
  const bought = {
    amount: 18_000,
    category: 'Food & Dining',
    currency: 'IDR',
    date: todayInJakarta(),
  } as const
  await seedExpenses(
    url,
    email,
    ['Kopi', 'Kopi', 'Sepatu'].map(description => ({ ...bought, description })),
  )
  const page = await openPhone()
  await openSignedIn(page, email)
  await allFetched(page)
  const chip = page.getByRole('button', { name: 'Kopi Rp18.000' })
  const today = page.getByLabel('Today', { exact: true })
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(today).toHaveText(/54\.000/)
  await test.step('offered with the field, while nothing is typed', async () => {
    await expect(chip).toHaveCount(0)
    await field(page).tap()
    await expect(chip).toBeVisible()
    await expect(page.getByRole('button', { name: /Sepatu Rp18/ })).toHaveCount(0)
    await page.keyboard.type('b', PACE)
    await expect(chip).toHaveCount(0)
    await page.keyboard.press('Backspace')
  })
  await test.step('saved by one tap, and undone', async () => {
    await chip.tap()
    await expect(chip).toHaveCount(0)
    await expect(page.getByText('“Kopi” saved, Rp18.000')).toBeVisible()
    await expect(today).toHaveText(/72\.000/)
    await undo.tap()
    await expect(today).toHaveText(/54\.000/)
    await expect(undo).toHaveCount(0)
  })
  await test.step('reached by keys alone, and saved', async () => {
    await field(page).focus()
    await expect(chip).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(chip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('“Kopi” saved, Rp18.000')).toBeVisible()
    await expect(chip).toBeFocused()
    await expect(today).toHaveText(/72\.000/)
  })
})

test('what is tapped without a network is kept, and saved once it is back', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'again-offline@example.com'
  const parking = {
    amount: 5000,
    description: 'Parkir',
    category: 'Transportation',
    currency: 'IDR',
    date: todayInJakarta(),
  } as const
  await seedExpenses(url, email, [parking, parking])
  const page = await openPhone()
  await openSignedIn(page, email)
  await allFetched(page)
  await field(page).tap()
  const chip = page.getByRole('button', { name: 'Parkir Rp5.000' })
  await expect(chip).toBeVisible()
  await page.context().setOffline(true)
  await chip.tap()
  await waits(page, 'Parkir Rp5.000')
  await page.context().setOffline(false)
  await expect(waiting(page)).toHaveCount(0)
  await expect(page.getByLabel('Today', { exact: true })).toHaveText(/15\.000/)
})
