/** What was said is either answered for by the server or still there. */
import type { Page } from '@playwright/test'
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import { ageByDay } from '../kept-recordings.ts'
import { expect, test } from './fixtures.ts'
import { knownRun, samplesOf } from './received-wav.ts'
import { reload } from './steps.ts'

const SAMPLES = 8000

/** Half a second of the known sequence. */
async function speak(page: Page, userId = 'first'): Promise<void> {
  await page.evaluate(samples => {
    harness.setUp({ source: { kind: 'sequence', samples, realTime: true } })
  }, SAMPLES)
  expect(await page.evaluate(user => harness.start(user), userId)).toEqual({ kind: 'recording' })
  await page.waitForFunction(() => harness.log().played)
}

async function record(page: Page, userId?: string): Promise<VoiceOutcome> {
  await speak(page, userId)
  return page.evaluate(() => harness.stop())
}

function unsent(page: Page, userId = 'first') {
  return page.evaluate(user => harness.unsent(user), userId)
}

test('offline it is kept, and a retry after a reload sends it under the same key', {
  tag: ['@fault-connection-cut-in-mid-upload'],
}, async ({ page, server }) => {
  server.answer = { kind: 'cut' }
  const before = Date.now()
  const outcome = await record(page)
  expect(outcome).toEqual({ kind: 'unsent', id: expect.any(String), reason: { kind: 'offline' } })
  await reload(page)
  const [kept] = await unsent(page)
  expect(kept?.seconds).toBeGreaterThanOrEqual(SAMPLES / 16_000)
  expect(kept?.recordedAt).toBeGreaterThanOrEqual(before)
  server.answer = { kind: 'json', status: 200, body: { expenses: [1] } }
  const retried = await page.evaluate(id => harness.retry(id), kept?.id ?? '')
  expect(retried).toEqual({ kind: 'answered', body: { expenses: [1] } })
  expect(await unsent(page)).toEqual([])
  const [first, second] = server.received
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  expect(second?.wav.equals(first?.wav ?? Buffer.alloc(0))).toBe(true)
  expect(knownRun(samplesOf(second?.wav ?? Buffer.alloc(0))).length).toBe(SAMPLES)
})

test('a browser without a connection keeps it, and sends it when there is one again', {
  tag: ['@fault-offline-after'],
}, async ({ page, context, server }) => {
  await page.evaluate(() => harness.start())
  await page.waitForFunction(() => (harness.log().progress.at(-1)?.seconds ?? 0) > 0.5)
  await context.setOffline(true)
  const outcome = await page.evaluate(() => harness.stop())
  expect(outcome).toMatchObject({ kind: 'unsent', reason: { kind: 'offline' } })
  expect(server.received).toEqual([])
  const [kept] = await unsent(page)
  await context.setOffline(false)
  expect(await page.evaluate(id => harness.retry(id), kept?.id ?? '')).toMatchObject({ kind: 'answered' })
  expect(server.received[0]?.headers['idempotency-key']).toBe(kept?.id)
  expect(await unsent(page)).toEqual([])
})

test('a 503 keeps it, with what the server said', async ({ page, server }) => {
  server.answer = { kind: 'json', status: 503, body: { message: 'set TRANSCRIBE_URL' } }
  const reason = { kind: 'server', status: 503, message: 'set TRANSCRIBE_URL' }
  expect(await record(page)).toEqual({ kind: 'unsent', id: expect.any(String), reason })
  expect(await unsent(page)).toHaveLength(1)
})

test('a token that the network keeps back leaves it to retry', async ({ page, server }) => {
  await page.evaluate(() => harness.setUp({ token: 'offline' }))
  expect(await record(page)).toMatchObject({ kind: 'unsent', reason: { kind: 'offline' } })
  expect(server.received).toEqual([])
  expect(await unsent(page)).toHaveLength(1)
})

