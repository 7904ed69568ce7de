import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fuzzParameters, RUNS, TEST_MS } from '../fuzz/runs.ts'
import { heardOneItem } from '../support/heard-item.ts'
import { openTestApp, type TestApp, testApp } from '../support/test-app.ts'
import { beginAt, complete, completion, flacOf, KEY, patch, sendWhole } from './streamed.ts'

const WAV = new Uint8Array(readFileSync('tests/fixtures/speech/id-good-morning.wav'))
const FLAC = flacOf(WAV)

let server: TestApp & { close(): Promise<void> }
let app: TestApp
let heard: Uint8Array[]
let me: string
let accounts = 0
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())
beforeEach(() => {
  me = `speaker${++accounts}`
  heard = []
  app = testApp(server.db)
  app.settings.transcribe = async ({ bytes }) => {
    heard.push(bytes)
    return { kind: 'text', text: 'kopi 25 ribu', confidence: 0.9 }
  }
  app.settings.extract = heardOneItem
})

/** All up to `offset`, in one piece. */
async function streamed(offset: number, uid = me): Promise<string> {
  const path = await beginAt(app, uid)
  if (offset > 0) await patch(app, uid, path, 0, FLAC.slice(0, offset))
  return path
}
const saved = async () => (await app.get(me, '/expenses')).body.expenses.length

describe('a recording that came while it was spoken', () => {
  test(
    'is heard as the WAV of the recorder, to the byte, in whatever pieces it came',
    async () => {
      const cuts = fc.array(fc.nat(FLAC.length), { maxLength: 12 }).map(all => all.sort((a, b) => a - b))
      await fc.assert(
        fc.asyncProperty(cuts, async places => {
          const uid = `speaker${++accounts}`
          const path = await beginAt(app, uid)
          let offset = 0
          for (const place of places) {
            if (place === offset) continue
            expect((await patch(app, uid, path, offset, FLAC.slice(offset, place))).status).toBe(204)
            offset = place
          }
          const rest = FLAC.slice(offset)
          const answer = await complete(app, uid, completion(path, offset, rest, WAV), rest)
          expect(answer.status).toBe(200)
          expect(Buffer.compare(heard.pop() ?? new Uint8Array(), WAV)).toBe(0)
        }),
        // Each run is some eight requests with sound.
        { ...fuzzParameters(), numRuns: Math.ceil(RUNS / 10) },
      )
      expect(app.uploads.heldBytes).toBe(0)
    },
    TEST_MS,
  )

  test('sent again whole under its key is answered the same and saved once', async () => {
    const path = await streamed(20_000)
    const rest = FLAC.slice(20_000)
    const first = await complete(app, me, completion(path, 20_000, rest, WAV), rest)
    const again = await sendWhole(app, me, WAV)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(heard).toHaveLength(1)
    expect(await saved()).toBe(1)
  })

  test('and whose answer was lost, is not taken for another when it is completed again', async () => {
    const path = await streamed(20_000)
    const rest = FLAC.slice(20_000)
    const fields = completion(path, 20_000, rest, WAV)
    await complete(app, me, fields, rest)
    const again = await complete(app, me, fields, rest)
    expect([again.status, again.body.code]).toEqual([409, 'upload_gone'])
    expect((await sendWhole(app, me, WAV)).status).toBe(200)
    expect(await saved()).toBe(1)
  })

  test.each<[string, (path: string) => Partial<ReturnType<typeof completion>>]>([
    ['unknown', () => ({ upload: '00000000-0000-4000-8000-000000000000' })],
    ['further than was sent', () => ({ offset: '20001' })],
    ['behind what was sent, and not as long', () => ({ offset: '19999' })],
    ['of another length', () => ({ length: String(FLAC.length + 1) })],
    ['of another sound', () => ({ sha256: `${'0'.repeat(43)}=` })],
  ])('is to be sent whole where the upload is %s, and is then saved once', async (_, wrong) => {
    const path = await streamed(20_000)
    const rest = FLAC.slice(20_000)
    const answer = await complete(app, me, { ...completion(path, 20_000, rest, WAV), ...wrong(path) }, rest)
    expect([answer.status, answer.body.code]).toEqual([409, 'upload_gone'])
    expect(heard).toEqual([])
    expect((await sendWhole(app, me, WAV)).status).toBe(200)
    expect(await saved()).toBe(1)
    expect(app.uploads.heldBytes).toBe(0)
  })

  test('is completed from where the recorder knows of, if more has come', async () => {
    const path = await streamed(20_000)
    const rest = FLAC.slice(12_345)
    expect((await complete(app, me, completion(path, 12_345, rest, WAV), rest)).status).toBe(200)
    expect(heard.map(sound => Buffer.compare(sound, WAV))).toEqual([0])
  })

  test('of another account is not found, and stays as it is', async () => {
    const path = await streamed(20_000, 'victim')
    const rest = FLAC.slice(20_000)
    const answer = await complete(app, me, completion(path, 20_000, rest, WAV), rest)
    expect([answer.status, answer.body.code]).toEqual([409, 'upload_gone'])
    expect((await patch(app, 'victim', path, 20_000, rest)).status).toBe(204)
  })

  test('at another process, or after a restart, is to be sent whole', async () => {
    const path = await streamed(20_000)
    const other = testApp(server.db)
    other.settings.transcribe = app.settings.transcribe
    other.settings.extract = heardOneItem
    const rest = FLAC.slice(20_000)
    const answer = await complete(other, me, completion(path, 20_000, rest, WAV), rest)
    expect([answer.status, answer.body.code]).toEqual([409, 'upload_gone'])
    expect((await sendWhole(other, me, WAV)).status).toBe(200)
    expect(await saved()).toBe(1)
  })

  test('is dropped with the whole one that takes its place, refused or not', async () => {
    await streamed(20_000)
    await sendWhole(app, me, WAV.slice(0, 100))
    expect(app.uploads.heldBytes).toBe(0)
  })

  test.each(['offset', 'length', 'sha256', 'upload'])('is refused by name without %s', async name => {
    const path = await streamed(20_000)
    const rest = FLAC.slice(20_000)
    const { [name as 'offset']: _, ...fields } = completion(path, 20_000, rest, WAV)
    const answer = await complete(app, me, fields, rest)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(`"${name}"`)
  })

  test('is of the voice limit once, whatever its pieces', async () => {
    const limits = { burst: 1000, perMinute: 1000 }
    app = testApp(server.db, {
      rateLimits: {
        address: limits,
        account: limits,
        voice: { burst: 1, perMinute: 1 },
        copy: limits,
        audioSecondsADay: 3600,
        modelCallsADay: 300,
        answerBytes: limits,
      },
    })
    app.settings.transcribe = async () => ({ kind: 'text', text: 'kopi 25 ribu', confidence: 0.9 })
    app.settings.extract = heardOneItem
    const path = await beginAt(app, me)
    let offset = 0
    for (; offset < 20_000; offset += 1000)
      expect((await patch(app, me, path, offset, FLAC.slice(offset, offset + 1000))).status).toBe(204)
    const rest = FLAC.slice(offset)
    expect((await complete(app, me, completion(path, offset, rest, WAV), rest)).status).toBe(200)
    expect((await sendWhole(app, me, WAV, `${KEY}-next`)).status).toBe(429)
  })
})
