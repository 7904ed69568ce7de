/** What is captured is what arrives. */
import { expect, test } from './fixtures.ts'
import { knownRun, samplesOf } from './received-wav.ts'
import { HIGH_HZ, LOW_HZ, shareAt } from './spoken-wav.ts'
import { audioArrives, heardSeconds, reload } from './steps.ts'

test('every sample of a known sequence arrives at the server, in its place', { tag: ['@spec-4.23'] }, async ({
  page,
  server,
}) => {
  const samples = 3 * 16_000 + 77
  await page.evaluate(count => {
    harness.setUp({ source: { kind: 'sequence', samples: count, realTime: true } })
  }, samples)
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await page.waitForFunction(() => harness.log().played)
  const outcome = await page.evaluate(() => harness.stop())
  expect(outcome).toEqual({ kind: 'answered', body: { expenses: [] } })
  expect(server.received).toHaveLength(1)
  expect(knownRun(samplesOf(server.received[0]?.wav ?? Buffer.alloc(0))).length).toBe(samples)
})

test('no sample is lost while the main thread is blocked', async ({ page, server }) => {
  await page.evaluate(() => {
    harness.setUp({ source: { kind: 'sequence', samples: 3 * 16_000, realTime: true } })
  })
  await page.evaluate(() => harness.start())
  await heardSeconds(page, 0.5)
  await page.evaluate(() => {
    for (const from = performance.now(); performance.now() - from < 2000; );
  })
  await page.waitForFunction(() => harness.log().played)
  await page.evaluate(() => harness.stop())
  expect(knownRun(samplesOf(server.received[0]?.wav ?? Buffer.alloc(0))).length).toBe(3 * 16_000)
})

test('a held touch, which is no gesture yet, is enough to record', { tag: ['@spec-4.10'] }, async ({
  context,
  server,
}) => {
  const page = await context.newPage()
  await page.goto(server.origin)
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x: 20, y: 20 }])
  await expect.poll(() => server.received.length).toBe(1)
  await touch('touchEnd', [])
  expect(server.received[0]?.headers).toMatchObject({ authorization: 'Bearer token-of-activated=false' })
})

test('a recording ends at 60 s to the sample, says so once, and loses nothing before', {
  tag: ['@spec-4.15', '@spec-5.6', '@spec-9.1'],
}, async ({ page, server }) => {
  await page.evaluate(() => {
    harness.setUp({ source: { kind: 'sequence', samples: 62 * 16_000, realTime: false } })
  })
  await page.evaluate(() => harness.start())
  await page.waitForFunction(() => harness.log().caps > 0 && harness.log().contexts.includes('closed'))
  await page.evaluate(() => harness.stop())
  const samples = samplesOf(server.received[0]?.wav ?? Buffer.alloc(0))
  const { start, length } = knownRun(samples)
  expect(samples).toHaveLength(960_000)
  expect(start + length).toBe(960_000)
  const { caps, progress } = await page.evaluate(() => harness.log())
  expect(caps).toBe(1)
  expect(Math.max(...progress.map(({ seconds }) => seconds))).toBeLessThanOrEqual(60)
})

test('a recording whose sound comes too slowly ends 60 s after its beginning', {
  tag: ['@spec-9.1', '@fault-sound-that-comes-slower-than-the-clock'],
}, async ({ page, server }) => {
  // A worker whose clock runs 20 times as fast as the sound.
  server.patch = {
    match: /recording\.worker/,
    change: script => `const now = performance.now.bind(performance)
      const after = setTimeout
      performance.now = () => now() * 20
      globalThis.setTimeout = (fire, ms, ...given) => after(fire, ms < 60_000 ? ms : ms / 20, ...given);
      ${script}`,
  }
  await reload(page)
  await page.evaluate(() => harness.start())
  await page.waitForFunction(() => harness.log().caps > 0)
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  const seconds = samplesOf(server.received[0]?.wav ?? Buffer.alloc(0)).length / 16_000
  expect(seconds).toBeGreaterThan(2)
  expect(seconds).toBeLessThan(60)
  const { caps, progress } = await page.evaluate(() => harness.log())
  expect(caps).toBe(1)
  const last = progress.at(-1)?.seconds
  expect(last).toBeGreaterThan(55)
  expect(last).toBeLessThanOrEqual(60)
})

