/** A machine without a microphone. */
import { findHeadlessShell } from '../../scripts/chromium.ts'
import { CHROMIUM_FLAGS, expect, test } from './fixtures.ts'

test('no microphone is told as not found', { tag: ['@spec-8.26', '@fault-no-microphone'] }, async ({
  playwright,
  server,
}) => {
  // By the test itself: for other options of launching, Playwright starts another worker.
  const browser = await playwright.chromium.launch({
    executablePath: findHeadlessShell() ?? '',
    args: [...CHROMIUM_FLAGS],
  })
  const page = await browser.newPage()
  await page.goto(server.origin)
  await page.waitForFunction(() => 'harness' in window)
  const notFound = { kind: 'failed', fault: { kind: 'notFound' } }
  expect(await page.evaluate(() => harness.start())).toEqual(notFound)
  expect(await page.evaluate(() => harness.stop())).toEqual({ kind: 'notRecording' })
  await browser.close()
})
