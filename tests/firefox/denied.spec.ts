/** A Firefox that keeps the microphone from every page. */
import { expect, test } from './fixtures.ts'
import { alerts, pressButton, signIn } from './steps.ts'

test.use({ firefoxOptions: { microphone: 'denied' } })

test('in Firefox a microphone that was refused is told as blocked, and the button rests', {
  tag: ['@fault-permission-denied'],
}, async ({ firefoxPage: page, productUrl }) => {
  await signIn(page, productUrl, 'denied@example.com')
  await pressButton(page)
  await expect
    .poll(() => alerts(page))
    .toEqual([expect.stringContaining('Microphone blocked. Click the lock icon')])
  await page.mouse.up()
  await page.locator('button[data-phase="idle"]').wait()
})
