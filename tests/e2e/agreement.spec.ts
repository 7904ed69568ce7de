/** Whose agreement to the terms is due is asked once, and loses nothing of what waits for it. */
import type { Route } from '@playwright/test'
import { deferred } from '../unit/deferred.ts'
import { judgeFit } from './fit-look.ts'
import { expect, test } from './product.ts'
import { holdAndSpeak, openSignedIn, reloadClosed, row, signIn } from './steps.ts'
import { answerDue, changeTerms, PROFILE } from './terms-due.ts'

const BATCH = '**/api/expenses/batch'
const VOICE = '**/api/expenses/voice'

/** As a page signs in that is of before agreements were recorded. */
async function withoutAgreement(route: Route): Promise<void> {
  const { 'x-agreed-terms': _, ...headers } = route.request().headers()
  await route.continue({ headers })
}

test('a person who signed in on an older page is asked once, and on no other visit', async ({
  openPhone,
}) => {
  const page = await openPhone()
  await page.context().route('**/api/auth/login', withoutAgreement)
  await signIn(page, 'earlier@example.com')
  const dialog = page.getByRole('dialog', { name: 'Our terms have changed' })
  await expect(dialog).toBeVisible()
  for (const _ of [1, 2]) await page.keyboard.press('Escape')
  await page.goBack()
  await expect(dialog).toBeVisible()
  expect(await judgeFit(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Download everything' }).tap()
  const copy = page.getByRole('dialog', { name: 'Download everything' })
  await copy.getByRole('button', { name: 'Cancel' }).tap()
  await dialog.getByRole('button', { name: 'Agree' }).tap()
  await expect(dialog).toHaveCount(0)
  const profile = page.waitForResponse(PROFILE)
  await reloadClosed(page)
  expect((await (await profile).json()).data.terms_due).toBeUndefined()
})

test('what was typed while the terms changed is kept, and saved once the person agrees', async ({
  openPhone,
}) => {
  const page = await openPhone()
  const [asked, begun] = [deferred<void>(), deferred<void>()]
  const answerLate = async (route: Route) => {
    asked.resolve()
    await begun.promise
    await answerDue(route)
  }
  await page.context().route(PROFILE, answerLate, { times: 1 })
  await signIn(page, 'agrees-late@example.com')
  const dialog = page.getByRole('dialog', { name: 'Our terms have changed' })
  // A profile asked for only now would be answered at once.
  await asked.promise
  await changeTerms(page.context(), BATCH)
  // The profile says so in the middle of the sentence: the question must not take what is typed next.
  const field = page.getByRole('textbox', { name: 'Type what you spent' })
  await field.pressSequentially('teh botol')
  const profile = page.waitForResponse(PROFILE)
  begun.resolve()
  await (await profile).finished()
  for (const character of ' 5 ribu') {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.keyboard.press(character === ' ' ? 'Space' : character)
  }
  await expect(field).toHaveValue('teh botol 5 ribu')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveText(/Changed\. It is kept/)
  await dialog.getByRole('button', { name: 'Agree' }).tap()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'Teh botol', 'Rp5.000').first()).toBeVisible()
})

test('a recording that is sent by itself from a page of before the change asks for the new terms', async ({
  openPhone,
  hearAs,
}) => {
  hearAs('id-coffee-parking.wav')
  const page = await openPhone()
  await openSignedIn(page, 'long-open@example.com')
  await page.context().route(VOICE, route => route.abort('connectionreset'))
  await holdAndSpeak(page, 1)
  await expect(page.getByRole('alert')).toContainText('Your recording is kept')

  await page.context().unroute(VOICE)
  await changeTerms(page.context(), VOICE)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const dialog = page.getByRole('dialog', { name: 'Our terms have changed' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Agree' }).tap()
  await expect(row(page, 'Kopi', 'Rp25.000').first()).toBeVisible()
})