test('with the storage full it is sent all the same, and lost only when that fails as well', {
  tag: ['@fault-storage-quota'],
}, async ({ page, context, server }) => {
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 1 })
  server.answer = { kind: 'cut' }
  expect(await record(page)).toEqual({ kind: 'lost', reason: { kind: 'offline' } })
  server.answer = { kind: 'json', status: 200, body: {} }
  expect(await record(page)).toMatchObject({ kind: 'answered' })
  expect(await unsent(page)).toEqual([])
})

test('it is told how far the upload is, to its end', async ({ page, server }) => {
  await record(page)
  const { uploads } = await page.evaluate(() => harness.log())
  expect(new Set(uploads.map(({ id }) => id))).toEqual(
    new Set([server.received[0]?.headers['idempotency-key']]),
  )
  expect(uploads.at(-1)?.sent).toBe(1)
})

test('a 400 keeps nothing', async ({ page, server }) => {
  server.answer = { kind: 'json', status: 400, body: { message: 'a poem', violation_type: 'not_expense' } }
  const refused = { kind: 'refused', status: 400, message: 'a poem', violationType: 'not_expense' }
  expect(await record(page)).toEqual(refused)
  expect(await unsent(page)).toEqual([])
})

test('a sign-in that is gone keeps it and sends nothing', { tag: ['@fault-sign-in-gone'] }, async ({
  page,
  server,
}) => {
  await page.evaluate(() => harness.setUp({ token: 'none' }))
  expect(await record(page)).toMatchObject({ kind: 'unsent', reason: { kind: 'signedOut' } })
  expect(server.received).toEqual([])
  expect(await unsent(page)).toHaveLength(1)
})

test('it is the account’s alone, and forgotten when that asks for it', async ({ page, server }) => {
  server.answer = { kind: 'cut' }
  await record(page, 'first')
  await record(page, 'second')
  const [first] = await unsent(page, 'first')
  const [second] = await unsent(page, 'second')
  expect(first?.id).not.toBe(second?.id)
  expect(await page.evaluate(() => harness.forget('first'))).toBe(true)
  expect(await unsent(page, 'first')).toEqual([])
  expect(await unsent(page, 'second')).toEqual([second])
})

test('set aside, no tab lists or sends it until it is taken back, and it is gone with a page that dies', {
  tag: ['@fault-a-tab-that-dies-while-discard-can-be-undone'],
}, async ({ page, context, server }) => {
  server.answer = { kind: 'cut' }
  await record(page)
  const [kept] = await unsent(page)
  const other = await context.newPage()
  await other.goto(page.url())
  const setAside = (id: string) => page.evaluate(id => harness.setAside(id), id)
  expect(await setAside(kept?.id ?? '')).toBe(true)
  expect([await unsent(page), await unsent(other)]).toEqual([[], []])
  expect(await page.evaluate(() => harness.kept('first'))).toMatchObject([{ id: kept?.id }])
  await page.evaluate(id => harness.takeBack(id), kept?.id ?? '')
  expect([await unsent(page), await unsent(other)]).toMatchObject([[{ id: kept?.id }], [{ id: kept?.id }]])
  expect(await setAside(kept?.id ?? '')).toBe(true)
  await page.close()
  // Deleted by the reader, once the lock of the page that died is free.
  await expect
    .poll(async () => [await unsent(other), await other.evaluate(() => harness.kept('first'))])
    .toEqual([[], []])
})

test('a recording that is cancelled is set aside: no tab lists or sends it until it is taken back', async ({
  page,
  context,
  server,
}) => {
  await speak(page)
  expect(await page.evaluate(() => harness.shelve())).toBe(true)
  expect(await page.evaluate(() => harness.log().tracks)).toEqual(['ended'])
  const other = await context.newPage()
  await other.goto(page.url())
  expect([await unsent(page), await unsent(other)]).toEqual([[], []])
  expect(server.received).toEqual([])
  const [kept] = await page.evaluate(() => harness.kept('first'))
  await page.evaluate(id => harness.takeBack(id), kept?.id ?? '')
  expect(await unsent(page)).toMatchObject([{ id: kept?.id, seconds: kept?.seconds }])
})

