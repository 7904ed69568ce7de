import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sniffContainer } from '../../../../server/audio/container.ts'
import { encodedSeconds, MAX_ENCODED_SECONDS } from '../../../../server/audio/seconds.ts'
import { checkWav } from '../../../../server/audio/wav.ts'
import { cleanText } from '../../../../shared/domain/clean-text.ts'
import { COFFEE } from '../support/test-app.ts'
import { wavBytes } from '../support/wav-bytes.ts'
import { beginAt, complete, completion, flacOf, patch } from '../uploads/streamed.ts'
import { expectProper, type FuzzedApp, openFuzzedApp } from './fuzzed-app.ts'
import { mutatedBytes, mutatedText } from './mutations.ts'
import { fuzzParameters, TEST_MS } from './runs.ts'

let app: FuzzedApp
let before: Awaited<ReturnType<FuzzedApp['stored']>>
beforeAll(async () => {
  app = await openFuzzedApp()
  before = await app.stored()
}, 60_000)
afterAll(() => app.close())
beforeEach(() => {
  app.server.logged.length = 0
  app.heard()
})

const { date: starts, ...what } = COFFEE
const RULE = JSON.stringify({ ...what, starts, schedule: { every: 'month', day: 31 } })
const PHRASE = JSON.stringify({
  phrase: 'kopi susu',
  learned: { category: { value: 'Travel', agreed: 1, wavered: false } },
  learned_on: '2026-11-20',
})
const WAV = wavBytes({ seconds: 0.01 })

function upload(audio: Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.set('audio', new File([audio], 'recording.wav'))
  body.set('auto_insert', 'true')
  return app.server.call('me', 'POST', '/expenses/voice', { body })
}

test(
  'a recording changed a little is heard when it is well-formed and refused when it is not',
  async () => {
    expect((await upload(WAV)).status).toBe(422)
    expect(app.heard()).toEqual([WAV])
    const property = fc.asyncProperty(mutatedBytes(WAV), async audio => {
      const answer = await upload(audio)
      expectProper(answer, app.server.logged)
      const isWellFormed = isSound(audio)
      expect(app.heard()).toEqual(isWellFormed ? [audio] : [])
      expect(answer.status === 422).toBe(isWellFormed)
    })
    await fc.assert(property, fuzzParameters())
    expect(await app.stored()).toEqual(before)
  },
  TEST_MS,
)

