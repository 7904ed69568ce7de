/** A machine without a microphone. */
import { expect, test } from './fixtures.ts'

test.use({ hasMicrophone: false })

test('no microphone is told as not found', { tag: ['@spec-8.26', '@fault-no-microphone'] }, async ({
  page,
}) => {
  const notFound = { kind: 'failed', fault: { kind: 'notFound' } }
  expect(await page.evaluate(() => harness.start())).toEqual(notFound)
  expect(await page.evaluate(() => harness.stop())).toEqual({ kind: 'notRecording' })
})