test('a recording whose tab is closed while it is cancelled is gone, and nothing of it is sent', async ({
  page,
  context,
  server,
}) => {
  await speak(page)
  expect(await page.evaluate(() => harness.shelve())).toBe(true)
  const other = await context.newPage()
  await other.goto(page.url())
  const kept = () => other.evaluate(() => harness.kept('first'))
  const [cancelled] = await kept()
  await page.close()
  // As often as a page looks: the lock of the tab that died is let go in its own time.
  await expect.poll(async () => [await unsent(other), await kept()]).toEqual([[], []])
  const retried = await other.evaluate(id => harness.retry(id), cancelled?.id ?? '')
  expect(retried).toEqual({ kind: 'notRecording' })
  expect(server.received).toEqual([])
})

test('it can be dropped', async ({ page, server }) => {
  server.answer = { kind: 'cut' }
  await record(page)
  const [kept] = await unsent(page)
  await page.evaluate(id => harness.dropUnsent(id), kept?.id ?? '')
  expect(await unsent(page)).toEqual([])
  expect(await page.evaluate(id => harness.retry(id), kept?.id ?? '')).toEqual({ kind: 'notRecording' })
})

test('five are kept; a sixth pushes none of them out, is sent, and is lost only when that fails', {
  tag: ['@fault-five-recordings-waiting-already'],
}, async ({ page, server }) => {
  server.answer = { kind: 'cut' }
  for (let i = 0; i < 5; i++) expect(await record(page)).toMatchObject({ kind: 'unsent' })
  const five = await unsent(page)
  expect(five).toHaveLength(5)
  expect(await record(page)).toEqual({ kind: 'lost', reason: { kind: 'offline' } })
  expect(await unsent(page)).toEqual(five)
  server.answer = { kind: 'json', status: 200, body: {} }
  expect(await record(page)).toMatchObject({ kind: 'answered' })
  expect(await record(page, 'second')).toMatchObject({ kind: 'answered' })
  expect(await unsent(page)).toEqual(five)
})

test('after 24 hours it is forgotten, audio and all, and its account is told once', {
  tag: ['@fault-no-network-for-24-hours'],
}, async ({ page, server }) => {
  server.answer = { kind: 'cut' }
  await record(page)
  await ageByDay(page)
  expect(await unsent(page)).toEqual([])
  // What another account does meanwhile does not take the word from this one.
  const expired = (user: string) => page.evaluate(id => harness.takeExpired(id), user)
  expect(await expired('second')).toEqual([])
  const [since, ...others] = await expired('first')
  expect(Date.now() - (since ?? 0)).toBeGreaterThanOrEqual(24 * 60 * 60 * 1000)
  expect(others).toEqual([])
  expect(await expired('first')).toEqual([])
  const left = await page.evaluate(
    () =>
      new Promise<number[]>(resolve => {
        const opening = indexedDB.open('ucap-outbox')
        opening.onsuccess = () => {
          const work = opening.result.transaction(['details', 'audio'])
          const counts = ['details', 'audio'].map(name => work.objectStore(name).count())
          work.oncomplete = () => resolve(counts.map(({ result }) => result))
        }
      }),
  )
  expect(left).toEqual([0, 0])
})

test('a browser that forbids storage sends all the same', { tag: ['@fault-storage-forbidden'] }, async ({
  page,
  server,
}) => {
  await page.route('**/recording.worker*.js', async route => {
    const response = await route.fetch()
    const forbid = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('', 'SecurityError') } });`
    await route.fulfill({ response, body: `${forbid}\n${await response.text()}` })
  })
  await reload(page)
  expect(await record(page)).toMatchObject({ kind: 'answered' })
  server.answer = { kind: 'cut' }
  expect(await record(page)).toEqual({ kind: 'lost', reason: { kind: 'offline' } })
  await expect(unsent(page)).rejects.toThrow('no answer')
})
