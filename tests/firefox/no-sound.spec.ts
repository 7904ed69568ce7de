/** A machine that has a microphone and nothing to play to: Firefox's audio contexts never run there. */
import { expect, test } from './fixtures.ts'
import { alerts, pressButton, signIn } from './steps.ts'

test.use({ firefoxOptions: { sound: false } })

test('in Firefox without an audio device a press says why it records nothing, until the message is dismissed', {
  tag: ['@spec-8.33', '@fault-no-audio-device-so-that-no-context-of-firefox-ever-runs'],
}, async ({ firefoxPage: page, productUrl }) => {
  await signIn(page, productUrl, 'no-sound@example.com')
  await pressButton(page)
  const told = [expect.stringContaining('The browser could not start its audio')]
  await expect.poll(() => alerts(page)).toEqual(told)
  await page.mouse.up()
  await page.locator('[role="alert"] button').click()
  await expect.poll(() => alerts(page)).toEqual([])
})
