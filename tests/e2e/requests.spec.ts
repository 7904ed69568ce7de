/** Questions about what was spent, and corrections of what was just saved, typed as they would be said. */
import type { Page } from '@playwright/test'
import { seedExpenses, todayInJakarta } from './expense-seeds.ts'
import { expect, test } from './product.ts'
import { allFetched, holdAndSpeak, openSignedIn } from './steps.ts'

const PACE = { delay: 40 }

const field = (page: Page) => page.getByRole('textbox', { name: 'Type what you spent' })
const receipt = (page: Page) => page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
const changed = (page: Page) => page.getByRole('dialog', { name: 'Changed' })
const today = (page: Page) => page.getByLabel('Today', { exact: true })

async function say(page: Page, sentence: string, understood: string): Promise<void> {
  await field(page).tap()
  await page.keyboard.insertText(sentence)
  await expect(page.getByRole('status').getByText(understood)).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveValue('')
}

async function signInWith(page: Page, email: string): Promise<void> {
  await openSignedIn(page, email)
  await allFetched(page)
}

test('a question is answered with its sum, and leads to the expenses it is about', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'asks@example.com'
  const seed = { currency: 'IDR', date: todayInJakarta() } as const
  await seedExpenses(url, email, [
    { ...seed, description: 'Bakso', amount: 15_000, category: 'Food & Dining' },
    { ...seed, description: 'Kopi', amount: 20_000, category: 'Food & Dining' },
    { ...seed, description: 'Parkir', amount: 5_000, category: 'Transportation' },
  ])
  const page = await openPhone()
  await signInWith(page, email)
  await say(page, 'minggu ini habis berapa buat makan?', 'This week · Food & Dining')
  const answer = page.getByRole('dialog', { name: 'This week · Food & Dining' })
  await expect(answer).toContainText('Rp35.000')
  await expect(answer).toContainText('2 expenses')
  await expect(answer.getByRole('listitem')).toHaveText([/Kopi/, /Bakso/])
  await expect(today(page)).toHaveText(/40\.000/)
  await answer.getByRole('link', { name: 'Show all' }).tap()
  await expect(page).toHaveURL(/\/expenses\?timeframe=week&category=Food/)
  await expect(answer).toBeHidden()
})

test('an answer about other days than those of a period leads to the expenses of them', async ({
  openPhone,
  product: { url },
}) => {
  const email = 'asks-of-yesterday@example.com'
  const seed = { currency: 'IDR', amount: 20_000, category: 'Food & Dining' } as const
  const day = todayInJakarta()
  const yesterday = new Date(Date.parse(day) - 86_400_000)
  const name = yesterday.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  await seedExpenses(url, email, [
    { ...seed, description: 'Soto', date: yesterday.toISOString().slice(0, 10) },
    { ...seed, description: 'Kopi', date: day },
  ])
  const page = await openPhone()
  await signInWith(page, email)
  await say(page, 'kemarin habis berapa?', 'Yesterday')
  await page.getByRole('dialog', { name: 'Yesterday' }).getByRole('link', { name: 'Show all' }).tap()
  const list = page.getByRole('region', { name: 'Results' })
  await expect(list.getByRole('listitem').filter({ has: page.locator('time') })).toHaveText([/Soto/])
  await expect(page.getByRole('main')).toContainText(`1 expenseRp20.000${name}`)
  await page.getByRole('tab', { name: 'Today' }).tap()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Kopi' })).toBeVisible()
  await expect(page.getByText('Soto')).toHaveCount(0)
  await expect(page).toHaveURL(/\/expenses\?timeframe=today$/)
})

