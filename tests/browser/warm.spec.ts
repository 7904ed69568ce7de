/** What is made ready before the first press. */
import { expect, test } from './fixtures.ts'
import { audioArrives, microphoneIsOff } from './steps.ts'

test('made ready beforehand are worker and context, never the microphone', async ({ page, server }) => {
  await page.evaluate(() => harness.warm())
  await expect.poll(() => page.workers().length).toBe(1)
  await expect.poll(() => page.evaluate(() => harness.log().contexts)).toEqual(['suspended'])
  expect((await page.evaluate(() => harness.log())).asked).toBe(0)
  expect(server.requested.filter(path => path.includes('capture.worklet'))).toHaveLength(1)

  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await audioArrives(page)
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  await microphoneIsOff(page)
  // Nothing was made or loaded a second time.
  await expect.poll(() => page.evaluate(() => harness.log().contexts)).toEqual(['suspended'])
  expect(page.workers()).toHaveLength(1)
  expect(server.requested.filter(path => /worklet|worker/.test(path))).toHaveLength(2)
})

test('what could not be made ready is made by the recording itself', async ({ page, server }) => {
  server.missing = /capture\.worklet/
  await page.evaluate(() => harness.warm())
  server.missing = null
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await audioArrives(page)
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
})

test('a press while all is still being made ready records in the same context', async ({ page }) => {
  await page.evaluate(async () => {
    void harness.warm()
    await harness.start()
  })
  await audioArrives(page)
  expect((await page.evaluate(() => harness.log())).contexts).toEqual(['running'])
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
})
