/** What is typed and not saved yet is not lost, whatever becomes of the page. */
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { openSignedIn, signIn } from './steps.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Type what you spent' })

test('a sentence that is asked about comes back by Cancel, and by a reload', async ({ openPhone }) => {
  const page = await openPhone()
  await openSignedIn(page, 'keeps-typing@example.com')
  await field(page).fill('kopi 13')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })).toBeVisible()
  const asked = page.getByRole('dialog', { name: 'Which one do you mean?' })
  await field(page).fill('kopi 30 ribu')
  await page.keyboard.press('Enter')
  await asked.getByRole('button', { name: 'Cancel' }).tap()
  await expect(field(page)).toHaveValue('kopi 30 ribu')
  await field(page).press('Enter')
  await expect(asked).toBeVisible()
  await expect(field(page)).toHaveValue('')
  // What lacks its price stands before the question, which is not forgotten behind it.
  await field(page).fill('beli cilok')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('How much?')).toBeVisible()
  await expect(asked).toBeHidden()
  await field(page).fill('teh 5')
  await page.reload()
  await expect(field(page)).toHaveValue('kopi 30 ribu, teh 5')
})

test('a receipt that is not saved yet comes back by a reload, with what was typed into it, until it is saved', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await openSignedIn(page, 'keeps-receipt@example.com')
  await field(page).fill('beli cilok')
  await page.keyboard.press('Enter')
  const receipt = page.getByRole('dialog', { name: 'Review Your Expenses' })
  const price = receipt.getByLabel('How much?')
  await price.pressSequentially('7000', { delay: 30 })
  await page.reload()
  await expect(price).toHaveValue('7.000')
  await receipt.getByRole('button', { name: 'Save 1 Expense' }).tap()
  await expect(page.getByLabel('Today', { exact: true })).toHaveText(/7\.000/)
  await expect(receipt).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('keptReview'))).toBeNull()
})

test('where the browser blocks site data the product works for as long as the page is open', async ({
  openPhone,
}) => {
  const page = await openPhone({ fresh: true })
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await signIn(page, 'blocks-storage@example.com')
  await field(page).fill('teh 5rb')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Today', { exact: true })).toHaveText(/5\.000/)
})

test('each of two tabs keeps its receipt: a reload brings back its own, and neither the other’s', async ({
  openPhone,
}) => {
  const one = await openPhone()
  await openSignedIn(one, 'keeps-two@example.com')
  const two = await one.context().newPage()
  await two.goto('/')
  const receipt = (page: Page) => page.getByRole('dialog', { name: 'Review Your Expenses' })
  const kept = (place: string) => one.evaluate(name => localStorage.getItem(name), place)
  await field(one).fill('beli cilok')
  await field(one).press('Enter')
  await expect(receipt(one)).toContainText('Cilok')
  await expect.poll(() => kept('keptReview')).toContain('Cilok')
  await field(two).fill('beli bakso')
  await field(two).press('Enter')
  await expect(receipt(two)).toContainText('Bakso')
  await expect.poll(() => kept('keptReview2')).toContain('Bakso')
  await one.reload()
  await expect(receipt(one)).toContainText('Cilok')
  await expect(receipt(one)).not.toContainText('Bakso')
  await two.reload()
  await expect(receipt(two)).toContainText('Bakso')
  await expect(receipt(two)).not.toContainText('Cilok')
  await expect(receipt(one)).toContainText('Cilok')
})