test('what the microphone hears is what the server gets', async ({ page, server }) => {
  await page.evaluate(() => harness.start('first'))
  await heardSeconds(page, 2.5)
  await page.evaluate(() => harness.stop())
  const [upload] = server.received
  expect(upload).toMatchObject({ autoInsert: 'true', fileName: 'recording.wav', fileType: 'audio/wav' })
  expect(upload?.headers).toMatchObject({
    path: '/api/expenses/voice',
    authorization: 'Bearer token-of-first',
    'accept-language': 'en',
    'x-time-zone': 'Asia/Jakarta',
    'x-currency': 'IDR',
  })
  expect(upload?.headers['idempotency-key']).toMatch(/^\d+(-\d+){3}$/)
  const samples = samplesOf(upload?.wav ?? Buffer.alloc(0))
  const frames = Array.from({ length: Math.floor(samples.length / 800) }, (_, i) =>
    samples.subarray(i * 800, (i + 1) * 800),
  )
  const dominatedBy = (hz: number) => frames.filter(frame => shareAt(hz, frame) > 0.5).length
  // 50 ms frames; in 2.5 s each voice is heard at least twice, an eighth of a second each time.
  expect(dominatedBy(LOW_HZ)).toBeGreaterThanOrEqual(4)
  expect(dominatedBy(HIGH_HZ)).toBeGreaterThanOrEqual(4)
})

test('progress comes with the first samples and then once a second, and counts samples', async ({ page }) => {
  const times = await page.evaluate(async () => {
    const from = performance.now()
    await harness.start()
    return from
  })
  await heardSeconds(page, 3)
  const { progress, elapsed } = await page.evaluate(from => {
    const { progress } = harness.log()
    harness.discard()
    return { progress, elapsed: performance.now() - from }
  }, times)
  expect(progress.length).toBeGreaterThanOrEqual(4)
  expect(progress.length).toBeLessThanOrEqual(elapsed / 1000 + 1)
  expect(progress[0]?.seconds).toBeLessThan(0.4)
  for (const [i, { seconds }] of progress.entries()) {
    expect(seconds).toBeGreaterThan(progress[i - 1]?.seconds ?? 0)
  }
})

test('how loud it is is drawn by the worker, on a canvas that is given to it', async ({ page }) => {
  await page.evaluate(async () => {
    await harness.start()
    harness.showLevel()
  })
  // Looked at in every frame: a beep of the fake microphone is soon over. In silence the disc is as wide as the button.
  const silent = 0.6
  for (let beep = 0; beep < 2; beep++) {
    await page.waitForFunction(least => harness.discWidth() > least, silent + 0.1)
    await page.waitForFunction(most => Math.abs(harness.discWidth() - most) < 0.02, silent)
  }
  await page.evaluate(() => harness.discard())
})

test('a second recording in the same page is as exact, in the same context', async ({ page, server }) => {
  await page.evaluate(() => {
    harness.setUp({ source: { kind: 'sequence', samples: 16_000, realTime: true } })
  })
  for (const round of [1, 2]) {
    await page.evaluate(() => harness.start())
    await page.waitForFunction(() => harness.log().played)
    await page.evaluate(() => harness.stop())
    expect(knownRun(samplesOf(server.received[round - 1]?.wav ?? Buffer.alloc(0))).length).toBe(16_000)
  }
  await expect.poll(() => page.evaluate(() => harness.log().contexts)).toEqual(['suspended'])
})

test('recordings in a row fill the same blocks: the last ones come home after the end, too', async ({
  page,
  server,
}) => {
  server.patch = {
    match: /capture\.worklet/,
    change: script => `let left = 24
      globalThis.Float32Array = new Proxy(Float32Array, {
        construct(...given) {
          if (left-- <= 0) throw new Error('one block too many')
          return Reflect.construct(...given)
        }
      });
      ${script}`,
  }
  await reload(page)
  for (let recording = 0; recording < 3; recording++) {
    expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
    await audioArrives(page)
    expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  }
  // A processor that throws is replaced, with its context.
  expect((await page.evaluate(() => harness.log())).contexts).toHaveLength(1)
})
