/** The way of a spoken expense in Firefox. */
import { expect, test } from './fixtures.ts'
import { clickButton, heardSeconds, leavable, pressButton, shows, signIn } from './steps.ts'

test('in Firefox a person signs in, holds, speaks, sees the review and finds the expense after a reload', async ({
  firefoxPage: page,
  productUrl,
}) => {
  await signIn(page, productUrl, 'whole-way@example.com')
  await pressButton(page)
  await heardSeconds(page, 1)
  await page.mouse.up()
  await shows(page, 'Review Auto-Inserted Expenses')
  // Until its code is there, a placeholder has the same title.
  await page.locator('dialog ol').wait()
  await clickButton(page, 'Close')
  // The way back over the dialog's entry would abort the reload.
  await page.waitForFunction(() => history.state?.dialog !== 'open')
  await leavable(page)
  await page.reload()
  await shows(page, /Kopi susu[\s\S]*Rp\s?25\.000/i)
  for (const place of ['expenses', 'analytics', 'profile']) {
    await leavable(page)
    await page.goto(`${productUrl}/${place}`)
    await page.locator('main h1').wait()
  }
})

test('in Firefox a recording made as the connection goes is kept, and sent once it is back', async ({
  firefoxPage: page,
  productUrl,
}) => {
  await signIn(page, productUrl, 'goes-offline@example.com')
  await pressButton(page)
  await heardSeconds(page, 1)
  await page.setOfflineMode(true)
  await page.mouse.up()
  await shows(page, '1 not sent yet')
  await page.setOfflineMode(false)
  await expect.poll(() => page.evaluate(() => document.body.innerText.includes('not sent yet'))).toBe(false)
  // Once: the month's sum is that of one recording.
  await page.reload()
  await shows(page, /This month[^R]*Rp\s?25\.000/)
})
