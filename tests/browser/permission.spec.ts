/** A browser whose microphone was refused. */
import { expect, test } from './fixtures.ts'

test.use({ grantMicrophone: false })

test('a refused microphone is told as blocked, and one allowed later works', async ({ page, browser }) => {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = (await (await page.context().newCDPSession(page)).send('Target.getTargetInfo'))
    .targetInfo
  const set = (setting: 'denied' | 'granted') =>
    session.send('Browser.setPermission', {
      permission: { name: 'microphone' },
      setting,
      ...(browserContextId ? { browserContextId } : {}),
    })
  await set('denied')
  const blocked = { kind: 'failed', fault: { kind: 'blocked' } }
  expect(await page.evaluate(() => harness.start())).toEqual(blocked)
  expect(await page.evaluate(() => harness.stop())).toEqual({ kind: 'notRecording' })
  await set('granted')
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await page.evaluate(() => harness.discard())
})
