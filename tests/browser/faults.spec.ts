/** Faults of the browser, the machine and our own threads in mid-recording. */
import { noneIsKept, oneIsKept } from '../kept-recordings.ts'
import { expect, INSECURE_HOST, test } from './fixtures.ts'
import { samplesOf } from './received-wav.ts'
import {
  audioArrives,
  heardSeconds,
  interrupted,
  inWorker,
  microphoneIsOff,
  nextRecordingWorks,
  reload,
} from './steps.ts'

const START_FAILED = { kind: 'failed', fault: { kind: 'startFailed', reason: expect.any(String) } }
const NO_AUDIO = { kind: 'failed', fault: { kind: 'noAudio' } }

test('a context that claims to run but does not is replaced once, and the recording goes on', {
  tag: ['@fault-context-that-claims-to-run-but-does-not'],
}, async ({ page, server }) => {
  await page.evaluate(() => harness.setUp({ deadContexts: 1 }))
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await audioArrives(page)
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  expect(server.received).toHaveLength(1)
  const { asked, contexts } = await page.evaluate(() => harness.log())
  expect(asked).toBe(1)
  expect(contexts[0]).toBe('closed')
  expect(contexts).toHaveLength(2)
  await nextRecordingWorks(page)
})

test('a second dead context is told as audio that does not start, and the next recording works', {
  tag: ['@fault-context-that-claims-to-run-but-does-not'],
}, async ({ page }) => {
  await page.evaluate(() => harness.setUp({ deadContexts: 2 }))
  expect(await page.evaluate(() => harness.start())).toEqual(NO_AUDIO)
  await microphoneIsOff(page)
  await nextRecordingWorks(page)
  await expect
    .poll(() => page.evaluate(() => harness.log().contexts))
    .toEqual(['closed', 'closed', 'suspended'])
})

test('audio that stalls in mid-recording is told, and what was said is sent', {
  tag: ['@fault-context-that-claims-to-run-but-does-not'],
}, async ({ page, server }) => {
  await page.evaluate(() => harness.start())
  await audioArrives(page)
  await page.evaluate(() => harness.stallAudio())
  expect(await interrupted(page)).toEqual(['captureFailed'])
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  expect(samplesOf(server.received[0]?.wav ?? Buffer.alloc(0)).length).toBeGreaterThan(8000)
  await nextRecordingWorks(page)
})

test('a processor that throws is told, and what was said is sent', {
  tag: ['@fault-processorerror'],
}, async ({ page, server }) => {
  server.patch = {
    match: /capture\.worklet/,
    change: script => `const register = registerProcessor
      let quanta = 0
      registerProcessor = (name, Processor) => register(name, class extends Processor {
        process(...given) {
          if (++quanta === 400) throw new Error('broken')
          return super.process(...given)
        }
      });
      ${script}`,
  }
  await reload(page)
  await page.evaluate(() => harness.start())
  expect(await interrupted(page)).toEqual(['captureFailed'])
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  expect(samplesOf(server.received[0]?.wav ?? Buffer.alloc(0)).length).toBeGreaterThan(8000)
  server.patch = null
  await nextRecordingWorks(page)
})

test('a microphone that the system mutes is told, one that comes back at once is not', {
  tag: ['@fault-muted-by-the-system-in-mid-recording-mute'],
}, async ({ page, server }) => {
  await page.evaluate(() => harness.start())
  await audioArrives(page)
  await page.evaluate(() => {
    harness.mute(true)
    harness.mute(false)
  })
  // Twice as long as a mute may last.
  await heardSeconds(page, 2.7)
  expect((await page.evaluate(() => harness.log())).interruptions).toEqual([])
  await page.evaluate(() => harness.mute(true))
  expect(await interrupted(page)).toEqual(['microphoneLost'])
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  expect(server.received).toHaveLength(1)
  await nextRecordingWorks(page)
})

test('a page over plain HTTP is told so, and nothing is asked for', {
  tag: ['@spec-5.5', '@spec-8.39', '@fault-insecure-context'],
}, async ({ page, server }) => {
  await page.goto(server.origin.replace('localhost', INSECURE_HOST))
  await page.waitForFunction(() => 'harness' in window)
  const insecure = { kind: 'failed', fault: { kind: 'insecure' } }
  expect(await page.evaluate(() => harness.start())).toEqual(insecure)
  expect((await page.evaluate(() => harness.log())).asked).toBe(0)
})

test('a worklet that the network blocks fails the start, and the next recording works', {
  tag: ['@fault-addmodule-failing-blocked'],
}, async ({ page, server }) => {
  server.cutOff = /capture\.worklet/
  expect(await page.evaluate(() => harness.start())).toEqual(START_FAILED)
  await microphoneIsOff(page)
  server.cutOff = null
  await nextRecordingWorks(page)
})

test('a worker that hangs before the start fails it, and the next recording works', {
  tag: ['@fault-worker-hanging'],
}, async ({ page }) => {
  await page.evaluate(() => harness.unsent())
  await inWorker(page, 'hang')
  expect(await page.evaluate(() => harness.start())).toEqual(START_FAILED)
  await microphoneIsOff(page)
  await nextRecordingWorks(page)
})