test('a question asked offline is answered as far as that is known, and asked again from there', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await signInWith(page, 'asks-offline@example.com')
  await field(page).tap()
  await page.keyboard.insertText('total bulan ini')
  await expect(page.getByRole('button', { name: 'Ask' })).toBeVisible()
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('status')).toContainText(/Rp0Offline/)
  await say(page, 'kemarin habis berapa?', 'Yesterday')
  await expect(page.getByText('This needs a connection.')).toBeVisible()
  await page.context().setOffline(false)
  await sheet.getByRole('button', { name: 'Retry' }).tap()
  await expect(page.getByText('Nothing noted for this.')).toBeVisible()
})

test('what names nothing changes nothing once its receipt is closed, and what waits goes by its name', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await signInWith(page, 'closes@example.com')
  await say(page, 'bensin 42 ribu', 'Bensin')
  await receipt(page).getByRole('button', { name: 'Close' }).last().tap()
  await expect(receipt(page)).toBeHidden()
  await say(page, '15rb tadi', 'Expense')
  await expect(receipt(page)).toContainText('15.000')
  await expect(today(page)).toHaveText(/57\.000/)
  await receipt(page).getByRole('button', { name: 'Close' }).last().tap()
  await field(page).tap()
  await page.keyboard.insertText('dapet 200rb tadi')
  await expect(page.getByText('This is money you got')).toHaveCount(2)
  await page.keyboard.press('Enter')
  // Refused, it is replaced by the next sentence.
  await page.keyboard.type('bukan, 20rb', PACE)
  await expect(field(page)).toHaveValue('bukan, 20rb')
  await page.keyboard.press('Enter')
  await expect(changed(page)).toContainText('20.000')
  await page.context().setOffline(true)
  await say(page, 'bakpia 30rb', 'Bakpia')
  await expect(page.getByText('1 not sent yet')).toBeVisible()
  await say(page, 'hapus bakpia', 'Discard Bakpia, not saved yet')
  await expect(page.getByText('1 not sent yet')).toBeHidden()
})

test('what was just saved is put right by a sentence, is shown before and after, and put back by Undo', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await signInWith(page, 'puts-right@example.com')
  await say(page, 'kopi 13, parkir 5', '2 expenses')
  await expect(receipt(page)).toBeVisible()
  await say(page, 'kopinya tiga puluh ribu', 'Change Kopi: Rp13.000 → Rp30.000')
  await expect(changed(page).getByRole('deletion')).toHaveText('Rp13.000')
  await expect(changed(page).getByRole('insertion')).toHaveText('Rp30.000')
  await expect(today(page)).toHaveText(/35\.000/)
  await changed(page).getByRole('button', { name: 'Undo' }).tap()
  await expect(changed(page)).toBeHidden()
  await expect(today(page)).toHaveText(/18\.000/)
  await expect(receipt(page)).toContainText('Rp13.000')
  await say(page, 'yang parkir dihapus', 'Delete Parkir Rp5.000')
  const deleted = page.getByRole('dialog', { name: 'Deleted' })
  await expect(deleted).toContainText('Parkir')
  await expect(today(page)).toHaveText(/13\.000/)
  await deleted.getByRole('button', { name: 'Close' }).tap()
  await expect(receipt(page).getByRole('listitem')).toHaveText([/Kopi/])
})

test('what was deleted or changed by words is put back by words, typed or spoken, before anything else', async ({
  openPhone,
  product: { transcriber },
}) => {
  const page = await openPhone()
  await signInWith(page, 'takes-back@example.com')
  await say(page, 'kopi 13, parkir 5', '2 expenses')
  await expect(receipt(page)).toBeVisible()
  await say(page, 'hapus parkir', 'Delete Parkir Rp5.000')
  const deleted = page.getByRole('dialog', { name: 'Deleted' })
  await expect(deleted).toBeVisible()
  await say(page, 'nggak jadi', 'Back to how it was before')
  await expect(deleted).toBeHidden()
  await expect(today(page)).toHaveText(/18\.000/)
  await say(page, 'kopinya tiga puluh ribu', 'Change Kopi: Rp13.000 → Rp30.000')
  await expect(changed(page)).toBeVisible()
  const hearAgain = transcriber.hearAs('balikin')
  await holdAndSpeak(page, 1)
  await expect(changed(page)).toBeHidden()
  await expect(today(page)).toHaveText(/18\.000/)
  hearAgain()
  // What was brought back is not on the receipt.
  await say(page, 'hapus semua', 'Delete 2 expenses?')
  const asked = page.getByRole('dialog', { name: 'Which one do you mean?' })
  await asked.getByRole('button', { name: /^Delete 2: / }).tap()
  await expect(deleted).toBeVisible()
  await say(page, 'teh 4', 'Teh Rp4.000')
  await expect(deleted).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).first().tap()
  await expect(today(page)).toHaveText(/22\.000/)
})

