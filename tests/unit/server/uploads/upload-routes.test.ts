import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { wavFile } from '../../../../server/audio/wav-file.ts'
import { users } from '../../../../server/db/schema.ts'
import { RATE_LIMITS } from '../../../../server/limits/rate-limits.ts'
import { restrict } from '../../../../server/policy/restrictions.ts'
import { UPLOAD_LIMITS, UploadStore } from '../../../../server/uploads/upload-store.ts'
import { deferred } from '../../deferred.ts'
import { NOW, openTestApp, type TestApp, testApp } from '../support/test-app.ts'
import { begin, beginAt, flacOf, patch, TUS } from './streamed.ts'

let server: TestApp & { close(): Promise<void> }
let app: TestApp
beforeAll(async () => {
  server = await openTestApp()
}, 60_000)
afterAll(() => server.close())
beforeEach(() => {
  app = testApp(server.db)
})

const RATE = 16_000
const silence = (seconds: number) => flacOf(wavFile(RATE, new Int16Array(seconds * RATE)))
const FLAC = silence(1)
const bytes = (text: string) => new TextEncoder().encode(text)
const digest = (algorithm: string, content: Uint8Array) =>
  createHash(algorithm).update(content).digest('base64')

describe('an upload', () => {
  test('begins, takes pieces, says where it is, and ends', async () => {
    const begun = await begin(app, 'me')
    expect(begun.status).toBe(201)
    const location = begun.headers.get('Location') ?? ''
    expect(location).toMatch(/^\/api\/expenses\/voice\/uploads\/[\da-f-]{36}$/)
    const path = location.replace('/api', '')
    for (const [from, to] of [
      [0, 3],
      [3, 8],
    ] as const) {
      const taken = await patch(app, 'me', path, from, FLAC.slice(from, to))
      expect(taken.status).toBe(204)
      expect(taken.headers.get('Upload-Offset')).toBe(String(to))
      expect(taken.headers.get('Tus-Resumable')).toBe('1.0.0')
    }
    const looked = await app.call('me', 'HEAD', path, { headers: TUS })
    expect([looked.status, looked.headers.get('Upload-Offset')]).toEqual([204, '8'])
    expect(looked.headers.get('Cache-Control')).toBe('no-store')
    expect((await app.call('me', 'DELETE', path, { headers: TUS })).status).toBe(204)
    expect((await app.call('me', 'HEAD', path, { headers: TUS })).status).toBe(404)
    expect(app.uploads.heldBytes).toBe(0)
  })

  test('goes on where it is, and nowhere else', async () => {
    const path = await beginAt(app, 'me')
    const piece = FLAC.slice(0, 3)
    await patch(app, 'me', path, 0, piece)
    const refused = await patch(app, 'me', path, 0, piece)
    expect([refused.status, refused.headers.get('Upload-Offset')]).toEqual([409, '3'])
  })

  test.each(['sha1', 'sha256'])('takes a piece with its %s and no other', async algorithm => {
    const path = await beginAt(app, 'me')
    const send = (sum: string) =>
      patch(app, 'me', path, 0, FLAC, { 'Upload-Checksum': `${algorithm} ${sum}` })
    expect((await send(digest(algorithm, FLAC.slice(1)))).status).toBe(460)
    expect((await send(digest(algorithm, FLAC))).status).toBe(204)
  })

  test.each<[string, number, () => Promise<{ status: number }>]>([
    ['another version', 412, async () => app.call('me', 'POST', '/expenses/voice/uploads')],
    [
      'a length that is told',
      400,
      () =>
        app.call('me', 'POST', '/expenses/voice/uploads', {
          headers: { ...TUS, 'Upload-Length': '9', 'Idempotency-Key': 'k' },
        }),
    ],
    [
      'no key',
      400,
      () =>
        app.call('me', 'POST', '/expenses/voice/uploads', {
          headers: { ...TUS, 'Upload-Defer-Length': '1' },
        }),
    ],
    ['a piece of none', 404, () => patch(app, 'me', '/expenses/voice/uploads/none', 0, bytes('one'))],
    [
      'a piece without a byte',
      400,
      async () => patch(app, 'me', await beginAt(app, 'me'), 0, new Uint8Array()),
    ],
    [
      'a piece without a place',
      400,
      async () => patch(app, 'me', await beginAt(app, 'me'), 0, bytes('one'), { 'Upload-Offset': '-1' }),
    ],
    [
      'a piece of JSON',
      415,
      async () =>
        patch(app, 'me', await beginAt(app, 'me'), 0, bytes('1'), { 'Content-Type': 'application/json' }),
    ],
    [
      'a sum of an unknown kind',
      400,
      async () => patch(app, 'me', await beginAt(app, 'me'), 0, bytes('1'), { 'Upload-Checksum': 'md5 x' }),
    ],
    [
      'a piece beyond 256 KB',
      413,
      async () => patch(app, 'me', await beginAt(app, 'me'), 0, new Uint8Array(262_145)),
    ],
  ])('refuses %s: %i', async (_, status, call) => {
    expect((await call()).status).toBe(status)
  })

  test.each<[string, number, Uint8Array<ArrayBuffer>]>([
    ['anything else', 400, bytes('anything that is no FLAC')],
    ['FLAC of another rate', 415, atOtherRate()],
    ['more than a minute', 413, silence(61)],
  ])('of %s is refused by %i, and ends', async (_, status, piece) => {
    const path = await beginAt(app, 'me')
    expect((await patch(app, 'me', path, 0, piece)).status).toBe(status)
    expect((await app.call('me', 'HEAD', path, { headers: TUS })).status).toBe(404)
    expect(app.uploads.heldBytes).toBe(0)
  })

  test('whose piece finds no place while others come is told when to come again', async () => {
    const limited = testApp(server.db, { rateLimits: RATE_LIMITS })
    const path = await beginAt(limited, 'me')
    const coming = Array.from({ length: 6 }, () => comingPiece(limited, path))
    await Promise.all(coming.map(({ isRead }) => isRead))
    const refused = await patch(limited, 'me', path, 0, FLAC)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10'])
    for (const { end } of coming) end()
    for (const { status } of coming) expect(await status).toBe(400)
    expect((await patch(limited, 'me', path, 0, FLAC)).status).toBe(204)
  })

  test('is not begun where memory is full, and says when to come again', async () => {
    const uploads = new UploadStore({ ...UPLOAD_LIMITS, all: 100 })
    const full = await begin(testApp(server.db, { uploads }), 'me')
    expect(full.status).toBe(503)
    expect(full.headers.get('Retry-After')).toMatch(/^\d+$/)
  })

  test('is not begun without a subscription, nor of a closed account, and holds nothing then', async () => {
    await app.get('lapsed', '/subscriptions/me')
    app.settings.now = new Date(NOW.getTime() + 15 * 86_400_000)
    expect((await begin(app, 'lapsed')).status).toBe(402)
    app.settings.now = NOW
    await app.get('closed', '/subscriptions/me')
    const [row] = await server.db.select().from(users).where(eq(users.email, 'closed@example.com'))
    await restrict(server.db, row?.id ?? '', { kind: 'permanent_ban', since: NOW, until: null })
    expect((await begin(app, 'closed')).status).toBe(403)
    expect(app.uploads.heldBytes).toBe(0)
  })

  test('is one of the recordings that the rate counts', async () => {
    const limited = testApp(server.db, {
      rateLimits: { ...RATE_LIMITS, voice: { burst: 2, perMinute: 1 } },
    })
    const statuses: number[] = []
    for (const key of ['a', 'b', 'c']) statuses.push((await begin(limited, 'limited', key)).status)
    expect(statuses).toEqual([201, 201, 429])
  })

  test('tells what it speaks', async () => {
    const { status, headers } = await app.call('me', 'OPTIONS', '/expenses/voice/uploads')
    expect(status).toBe(204)
    expect(headers.get('Tus-Version')).toBe('1.0.0')
    expect(headers.get('Tus-Extension')).toBe('creation,creation-defer-length,checksum,termination')
    expect(headers.get('Tus-Checksum-Algorithm')).toBe('sha1,sha256')
    expect(headers.get('Tus-Max-Size')).toBe('2097152')
  })
})

function atOtherRate(): Uint8Array<ArrayBuffer> {
  const changed = FLAC.slice()
  // The rate's upper bits, in the stream's head.
  changed[18] = 0
  return changed
}

/** A piece of which nothing has come, once the server waits for it. */
function comingPiece({ call }: TestApp, path: string) {
  const read = deferred<void>()
  let end = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        end = () => controller.close()
        read.resolve()
        return new Promise(() => {})
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { ...TUS, 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' }
  const init: RequestInit & { duplex: 'half' } = { body, headers, duplex: 'half' }
  const status = call('me', 'PATCH', path, init).then(answer => answer.status)
  return { isRead: read.promise, end: () => end(), status }
}
