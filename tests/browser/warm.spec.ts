/** What is made ready before the first press. */
import { expect, test } from './fixtures.ts'
import { audioArrives, microphoneIsOff, reload } from './steps.ts'

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

test('the browser starts its audio before a context would stop the page for it', async ({ page }) => {
  await page.addInitScript(() => {
    const enumerate = MediaDevices.prototype.enumerateDevices
    MediaDevices.prototype.enumerateDevices = async function () {
      const devices = await enumerate.call(this)
      performance.mark('devices')
      return devices
    }
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        performance.mark('context')
        super(options)
      }
    }
  })
  await reload(page)
  await page.evaluate(() => harness.warm())
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
  expect(marks.filter(name => name === 'devices' || name === 'context')).toEqual(['devices', 'context'])
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
