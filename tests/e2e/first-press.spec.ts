/** A press that comes before the recorder's code does, as on a first visit over a slow line. */
import type { Page } from '@playwright/test'
import { forgetLastKnown } from './last-known.ts'
import { expect, type Product, test } from './product.ts'
import { heardSeconds, openSignedIn, pressButton } from './steps.ts'

const RECORDER = '**/assets/recorder-*.js'
const WAITING = 'Getting the microphone…'

/** The record button is there, the recorder's code is not: it comes when the function returned is called. */
async function withoutRecorder(page: Page, email: string): Promise<() => void> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { openedTracks: tracks })
    mediaDevices.getUserMedia = async constraints => {
      const stream = await open(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
  await openSignedIn(page, email)
  let come = () => {}
  const held = new Promise<void>(resolve => {
    come = resolve
  })
  await page.context().route(RECORDER, async route => {
    await held
    await route.continue()
  })
  await page.reload()
  return () => come()
}

/** Waits for one more recording at the transcription service, which need not understand a part of its sentence. */
function nextRecording({ transcriber }: Product): () => Promise<void> {
  const before = transcriber.requests.length
  return () => expect.poll(() => transcriber.requests.length).toBeGreaterThan(before)
}

const microphones = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { openedTracks: MediaStreamTrack[] }).openedTracks.map(
      ({ readyState }) => readyState,
    ),
  )

test('a press before the recorder has come asks for the microphone at once, says so, and records once it can', async ({
  openPhone,
  product,
}) => {
  const page = await openPhone({ fresh: true })
  const bringRecorder = await withoutRecorder(page, 'first-press@example.com')
  const button = page.getByRole('button', { name: 'Hold to record an expense' })
  await pressButton(page, button)
  await expect.poll(() => microphones(page)).toEqual(['live'])
  await expect(page.locator('p').filter({ hasText: WAITING })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: WAITING })).toHaveCount(1)
  await expect(button).toHaveAttribute('data-phase', 'requesting')
  bringRecorder()
  await heardSeconds(page, 1)
  expect(await microphones(page)).toEqual(['live'])
  const isHeard = nextRecording(product)
  await page.mouse.up()
  await isHeard()
})

test('let go before the recorder has come, the microphone is off at once, and the next press need not wait its turn', async ({
  openPhone,
  product,
}) => {
  const page = await openPhone({ fresh: true })
  const bringRecorder = await withoutRecorder(page, 'let-go-early@example.com')
  const button = page.getByRole('button', { name: 'Hold to record an expense' })
  await pressButton(page, button)
  await expect.poll(() => microphones(page)).toEqual(['live'])
  await page.mouse.up()
  await expect.poll(() => microphones(page)).toEqual(['ended'])
  // It pulses: Playwright's hover would wait for it to stand still.
  await page.mouse.down()
  await expect.poll(() => microphones(page)).toEqual(['ended', 'live'])
  bringRecorder()
  await heardSeconds(page, 1)
  const isHeard = nextRecording(product)
  await page.mouse.up()
  await isHeard()
})

test('the record button is there before the subscription is known, and what is said meanwhile is recorded', async ({
  openPhone,
  product,
}) => {
  const page = await openPhone({ fresh: true })
  await openSignedIn(page, 'unknown-subscription@example.com')
  await forgetLastKnown(page)
  let answer = () => {}
  const asked = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/subscriptions/status', async route => {
    await asked
    await route.continue()
  })
  await page.reload()
  await pressButton(page, page.getByRole('button', { name: 'Hold to record an expense' }))
  await heardSeconds(page, 1)
  answer()
  await expect(page.getByLabel('This month', { exact: true })).toHaveText(/\d/)
  await heardSeconds(page, 2)
  const isHeard = nextRecording(product)
  await page.mouse.up()
  await isHeard()
})
