/** A browser that does not grant the microphone by itself. */
import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { audioArrives, interrupted, microphoneIsOff } from './steps.ts'

test.use({ grantMicrophone: false })
// In one worker: each that takes part launches a browser of its own.
test.describe.configure({ mode: 'default' })

/** Answers for the person, as the browser's settings do. */
async function setPermission(browser: Browser, page: Page, setting: 'denied' | 'granted' | 'prompt') {
  const target = await page.context().newCDPSession(page)
  const { browserContextId } = (await target.send('Target.getTargetInfo')).targetInfo
  const session = await browser.newBrowserCDPSession()
  await session.send('Browser.setPermission', {
    permission: { name: 'microphone' },
    setting,
    ...(browserContextId ? { browserContextId } : {}),
  })
}

test('a refused microphone is told as blocked, and one allowed later works', {
  tag: ['@spec-8.25', '@fault-permission-denied'],
}, async ({ page, browser }) => {
  await setPermission(browser, page, 'denied')
  const blocked = { kind: 'failed', fault: { kind: 'blocked' } }
  expect(await page.evaluate(() => harness.start())).toEqual(blocked)
  expect(await page.evaluate(() => harness.stop())).toEqual({ kind: 'notRecording' })
  await setPermission(browser, page, 'granted')
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await page.evaluate(() => harness.discard())
})

test('a prompt that is closed unanswered is told as cancelled, and can be asked again', {
  tag: ['@fault-permission-dismissed'],
}, async ({ page, browser }) => {
  await setPermission(browser, page, 'prompt')
  const dismissed = { kind: 'failed', fault: { kind: 'dismissed' } }
  expect(await page.evaluate(() => harness.start())).toEqual(dismissed)
  await setPermission(browser, page, 'granted')
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await page.evaluate(() => harness.discard())
})

test('a permission taken back in mid-recording is told as blocked, and what was said is sent', {
  tag: ['@fault-permission-revoked-in-mid-recording'],
}, async ({ page, browser, server }) => {
  await setPermission(browser, page, 'granted')
  await page.evaluate(() => harness.start())
  await audioArrives(page)
  await setPermission(browser, page, 'denied')
  expect(await interrupted(page)).toEqual(['microphoneBlocked'])
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  await microphoneIsOff(page)
  expect(server.received).toHaveLength(1)
})