for (const [title, tag, what] of [
  [
    'of a recording whose worker crashes after 3 s, those are there to retry',
    ['@fault-worker-crashing'],
    'crash',
  ],
  [
    'of a recording whose worker hangs after 3 s, those are there to retry',
    ['@fault-worker-hanging'],
    'hang',
  ],
] as const) {
  test(title, { tag: [...tag] }, async ({ page, server }) => {
    await page.evaluate(() => harness.start())
    await oneIsKept(page, 3)
    await inWorker(page, what)
    expect(await interrupted(page)).toHaveLength(1)
    const outcome = await page.evaluate(() => harness.stop())
    expect(outcome).toMatchObject({ kind: 'unsent', reason: { kind: 'recorderFailed' } })
    await microphoneIsOff(page)
    const [kept] = await page.evaluate(() => harness.unsent())
    expect(await page.evaluate(id => harness.retry(id), kept?.id ?? '')).toMatchObject({ kind: 'answered' })
    expect(samplesOf(server.received[0]?.wav ?? Buffer.alloc(0)).length).toBeGreaterThanOrEqual(3 * 16_000)
    await nextRecordingWorks(page)
  })
}

for (const [ends, tag, what] of [
  ['crashes', ['@fault-worker-crashing'], 'crash'],
  ['hangs', ['@fault-worker-hanging'], 'hang'],
] as const) {
  test(`a worker that ${ends} during the upload leaves the recording to retry under its key`, {
    tag: [...tag],
  }, async ({ page, server }) => {
    server.answer = { kind: 'silence' }
    await page.evaluate(() => harness.start())
    await audioArrives(page)
    const stopped = page.evaluate(() => harness.stop())
    await expect.poll(() => server.received.length).toBe(1)
    await inWorker(page, what)
    expect(await stopped).toMatchObject({ kind: 'unsent', reason: { kind: 'recorderFailed' } })
    server.answer = { kind: 'json', status: 200, body: {} }
    const [kept] = await page.evaluate(() => harness.unsent())
    expect(await page.evaluate(id => harness.retry(id), kept?.id ?? '')).toMatchObject({ kind: 'answered' })
    const keys = server.received.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([kept?.id, kept?.id])
  })
}

test('a page that is left in mid-recording finds what it had kept on the next visit, for the same account', {
  tag: ['@fault-page-unloaded-in-mid-recording'],
}, async ({ page, server }) => {
  await page.evaluate(() => harness.start())
  await oneIsKept(page, 3)
  await reload(page)
  expect(await page.evaluate(() => harness.unsent('second'))).toEqual([])
  const [kept] = await page.evaluate(() => harness.unsent())
  expect(kept?.seconds).toBeGreaterThanOrEqual(3)
  expect(await page.evaluate(id => harness.retry(id), kept?.id ?? '')).toMatchObject({ kind: 'answered' })
  expect(samplesOf(server.received[0]?.wav ?? Buffer.alloc(0)).length).toBeGreaterThanOrEqual(3 * 16_000)
  expect(await page.evaluate(() => harness.unsent())).toEqual([])
  await nextRecordingWorks(page)
})

test('a tab that crashes after 0.6 s of sound has kept half a second of it', {
  tag: ['@fault-page-unloaded-in-mid-recording'],
}, async ({ page, context, server }) => {
  // Nothing follows it: with a second checkpoint only, nothing would be kept.
  await page.evaluate(() => {
    harness.setUp({ source: { kind: 'sequence', samples: 0.6 * 16_000, realTime: true } })
  })
  await page.evaluate(() => harness.start())
  await oneIsKept(page)
  const devtools = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed
  const next = await context.newPage()
  await next.goto(server.origin)
  await next.waitForFunction(() => 'harness' in window)
  await expect.poll(() => next.evaluate(() => harness.unsent())).toHaveLength(1)
  const [kept] = await next.evaluate(() => harness.unsent())
  expect(await next.evaluate(id => harness.retry(id), kept?.id ?? '')).toMatchObject({ kind: 'answered' })
  expect(samplesOf(server.received[0]?.wav ?? Buffer.alloc(0)).length).toBeGreaterThanOrEqual(8000)
})

test('another tab neither lists nor sends what is still being recorded', {
  tag: ['@fault-page-unloaded-in-mid-recording'],
}, async ({ page, context, server }) => {
  await page.evaluate(() => harness.start())
  await oneIsKept(page)
  const other = await context.newPage()
  await other.goto(server.origin)
  await other.waitForFunction(() => 'harness' in window)
  expect(await other.evaluate(() => harness.unsent())).toEqual([])
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  expect(await other.evaluate(() => harness.unsent())).toEqual([])
  expect(server.received).toHaveLength(1)
})

test('of a long recording that is discarded nothing stays', async ({ page }) => {
  await page.evaluate(() => harness.start())
  await oneIsKept(page)
  await page.evaluate(() => harness.discard())
  await microphoneIsOff(page)
  // The worker deletes it behind the page's back, which a reload would interrupt.
  await noneIsKept(page)
  await reload(page)
  expect(await page.evaluate(() => harness.unsent())).toEqual([])
})