test('what may be a correction or another expense is asked', async ({ openPhone }) => {
  const page = await openPhone()
  await signInWith(page, 'is-asked@example.com')
  await say(page, 'kopi 13', 'Kopi Rp13.000')
  await expect(receipt(page)).toBeVisible()
  await say(page, 'kopi 30 ribu', 'Which one do you mean?')
  const asked = page.getByRole('dialog', { name: 'Which one do you mean?' })
  await expect(asked.getByRole('button', { name: 'Change Kopi: Rp13.000 → Rp30.000' })).toBeVisible()
  await asked.getByRole('button', { name: 'Add a new expense' }).tap()
  await expect(receipt(page).getByRole('listitem')).toHaveText([/13\.000/, /30\.000/])
  await expect(today(page)).toHaveText(/43\.000/)
})

test('a price alone is that of what is asked about; a new sentence shows its receipt before a question', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await signInWith(page, 'answers-price@example.com')
  await say(page, 'kopi 13', 'Kopi Rp13.000')
  await expect(receipt(page)).toBeVisible()
  await receipt(page).getByRole('button', { name: 'Close' }).tap()
  await say(page, 'lupis', 'Lupis')
  await expect(page.getByRole('textbox', { name: 'How much?' })).toBeFocused()
  await field(page).focus()
  await page.keyboard.insertText('7 ribu')
  await expect(page.getByRole('status').getByText('Lupis Rp7.000')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(receipt(page).getByRole('listitem')).toHaveText([/Lupis.*7\.000/])
  await expect(today(page)).toHaveText(/20\.000/)
  await say(page, 'lupis 9 ribu', 'Which one do you mean?')
  const asked = page.getByRole('dialog', { name: 'Which one do you mean?' })
  await expect(asked).toBeVisible()
  await say(page, 'parkir 2 ribu', 'Parkir Rp2.000')
  await expect(asked).toBeHidden()
  // Closed before the answer is there, it would open again with it.
  await expect(receipt(page).getByRole('listitem').filter({ hasText: 'Parkir' })).toBeVisible()
  await receipt(page).getByRole('button', { name: 'Close' }).tap()
  await asked.getByRole('button', { name: 'Cancel' }).tap()
  await expect(asked).toBeHidden()
  await expect(field(page)).toHaveValue('lupis 9 ribu')
  await expect(page.getByRole('button', { name: 'Choose…' })).toHaveCount(0)
})

test('what was added in the form is put right by a sentence, too', async ({ openPhone }) => {
  const page = await openPhone()
  await signInWith(page, 'puts-form-right@example.com')
  await page.getByRole('button', { name: 'Add expense' }).tap()
  const form = page.getByRole('dialog', { name: 'Add Expense' })
  await form.getByLabel('Amount').fill('30000')
  await form.getByLabel('Description').fill('Sate')
  await form.getByRole('button', { name: 'Add', exact: true }).tap()
  await expect(today(page)).toHaveText(/30\.000/)
  await say(page, 'bukan, 35 ribu', 'Change Sate: Rp30.000 → Rp35.000')
  await expect(changed(page)).toContainText('Rp35.000')
  await expect(today(page)).toHaveText(/35\.000/)
})
