/**
 * The microphone at the device's rate, resampled by the worker, beside a context of 16 kHz, resampled by the browser.
 * Prints what speaks for the one and the other.
 */
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { createResampler } from '../../workers/resampler.ts'
import { SILENCE, WAV_HEADER_BYTES, WavBuffer } from '../../workers/wav.ts'
import { test as base, expect } from './fixtures.ts'
import { knownSequence } from './harness/known-sequence.ts'
import { perMinute, processorTimes } from './processor-times.ts'
import { samplesOf } from './received-wav.ts'
import { heardSeconds, microphoneIsOff, nextRecordingWorks } from './steps.ts'
import { ABOVE, SPEECH, tones, tonesIn } from './tones.ts'

const RATE = 16_000
const MICROPHONE_RATE = 48_000
const SECONDS = 8

const test = base.extend<object, { spokenPath: string }>({
  spokenPath: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names.
    async ({}, use, { parallelIndex }) => {
      const path = resolve('dist', `tones-${parallelIndex}.wav`)
      await writeFile(path, tones(SECONDS + 4))
      await use(path)
    },
    { scope: 'worker' },
  ],
})

// In one worker: each that takes part launches a browser with the microphone of this file.
test.describe.configure({ mode: 'default' })

async function record(page: Page, rate: number | null): Promise<void> {
  await page.evaluate(value => harness.setUp({ processing: false, rate: value }), rate)
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await heardSeconds(page, SECONDS)
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
}

test('at the device’s rate speech passes whole and nothing above it, unlike at 16 kHz', async ({
  page,
  server,
  browser,
}) => {
  const measured = []
  for (const rate of [null, RATE]) {
    const before = await processorTimes(browser)
    await record(page, rate)
    const after = await processorTimes(browser)
    const samples = samplesOf(server.received.at(-1)?.wav ?? Buffer.alloc(0))
    measured.push({ ...tonesIn(samples), processor: perMinute(before, after, samples.length / RATE) })
    // The next backend has a context of its own.
    await page.reload()
    await page.waitForFunction(() => 'harness' in window)
  }
  const [device, sixteen] = measured
  console.log('device rate:', JSON.stringify(device))
  console.log('16 kHz:', JSON.stringify(sixteen))
  if (!device || !sixteen) throw new Error('nothing measured')
  for (const hz of SPEECH) expect(Math.abs(device.levels[hz] ?? Number.NaN), `${hz} Hz`).toBeLessThan(0.2)
  for (const hz of ABOVE) expect(device.levels[hz], `${hz} Hz`).toBeLessThan(-75)
  // Should this fail, the browser has become better, and the backend may be chosen again.
  expect(sixteen.levels[7000]).toBeLessThan(-1)
  expect(sixteen.levels[8600]).toBeGreaterThan(-50)
})

/** What the worker makes of a known sequence that begins after `silence` samples, up to its last sample. */
function expectedPcm(silence: number, samples: number): Int16Array {
  const wav = new WavBuffer(RATE, Math.round((silence + samples) / 3))
  const resampler = createResampler(MICROPHONE_RATE, wav)
  resampler.append(SILENCE, 0, silence)
  resampler.append(knownSequence(samples), 0, samples)
  resampler.append(SILENCE, 0, MICROPHONE_RATE)
  return new Int16Array(wav.toFile().slice(WAV_HEADER_BYTES).buffer)
}

/**
 * How many samples were compared with those of the known sequence, from the first sound on, and how far the worst of
 * them is from it. The sequence may begin anywhere between two samples of the WAV.
 */
function compared(
  received: Int16Array,
  samples: number,
): { readonly length: number; readonly apart: number } {
  const heard = fromFirstSound(received)
  const candidates = [0, 1, 2].map(shift => {
    const expected = fromFirstSound(expectedPcm(3000 + shift, samples))
    const length = Math.min(expected.length, heard.length)
    let apart = 0
    for (let i = 0; i < length; i++) apart = Math.max(apart, Math.abs((heard[i] ?? 0) - (expected[i] ?? 0)))
    return { length, apart }
  })
  return candidates.reduce((best, candidate) => (candidate.apart < best.apart ? candidate : best))
}

function fromFirstSound(pcm: Int16Array): Int16Array {
  return pcm.subarray(
    Math.max(
      0,
      pcm.findIndex(sample => sample !== 0),
    ),
  )
}

test('every sample at 48 kHz is in the 16 kHz that the server gets', async ({ page, server }) => {
  const samples = 3 * MICROPHONE_RATE + 77
  await page.evaluate(
    ([count, rate]) => harness.setUp({ rate, source: { kind: 'sequence', samples: count, realTime: true } }),
    [samples, MICROPHONE_RATE] as const,
  )
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await page.waitForFunction(() => harness.log().played)
  await page.evaluate(() => harness.stop())
  const { length, apart } = compared(samplesOf(server.received[0]?.wav ?? Buffer.alloc(0)), samples)
  expect(length).toBeGreaterThanOrEqual(samples / 3)
  // One step of 16 bits: another engine may round a coefficient in another way.
  expect(apart).toBeLessThanOrEqual(1)
})

test('a recording at 48 kHz ends at 60 s of 16 kHz, to the sample', async ({ page, server }) => {
  const samples = 62 * MICROPHONE_RATE
  await page.evaluate(
    ([count, rate]) => harness.setUp({ rate, source: { kind: 'sequence', samples: count, realTime: false } }),
    [samples, MICROPHONE_RATE] as const,
  )
  await page.evaluate(() => harness.start())
  await page.waitForFunction(() => harness.log().caps > 0 && harness.log().contexts.includes('closed'))
  await page.evaluate(() => harness.stop())
  const received = samplesOf(server.received[0]?.wav ?? Buffer.alloc(0))
  expect(received).toHaveLength(960_000)
  expect((await page.evaluate(() => harness.log())).caps).toBe(1)
  const { length, apart } = compared(received, samples)
  expect(length).toBeGreaterThan(58 * RATE)
  expect(apart).toBeLessThanOrEqual(1)
})

test('a context whose rate the microphone can’t be joined with is replaced by one of today’s rate', async ({
  page,
}) => {
  await page.evaluate(() => harness.setUp({ unjoinedContexts: 1 }))
  await nextRecordingWorks(page)
  await expect.poll(() => page.evaluate(() => harness.log().contexts)).toEqual(['closed', 'suspended'])
})

test('a browser that can’t join them at all is told as not supported', async ({ page }) => {
  await page.evaluate(() => harness.setUp({ unjoinedContexts: 2 }))
  const outcome = await page.evaluate(() => harness.start())
  expect(outcome).toEqual({ kind: 'failed', fault: { kind: 'notSupported' } })
  await microphoneIsOff(page)
  await nextRecordingWorks(page)
})
