/** The recorder itself in Firefox: what is captured is what arrives. */
import '../browser/harness/api.ts'
import { HARNESS_SITE } from '../browser/harness/site.ts'
import { knownRun, samplesOf } from '../browser/received-wav.ts'
import { VoiceServer } from '../browser/voice-server.ts'
import { test as base, expect } from './fixtures.ts'

const test = base.extend<{ server: VoiceServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names.
  server: async ({}, use) => {
    const server = new VoiceServer(HARNESS_SITE)
    await server.listen()
    await use(server)
    await server.close()
  },
  firefoxPage: async ({ firefoxPage, server }, use) => {
    await firefoxPage.goto(server.origin)
    await firefoxPage.waitForFunction(() => 'harness' in window)
    await use(firefoxPage)
  },
})

/** Of Firefox's fake microphone. */
const TONE_HZ = 1000

function received(server: VoiceServer): Int16Array {
  expect(server.received).toHaveLength(1)
  return samplesOf(server.received[0]?.wav ?? Buffer.alloc(0))
}

test('in Firefox every sample of a known sequence arrives at the server, in its place', async ({
  firefoxPage: page,
  server,
}) => {
  const samples = 3 * 16_000 + 77
  await page.evaluate(count => {
    harness.setUp({ source: { kind: 'sequence', samples: count, realTime: true } })
  }, samples)
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await page.waitForFunction(() => harness.log().played)
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  expect(knownRun(received(server)).length).toBe(samples)
})

test('in Firefox a recording of 60 s ends by itself, says so once, and all that was played until then arrives', async ({
  firefoxPage: page,
  server,
}) => {
  await page.evaluate(() => {
    harness.setUp({ source: { kind: 'sequence', samples: 62 * 16_000, realTime: true } })
  })
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  const from = performance.now()
  await page.waitForFunction(() => harness.log().caps > 0, { timeout: 90_000 })
  expect(performance.now() - from).toBeGreaterThan(50_000)
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  const samples = received(server)
  const { start, length } = knownRun(samples)
  // Fewer where the sound comes more slowly than the clock goes, as on a busy machine.
  expect(samples.length).toBeLessThanOrEqual(960_000)
  expect(samples.length).toBeGreaterThan(480_000)
  expect(start + length).toBe(samples.length)
  expect((await page.evaluate(() => harness.log())).caps).toBe(1)
})

test('in Firefox the fake microphone’s tone is what arrives, at its pitch, whatever the device’s rate', async ({
  firefoxPage: page,
  server,
}) => {
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await page.waitForFunction(() => (harness.log().progress.at(-1)?.seconds ?? 0) >= 1)
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  const samples = received(server)
  const rises = samples.filter((sample, i) => sample >= 0 && (samples[i - 1] ?? 0) < 0).length
  const hertz = rises / (samples.length / 16_000)
  expect(hertz).toBeGreaterThan(TONE_HZ * 0.97)
  expect(hertz).toBeLessThan(TONE_HZ * 1.03)
})
