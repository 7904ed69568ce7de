import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TINY_FILES, TINY_MODEL } from '../fixtures/tiny-whisper.ts'
import { type ModelHost, startModelHost } from './model-host.ts'
import { type StartedProduct, startProduct } from './product.ts'
import { asWav, ENGLISH, INDONESIAN, LOW, SILENCE, tones } from './sounds.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ucap-engine-'))
const STAMP = 'engine/node_modules/.installed-lock.json'
const NOT_READY = /^Voice is not ready: /
const READY = /^Voice is ready\.$/

let host: ModelHost
const start = (again: Record<string, string> = {}) =>
  startProduct({ DATA_DIR: dataDir, HF_ENDPOINT: host.url, WHISPER_MODEL: TINY_MODEL, ...again })

beforeAll(async () => {
  host = await startModelHost()
  // So that the product itself installs it again.
  rmSync(STAMP, { force: true })
})
afterAll(async () => {
  await host.goDown()
  rmSync(dataDir, { recursive: true })
})

// In this order: each part goes on with what the one before left behind.
describe('with the host of models out of reach', () => {
  let product: StartedProduct
  beforeAll(async () => {
    await host.goDown()
    product = await start()
  })
  afterAll(async () => {
    expect(await product.stop()).toBe(0)
  })

  test('the product is ready, installs the engine, and says in one line that the model is missing', async () => {
    const line = await product.line(NOT_READY)
    expect(line).toContain(host.url)
    expect(product.lines.filter(one => NOT_READY.test(one))).toHaveLength(1)
    expect(product.lines.findIndex(one => one.startsWith('Ready on'))).toBe(
      product.lines.findIndex(one => one.startsWith('Installing the speech engine')) - 1,
    )
    expect(existsSync(STAMP)).toBe(true)
  })

  test('a recording is answered 503 and the rest works', async () => {
    const { status, body } = await product.speak(asWav(INDONESIAN))
    expect(status).toBe(503)
    expect(body.message).toContain('masih disiapkan')
    expect(await product.savedAmounts()).toEqual([])
  })

  test('once the host is there, the next recording brings voice up and a later one is heard', async () => {
    await host.comeUp()
    // A recording makes it try again, unless it comes during a failing try.
    const ready = product.line(READY)
    const up = async () => product.lines.some(one => READY.test(one))
    while (!(await up())) await product.speak(asWav(INDONESIAN))
    await ready
    const { status, body } = await product.speak(asWav(INDONESIAN))
    expect([status, body.transcription]).toEqual([200, 'beli kopi dua puluh lima ribu'])
    expect(new Set(host.served)).toEqual(new Set(TINY_FILES.keys()))
    expect(product.lines.filter(one => NOT_READY.test(one))).toHaveLength(1)
    expect(product.lines.some(one => one.includes('100%'))).toBe(true)
  })
})

describe('started again, without the host', () => {
  let product: StartedProduct
  beforeAll(async () => {
    await host.goDown()
    product = await start({ WHISPER_AGAIN_MODEL: TINY_MODEL })
    await product.line(READY)
  })
  afterAll(async () => {
    expect(await product.stop()).toBe(0)
  })

  test('a second Whisper, for what may be a wrong amount, is ready as well', async () => {
    expect(await product.line(/^The second hearing is/)).toBe('The second hearing is ready.')
  })

  test('nothing is installed or fetched, and a recording becomes a saved expense', async () => {
    expect(product.lines.some(one => /Installing|Fetching/.test(one))).toBe(false)
    const before = await product.savedAmounts()
    const { status, body } = await product.speak(asWav(INDONESIAN))
    expect(status).toBe(200)
    expect(body.expenses).toMatchObject([{ amount: 25_000, currency: 'IDR' }])
    expect(await product.savedAmounts()).toEqual([...before, 25_000])
  })

  test('English is heard as English, whatever the language of the page', async () => {
    const { body } = await product.speak(asWav(ENGLISH), 'id')
    expect(body.transcription).toBe('I spent twelve dollars on lunch')
    expect(body.expenses).toMatchObject([{ amount: 12, currency: 'USD' }])
  })

  test('silence is answered as nothing heard', async () => {
    expect((await product.speak(asWav(SILENCE))).status).toBe(422)
  })

  test('other requests are answered while it listens', async () => {
    const order: string[] = []
    const listening = product.speak(asWav(tones(LOW, 60))).then(() => order.push('recording'))
    for (let asked = 0; asked < 5; asked++) {
      await fetch(`${product.url}/healthz`)
      order.push('health')
    }
    await listening
    expect(order).toEqual(['health', 'health', 'health', 'health', 'health', 'recording'])
  })
})
