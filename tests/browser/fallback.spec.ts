/** A browser without an audio worklet records with its own MediaRecorder. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { audioArrives, heardSeconds, interrupted, microphoneIsOff } from './steps.ts'

const FORMATS: Readonly<Record<string, string>> = { 'audio/mp4': 'mp4', 'audio/webm': 'webm' }

/** How long the browser finds what it recorded to be, in seconds, and its loudest sample. */
async function decoded(page: Page, audio: Buffer): Promise<{ seconds: number; peak: number }> {
  return page.evaluate(
    async bytes => {
      const context = new OfflineAudioContext(1, 1, 16_000)
      const buffer = await context.decodeAudioData(Uint8Array.from(bytes).buffer)
      return { seconds: buffer.duration, peak: Math.max(...buffer.getChannelData(0).map(Math.abs)) }
    },
    [...audio],
  )
}

test.beforeEach(({ page }) => page.evaluate(() => harness.setUp({ worklet: false })))

test('what was said arrives whole, with its own type and extension', {
  tag: ['@fault-no-audioworklet'],
}, async ({ page, server }) => {
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await heardSeconds(page, 2.5)
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  await microphoneIsOff(page)
  const [upload] = server.received
  expect(Object.keys(FORMATS)).toContain(upload?.fileType)
  expect(upload?.fileName).toBe(`recording.${FORMATS[upload?.fileType ?? '']}`)
  const { seconds, peak } = await decoded(page, upload?.wav ?? Buffer.alloc(0))
  expect(seconds).toBeGreaterThan(2.2)
  expect(seconds).toBeLessThan(3.5)
  expect(peak).toBeGreaterThan(0.1)
  expect((await page.evaluate(() => harness.log())).contexts).toEqual([])
})

test('the first format of the list that the browser has is taken', { tag: ['@spec-4.21'] }, async ({
  page,
  server,
}) => {
  const order = ['audio/wav', 'audio/mp4', 'audio/mpeg', 'audio/webm;codecs=opus', 'audio/webm']
  const first = await page.evaluate(types => types.find(type => MediaRecorder.isTypeSupported(type)), order)
  await page.evaluate(() => harness.start())
  await heardSeconds(page, 0.5)
  await page.evaluate(() => harness.stop())
  expect(server.received[0]?.fileType).toBe(first?.split(';')[0])
})

test('it is kept and sent again like any other', async ({ page, server }) => {
  server.answer = { kind: 'cut' }
  await page.evaluate(() => harness.start())
  await heardSeconds(page, 1)
  const outcome = await page.evaluate(() => harness.stop())
  expect(outcome).toMatchObject({ kind: 'unsent', reason: { kind: 'offline' } })
  await page.reload()
  await page.waitForFunction(() => 'harness' in window)
  server.answer = { kind: 'json', status: 200, body: {} }
  const [kept] = await page.evaluate(() => harness.unsent())
  expect(kept?.seconds).toBeGreaterThanOrEqual(1)
  expect(await page.evaluate(id => harness.retry(id), kept?.id ?? '')).toMatchObject({ kind: 'answered' })
  const [first, second] = server.received
  expect(second?.fileType).toBe(first?.fileType)
  expect(second?.wav.equals(first?.wav ?? Buffer.alloc(0))).toBe(true)
})

test('a slip, a discard and an unplugged microphone are dealt with there as well', async ({
  page,
  server,
}) => {
  const slip = await page.evaluate(async () => {
    await harness.start()
    return harness.stop(0.1)
  })
  expect(slip).toMatchObject({ kind: 'tooShort' })
  await page.evaluate(() => harness.start())
  await audioArrives(page)
  await page.evaluate(() => harness.discard())
  await microphoneIsOff(page)
  expect(await page.evaluate(() => harness.unsent())).toEqual([])
  expect(server.received).toEqual([])
  await page.evaluate(() => harness.start())
  await audioArrives(page)
  await page.evaluate(() => harness.unplug())
  expect(await interrupted(page)).toEqual(['microphoneLost'])
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  expect(server.received).toHaveLength(1)
})

test('a browser with neither is told before anything is asked for', {
  tag: ['@spec-5.4', '@spec-8.37', '@fault-neither-audioworklet-nor-mediarecorder'],
}, async ({ page }) => {
  await page.evaluate(() => harness.setUp({ worklet: false, mediaRecorder: false }))
  const outcome = await page.evaluate(() => harness.start())
  expect(outcome).toEqual({ kind: 'failed', fault: { kind: 'notSupported' } })
  expect((await page.evaluate(() => harness.log())).asked).toBe(0)
})
