/** Sound that travels to the real application while it is spoken: heard as it was said, saved once, or nothing left of it. */
import { getRequestListener } from '@hono/node-server'
import type { Page } from '@playwright/test'
import { noneIsKept, oneIsKept } from '../kept-recordings.ts'
import { heardOneItem } from '../unit/server/support/heard-item.ts'
import { openTestApp, type TestApp } from '../unit/server/support/test-app.ts'
import { test as base, expect } from './fixtures.ts'
import { knownRun, samplesOf } from './received-wav.ts'
import { heardSeconds } from './steps.ts'
import type { VoiceServer } from './voice-server.ts'

interface Backend {
  readonly app: TestApp
  /** The WAVs that were transcribed. */
  readonly heard: Buffer[]
  /** `METHOD path`, ids left out, of all requests with sound. */
  readonly requests: string[]
}

const test = base.extend<{ backend: Backend }>({
  backend: [
    async ({ server }, use) => {
      const { close, ...app } = await openTestApp()
      const backend: Backend = { app, heard: [], requests: [] }
      app.settings.transcribe = async ({ bytes }) => {
        backend.heard.push(Buffer.from(bytes))
        return { kind: 'text', text: 'kopi 25 ribu', confidence: 0.9 }
      }
      app.settings.extract = heardOneItem
      server.backend = getRequestListener(request => {
        const path = new URL(request.url).pathname.replace(/[\da-f-]{36}/, '{id}')
        backend.requests.push(`${request.method} ${path.replace('/api/expenses', '')}`)
        return app.app.fetch(request)
      })
      await use(backend)
      await close()
    },
    // A database of its own, which takes a busy machine its time.
    { timeout: 60_000 },
  ],
})

// In one worker: to load the application takes each some 9 s of processor time.
test.describe.configure({ mode: 'default' })

const SECONDS = 3
const SAMPLES = SECONDS * 16_000

/** Begins to play the known sequence into the recorder; resolves once some of it has come to the server. */
async function speak(page: Page, { app }: Backend): Promise<void> {
  await page.evaluate(samples => {
    harness.setUp({ source: { kind: 'sequence', samples, realTime: true } })
  }, SAMPLES)
  expect(await page.evaluate(() => harness.start())).toEqual({ kind: 'recording' })
  await expect.poll(() => app.uploads.heldBytes, { intervals: [20] }).toBeGreaterThan(2048)
}

async function sayAll(page: Page, backend: Backend) {
  await speak(page, backend)
  await page.waitForFunction(() => harness.log().played)
  return page.evaluate(() => harness.stop())
}

async function expectSavedOnce({ app }: Backend): Promise<void> {
  const { body } = await app.get('token-of-first', '/expenses')
  expect(body.expenses).toHaveLength(1)
  expect(app.uploads.heldBytes).toBe(0)
}

async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed
}

/** What the dead page has left, sent by the next one. */
async function sendFromNextPage(dead: Page, server: VoiceServer) {
  const next = await dead.context().newPage()
  await next.goto(server.origin)
  await next.waitForFunction(() => 'harness' in window)
  await expect.poll(() => next.evaluate(() => harness.unsent())).toHaveLength(1)
  const [kept] = await next.evaluate(() => harness.unsent())
  return next.evaluate(id => harness.retry(id), kept?.id ?? '')
}

test('every sample of it is in the WAV that the server makes, and only the rest is sent at the end', async ({
  page,
  backend,
}) => {
  expect(await sayAll(page, backend)).toMatchObject({ kind: 'answered' })
  const [wav = Buffer.alloc(0)] = backend.heard
  expect(knownRun(samplesOf(wav)).length).toBe(SAMPLES)
  const pieces = backend.requests.filter(name => name === 'PATCH /voice/uploads/{id}')
  expect(pieces.length).toBeGreaterThan(1)
  expect(backend.requests.filter(name => name === 'POST /voice')).toHaveLength(1)
  await expectSavedOnce(backend)
})

test('killed while it travels, what was kept is sent by the next page and saved once', {
  tag: ['@fault-page-killed-while-sound-travels'],
}, async ({ page, backend, server }) => {
  await speak(page, backend)
  await oneIsKept(page)
  await crash(page)
  expect(await sendFromNextPage(page, server)).toMatchObject({ kind: 'answered' })
  expect(backend.heard).toHaveLength(1)
  await expectSavedOnce(backend)
})

test('killed while it waits for the answer, all of it is sent by the next page and saved once', {
  tag: ['@fault-page-killed-while-sound-travels'],
}, async ({ page, backend, server }) => {
  const { transcribe } = backend.app.settings
  let isFirst = true
  backend.app.settings.transcribe = async (clip, listening) => {
    if (!isFirst) return transcribe(clip, listening)
    isFirst = false
    // Until the page is gone.
    return new Promise((_, reject) =>
      listening.signal.addEventListener('abort', () => reject(new Error('hung up'))),
    )
  }
  await speak(page, backend)
  await page.waitForFunction(() => harness.log().played)
  void page.evaluate(() => harness.stop()).catch(() => undefined)
  await expect.poll(() => isFirst).toBe(false)
  await oneIsKept(page, SECONDS)
  await crash(page)
  expect(await sendFromNextPage(page, server)).toMatchObject({ kind: 'answered' })
  const [wav = Buffer.alloc(0)] = backend.heard
  expect(knownRun(samplesOf(wav)).length).toBe(SAMPLES)
  await expectSavedOnce(backend)
})

test('with the storage full it is heard whole and saved once, even where the server has lost the upload', {
  tag: ['@fault-storage-quota-while-sound-travels'],
}, async ({ page, context, backend, server }) => {
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 1 })
  const take = backend.app.uploads.take.bind(backend.app.uploads)
  backend.app.uploads.take = (userId, id) => {
    take(userId, id)
    return null
  }
  expect(await sayAll(page, backend)).toMatchObject({ kind: 'answered' })
  expect(backend.requests.filter(name => name === 'POST /voice')).toHaveLength(2)
  const [wav = Buffer.alloc(0)] = backend.heard
  expect(knownRun(samplesOf(wav)).length).toBe(SAMPLES)
  await expectSavedOnce(backend)
})

test('discarded, nothing of it is left in the page’s storage or in the server’s memory', {
  tag: ['@fault-discarded-while-sound-travels'],
}, async ({ page, backend }) => {
  await speak(page, backend)
  await oneIsKept(page)
  await heardSeconds(page, 1)
  await page.evaluate(() => harness.discard())
  await expect.poll(() => backend.app.uploads.heldBytes).toBe(0)
  await noneIsKept(page)
  expect(backend.requests.at(-1)).toBe('DELETE /voice/uploads/{id}')
  expect(backend.heard).toEqual([])
})
