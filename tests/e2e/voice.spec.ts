import { sentence, speechSeconds } from '../fixtures/speech.ts'
import { expect, test } from './product.ts'
import {
  holdAndSpeak,
  type Language,
  openSignedIn,
  reloadClosed,
  row,
  signIn,
  sum,
  unsentLine,
} from './steps.ts'

test('two expenses said in Indonesian are understood, saved and on the dashboard after a reload', {
  tag: ['@spec-1.4', '@spec-2.35', '@spec-6.3'],
}, async ({ openPhone }) => {
  const speech = 'id-coffee-parking.wav'
  const page = await openPhone({ speech })
  await signIn(page, 'spoken-id@example.com')
  const before = await sum(page, 'This month')

  await holdAndSpeak(page, speechSeconds(speech))

  const review = page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
  await expect(review.getByText('2 expenses saved', { exact: true })).toBeVisible()
  await expect(review.getByText(sentence(speech).transcript)).toBeVisible()
  await expect(page.getByText(/^Rp.* saved$/)).toBeVisible()
  await review.getByRole('button', { name: 'Close' }).click()

  await reloadClosed(page)
  await expect(row(page, 'Kopi', 'Rp25.000', 'Food & Dining')).toBeVisible()
  await expect(row(page, 'Parkir', 'Rp5.000', 'Transportation')).toBeVisible()
  expect((await sum(page, 'This month')) - before).toBe(30_000)
  expect(await sum(page, 'This week')).toBe(30_000)
  expect(await sum(page, 'Today')).toBe(30_000)
})

test('dollars said in English are saved as dollars and totalled at the fixed rate', {
  tag: ['@spec-1.5'],
}, async ({ openPhone }) => {
  const speech = 'en-lunch-bus.wav'
  const page = await openPhone({ speech })
  await openSignedIn(page, 'spoken-en@example.com')
  await holdAndSpeak(page, speechSeconds(speech))
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await reloadClosed(page)
  await expect(row(page, 'Lunch', '$12.00', 'Food & Dining')).toBeVisible()
  await expect(row(page, 'Bus ticket', '$3.00', 'Transportation')).toBeVisible()
  expect(await sum(page, 'Today')).toBe(15 * 15_000)
})

test('what was heard wrong is put right in the review', { tag: ['@spec-1.6', '@spec-4.27'] }, async ({
  openPhone,
  hearAs,
}) => {
  hearAs('id-coffee-parking.wav')
  const page = await openPhone()
  await openSignedIn(page, 'corrects@example.com')
  await holdAndSpeak(page, 1)

  const review = page.getByRole('dialog', { name: 'Review Auto-Inserted Expenses' })
  await review.getByRole('button', { name: /^Kopi/ }).click()
  await review.getByLabel('Amount').fill('27500')
  await review.getByRole('button', { name: /^Parkir/ }).click()
  await review.getByRole('button', { name: 'Remove expense 2' }).click()
  await review.getByRole('button', { name: 'Update 2 Expense(s)' }).click()
  await expect(review).toBeHidden()

  await reloadClosed(page)
  await expect(row(page, 'Kopi', 'Rp27.500')).toBeVisible()
  await expect(row(page, 'Parkir')).toHaveCount(0)
  expect(await sum(page, 'Today')).toBe(27_500)
})

test('the whole way in Indonesian', { tag: ['@spec-4.8', '@spec-8.50'] }, async ({ openPhone, hearAs }) => {
  hearAs('id-coffee-parking.wav')
  const language: Language = 'id'
  const page = await openPhone({ locale: 'id-ID' })
  await signIn(page, 'bahasa@example.com', language)
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await holdAndSpeak(page, 1, language)
  const review = page.getByRole('dialog', { name: 'Tersimpan. Ada yang perlu dibetulkan?' })
  await review.getByRole('button', { name: 'Tutup' }).click()
  await expect(review).toHaveCount(0)
  await expect(row(page, 'Kopi', 'Rp25.000', 'Makan & Minum')).toBeVisible()
  expect(await sum(page, 'Bulan ini')).toBe(30_000)
})

test('speech that is no expense is refused with the server’s words, and nothing is saved or kept', {
  tag: ['@spec-1.19', '@spec-5.7', '@spec-8.20'],
}, async ({ openPhone, hearAs }) => {
  hearAs('id-good-morning.wav')
  const page = await openPhone()
  await openSignedIn(page, 'chats@example.com')
  await holdAndSpeak(page, 1)
  await expect(page.getByRole('alert')).toContainText(/expense/i)
  await expect(unsentLine(page)).toHaveCount(0)
  await page.reload()
  expect(await sum(page, 'This month')).toBe(0)
})
