/** What tests of the recorder do again and again. */
import { expect, type Page } from '@playwright/test'

/** Waits for a report of half a second of sound or more. */
export async function audioArrives(page: Page): Promise<void> {
  const before = await page.evaluate(() => harness.log().progress.length)
  await page.waitForFunction(
    count =>
      harness
        .log()
        .progress.slice(count)
        .some(({ seconds }) => seconds >= 0.5),
    before,
  )
}

/** Waits until so many seconds of the recording have been counted. */
export async function heardSeconds(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction(least => (harness.log().progress.at(-1)?.seconds ?? 0) >= least, seconds)
}

export async function nextRecordingWorks(page: Page): Promise<void> {
  await page.evaluate(() =>
    harness.setUp({ holdPrompt: false, microphoneFault: null, source: { kind: 'microphone' } }),
  )
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await audioArrives(page)
  expect(await page.evaluate(() => harness.stop())).toMatchObject({ kind: 'answered' })
  await microphoneIsOff(page)
}

export async function microphoneIsOff(page: Page): Promise<void> {
  const { tracks } = await page.evaluate(() => harness.log())
  expect(tracks.length).toBeGreaterThan(0)
  expect(new Set(tracks)).toEqual(new Set(['ended']))
}

export async function interrupted(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(() => harness.log().interruptions.length > 0)
  return page.evaluate(() => harness.log().interruptions)
}

/** Begins in a fresh page of the harness what the worker is to do once it is told to. */
export async function inWorker(page: Page, what: 'crash' | 'hang'): Promise<void> {
  await page.workers()[0]?.evaluate(kind => {
    setTimeout(() => {
      if (kind === 'crash') throw new Error('crash')
      for (;;);
    })
  }, what)
}

export async function reload(page: Page): Promise<void> {
  await page.reload()
  await page.waitForFunction(() => 'harness' in window)
}
