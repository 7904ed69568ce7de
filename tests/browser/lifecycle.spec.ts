/** Starting, stopping and failing: afterwards the microphone is off, and the next recording works. */
import { expect, test } from './fixtures.ts'
import { audioArrives, interrupted, microphoneIsOff, nextRecordingWorks } from './steps.ts'

test('the microphone is off as soon as the recording is stopped', { tag: ['@spec-4.17'] }, async ({
  page,
}) => {
  await page.evaluate(() => harness.start())
  await audioArrives(page)
  const tracks = await page.evaluate(() => {
    void harness.stop()
    return harness.log().tracks
  })
  expect(tracks).toEqual(['ended'])
  await expect.poll(() => page.evaluate(() => harness.log().contexts)).toEqual(['suspended'])
})

test('a release before the permission records nothing and turns the microphone off', {
  tag: ['@fault-release-before-permission'],
}, async ({ page, server }) => {
  await page.evaluate(() => harness.setUp({ holdPrompt: true }))
  const start = page.evaluate(() => harness.start())
  expect(await page.evaluate(() => harness.stop())).toEqual({ kind: 'notRecording' })
  await page.evaluate(() => harness.answerPrompt())
  expect(await start).toEqual({ kind: 'released' })
  await microphoneIsOff(page)
  expect(server.received).toEqual([])
  await nextRecordingWorks(page)
})

test('a release while the audio starts records nothing', async ({ page, server }) => {
  const outcomes = await page.evaluate(async () => {
    const starting = harness.start()
    while (harness.log().tracks.length === 0) await new Promise(resolve => setTimeout(resolve))
    const stopped = harness.stop(0.1)
    return [await starting, await stopped]
  })
  // Which of the two it is depends on how far the start had come: never anything else.
  const released = [{ kind: 'released' }, { kind: 'notRecording' }]
  const slip = [{ kind: 'recording' }, { kind: 'tooShort', seconds: expect.any(Number) }]
  expect([released, slip]).toContainEqual(outcomes)
  await microphoneIsOff(page)
  expect(server.received).toEqual([])
  await nextRecordingWorks(page)
})

test('a second start takes over from one that is under way', async ({ page }) => {
  await page.evaluate(() => harness.setUp({ holdPrompt: true }))
  const first = page.evaluate(() => harness.start())
  await page.evaluate(() => harness.setUp({ holdPrompt: false }))
  await page.waitForFunction(() => harness.log().contexts.length > 0)
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await page.evaluate(() => harness.answerPrompt())
  expect(await first).toEqual({ kind: 'released' })
  await audioArrives(page)
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  await microphoneIsOff(page)
})

test('a slip of the finger sends nothing, however much was recorded until it was heard of', async ({
  page,
  server,
}) => {
  await page.evaluate(() => harness.start())
  await audioArrives(page)
  const outcome = await page.evaluate(() => harness.stop(0.29))
  expect(outcome).toEqual({ kind: 'tooShort', seconds: 0.29 })
  await microphoneIsOff(page)
  expect(await page.evaluate(() => harness.unsent())).toEqual([])
  expect(server.received).toEqual([])
  await nextRecordingWorks(page)
})

test('what is discarded is neither sent nor kept', async ({ page, server }) => {
  await page.evaluate(() => harness.start())
  await audioArrives(page)
  await page.evaluate(() => harness.discard())
  await microphoneIsOff(page)
  expect(await page.evaluate(() => harness.stop())).toEqual({ kind: 'notRecording' })
  expect(await page.evaluate(() => harness.unsent())).toEqual([])
  expect(server.received).toEqual([])
  await nextRecordingWorks(page)
})

test('an unplugged microphone is told once, and what was said before is sent', {
  tag: ['@fault-unplugged-in-mid-recording-ended'],
}, async ({ page, server }) => {
  await page.evaluate(() => harness.start())
  await audioArrives(page)
  await page.evaluate(() => harness.unplug())
  expect(await interrupted(page)).toEqual(['microphoneLost'])
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  expect(server.received).toHaveLength(1)
  await nextRecordingWorks(page)
})

test('audio that the system takes away is told once, what was said is sent, and a new context follows', {
  tag: ['@fault-context-interrupted-or-suspended'],
}, async ({ page, server }) => {
  await page.evaluate(() => harness.start())
  await audioArrives(page)
  await page.evaluate(() => harness.suspendAudio())
  await page.waitForFunction(() => harness.log().interruptions.length > 0)
  expect((await page.evaluate(() => harness.log())).interruptions).toEqual(['contextInterrupted'])
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  expect(server.received).toHaveLength(1)
  await nextRecordingWorks(page)
  await expect.poll(() => page.evaluate(() => harness.log().contexts)).toEqual(['closed', 'suspended'])
})

for (const [title, tag, file] of [
  [
    'a worker that does not load fails the start, and the next recording works',
    ['@fault-worker-failing-to-start'],
    /recording\.worker/,
  ],
  [
    'a worklet that does not load fails the start, and the next recording works',
    ['@fault-addmodule-failing-404'],
    /capture\.worklet/,
  ],
] as const) {
  test(title, { tag: [...tag] }, async ({ page, server }) => {
    server.missing = file
    const outcome = await page.evaluate(() => harness.start())
    expect(outcome).toEqual({ kind: 'failed', fault: { kind: 'startFailed', reason: expect.any(String) } })
    await microphoneIsOff(page)
    // One begun before the next start wants it would fail, too, and take that start with it.
    expect(server.requested.filter(path => file.test(path))).toHaveLength(1)
    server.missing = null
    await nextRecordingWorks(page)
  })
}