test(
  'an upload whose framing is changed is answered, and only whole recordings are heard',
  async () => {
    const boundary = 'limit'
    const part = (name: string, rest: string, content: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n${content}\r\n`
    const wav = Buffer.from(WAV).toString('latin1')
    const right = `${part('auto_insert', '', 'true')}${part('audio', '; filename="a.wav"', wav)}--${boundary}--\r\n`
    const type = fc.oneof(
      { weight: 5, arbitrary: fc.constant(`multipart/form-data; boundary=${boundary}`) },
      { weight: 1, arbitrary: mutatedText(`multipart/form-data; boundary=${boundary}`).map(printable) },
    )
    const send = (body: Uint8Array<ArrayBuffer>, contentType: string) =>
      app.server.call('me', 'POST', '/expenses/voice', { body, headers: { 'Content-Type': contentType } })
    const bytes = new Uint8Array(Buffer.from(right, 'latin1'))
    expect((await send(bytes, `multipart/form-data; boundary=${boundary}`)).status).toBe(422)
    app.heard()
    const property = fc.asyncProperty(mutatedBytes(bytes), type, async (body, contentType) => {
      expectProper(await send(body, contentType), app.server.logged)
      for (const audio of app.heard()) expect(isSound(audio)).toBe(true)
    })
    await fc.assert(property, fuzzParameters())
    expect(await app.stored()).toEqual(before)
  },
  TEST_MS,
)

test(
  'an upload changed a little on its way is heard as it was spoken, or not at all',
  async () => {
    const flac = flacOf(WAV)
    const property = fc.asyncProperty(mutatedBytes(flac), fc.nat(flac.length), async (changed, cut) => {
      const path = await beginAt(app.server, 'me')
      await patch(app.server, 'me', path, 0, changed.slice(0, cut))
      const rest = changed.slice(cut)
      const fields = completion(path, Math.min(cut, changed.length), rest, WAV)
      expectProper(await complete(app.server, 'me', fields, rest), app.server.logged)
      expect([[], [WAV]]).toContainEqual(app.heard())
    })
    await fc.assert(property, fuzzParameters())
    expect(app.server.uploads.heldBytes).toBe(0)
    expect(await app.stored()).toEqual(before)
  },
  TEST_MS,
)

test(
  'JSON changed a little is saved as often as it says so',
  async () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }),
      fc.constantFrom(-0, 1e308, '\0', '\ud800', '__proto__', 0.001),
    )
    const field = fc.constantFrom(
      ...Object.keys(COFFEE),
      'payment_method',
      'phrase',
      '__proto__',
      'constructor',
      'id',
    )
    const changed = fc.tuple(field, value).map(([name, to]) =>
      // As a text: a literal with this name would set the prototype.
      JSON.stringify(COFFEE).replace(/\}$/, `,${JSON.stringify(name)}:${JSON.stringify(to) ?? 'null'}}`),
    )
    const body = fc.oneof(
      changed,
      mutatedText(JSON.stringify(COFFEE)),
      mutatedText('{"amount":25000,"currency":"IDR"}'),
      mutatedText(RULE),
      mutatedText(PHRASE),
      changed.map(item => `[${item},${item}]`),
      mutatedText(JSON.stringify({ expenses: [COFFEE] })),
      mutatedText(
        JSON.stringify({
          expenses: [
            { ...COFFEE, id: '00000000-0000-4000-8000-000000000000', created_at: '2026-11-20T01:00:00Z' },
          ],
        }),
      ),
      fc.json(),
      fc.nat(5000).map(depth => '['.repeat(depth)),
    )
    const route = fc.constantFrom(
      ['POST', '/expenses'] as const,
      ['POST', '/expenses/batch'] as const,
      ['POST', '/expenses/import'] as const,
      ['POST', '/expenses/restore'] as const,
      ['POST', '/expenses/delete'] as const,
      ['PUT', '/expenses/00000000-0000-4000-8000-000000000000'] as const,
      ['POST', '/auth/login'] as const,
      ['PUT', '/budgets/all'] as const,
      ['POST', '/recurring'] as const,
      ['PUT', '/recurring/00000000-0000-4000-8000-000000000000'] as const,
      ['PUT', '/phrases/learning'] as const,
      ['PUT', '/phrases/00000000-0000-4000-8000-000000000000'] as const,
    )
    const saved = new Set<string>()
    const property = fc.asyncProperty(route, body, async ([method, path], text) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await app.server.call('me', method, path, { body: Buffer.from(text, 'latin1'), headers })
      expectProper(answer, app.server.logged)
      if (answer.status === 201)
        for (const { id } of answer.body.expenses ?? [answer.body.data]) saved.add(id)
      if (path === '/expenses/import' && answer.status === 200)
        for (const id of answer.body.ids) saved.add(id)
    })
    await fc.assert(property, fuzzParameters())
    expect((await app.stored()).expenses).toBe(saved.size)
    await app.server.db.execute('delete from expenses')
    await app.server.db.execute('delete from budgets')
    await app.server.db.execute('delete from recurring_rules')
  },
  TEST_MS,
)

test(
  'any address and method is answered',
  async () => {
    const segment = fc.oneof(
      fc.constantFrom(
        'expenses',
        'budgets',
        'recurring',
        'phrases',
        'learning',
        'all',
        'voice',
        'uploads',
        'detail',
        'batch',
        'auth',
        'docs',
        '..',
        '.',
        '',
        '%',
        '%00',
        '%2e%2e',
        '%ff',
        '*',
        ':id',
      ),
      fc.uuid(),
      fc.string({ maxLength: 12, unit: 'binary' }),
    )
    const path = fc.array(segment, { maxLength: 5 }).map(segments => `/${segments.join('/')}`)
    const name = fc.constantFrom(
      'limit',
      'offset',
      'from',
      'to',
      'timeframe',
      'period',
      'month',
      'cursor',
      'q',
      'q',
      'category',
      'payment_method',
      '__proto__',
      'x',
    )
    const parameter = fc.oneof(
      fc.constantFrom(
        '1',
        '-1',
        '1e9',
        '0x10',
        '2026-11-20',
        '2026-02-30',
        '2026-11',
        'month',
        'today',
        'Shopping',
        'Cash',
        "kopi'%20%26%20!(%5C%3A*",
        '2026-11-20.1',
        '%00',
        '%',
        '',
      ),
      fc.string({ maxLength: 20, unit: 'binary' }).map(text => encodeURIComponent(cleanText(text))),
    )
    const query = fc.array(fc.tuple(name, parameter), { maxLength: 3 })
    const known = fc.constantFrom(
      '/expenses',
      '/expenses/usual',
      '/expenses/detail',
      '/dashboard/stats',
      '/analytics/trends',
    )
    const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST')
    const property = fc.asyncProperty(method, fc.oneof(known, path), query, async (verb, where, pairs) => {
      const asked = pairs.map(pair => pair.join('=')).join('&')
      const headers = { Authorization: 'Bearer me' }
      const response = await app.server.app.request(`/api${where}?${asked}`, { method: verb, headers })
      const { status } = response
      const body = status < 400 || verb === 'HEAD' ? null : await response.json()
      expectProper({ status, body }, app.server.logged)
    })
    await fc.assert(property, fuzzParameters())
    expect(await app.stored()).toEqual(before)
  },
  TEST_MS,
)

test(
  'any header is taken or refused',
  async () => {
    const name = fc.constantFrom(
      'X-Time-Zone',
      'X-Currency',
      'X-Device-Time',
      'Accept-Language',
      'Idempotency-Key',
      'X-Request-Id',
      'X-Forwarded-For',
      'X-Forwarded-Proto',
      'Content-Encoding',
      'Content-Length',
      'Content-Type',
      'Tus-Resumable',
      'Upload-Offset',
      'Upload-Defer-Length',
      'Upload-Checksum',
      'If-None-Match',
      'User-Agent',
      'Range',
    )
    const value = fc.oneof(
      fc.constantFrom(
        'Asia/Jakarta',
        'UTC',
        '+07:00',
        'Etc/GMT+5',
        'id;q=nonsense',
        'id;q=1e999,en;q=-1',
        'gzip',
        '1.0.0',
        '0',
        'sha256 x',
        'application/offset+octet-stream',
        '-1',
        '1e9',
      ),
      fc.string({ maxLength: 300, unit: 'binary' }).map(printable),
    )
    const route = fc.constantFrom(
      ['GET', '/dashboard/stats'] as const,
      ['GET', '/analytics/trends'] as const,
      ['GET', '/expenses'] as const,
      ['POST', '/expenses/voice'] as const,
      ['POST', '/expenses/voice/uploads'] as const,
      ['PATCH', '/expenses/voice/uploads/none'] as const,
    )
    const property = fc.asyncProperty(
      route,
      fc.array(fc.tuple(name, value), { maxLength: 4 }),
      async ([method, path], pairs) => {
        const headers = Object.fromEntries(pairs)
        expectProper(await app.server.call('me', method, path, { headers }), app.server.logged)
      },
    )
    await fc.assert(property, fuzzParameters())
    expect(app.heard()).toEqual([])
    expect(await app.stored()).toEqual(before)
  },
  TEST_MS,
)

/** By its first bytes: a changed beginning may make an MPEG frame of it. */
function isSound(audio: Uint8Array): boolean {
  const container = sniffContainer(audio)
  if (container === 'wav') return checkWav(audio).kind === 'ok'
  const seconds = container === null ? null : encodedSeconds(container, audio)
  return seconds !== null && seconds > 0 && seconds <= MAX_ENCODED_SECONDS
}

/** What a header may hold. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e\x80-\xff]/g, '').trim()
}
