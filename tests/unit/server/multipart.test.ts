import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { errorResponse } from '../../../server/http/error-response.ts'
import { type Part, readMultipart } from '../../../server/http/multipart.ts'
import { Problem } from '../../../server/http/problem.ts'

const KB = 1024
const AUDIO = 'Content-Disposition: form-data; name="audio"; filename="a.wav"\r\n'
const FLAG = 'Content-Disposition: form-data; name="auto_insert"\r\n\r\ntrue'

/** What came of the body, and how much of it was read. */
async function read(
  chunks: Iterable<string | Uint8Array>,
  contentType = 'multipart/form-data; boundary=x',
): Promise<{ parts: readonly Part[] | null; status: number; bytes: number }> {
  let parts: readonly Part[] | null = null
  let bytes = 0
  const app = new Hono()
    .post('/', async c => {
      parts = await readMultipart(c)
      return c.body(null, 204)
    })
    .onError((error, c) => {
      if (error instanceof Problem) return errorResponse(c, error)
      throw error
    })
  const source = chunks[Symbol.iterator]()
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = source.next()
        if (done) return controller.close()
        const chunk = typeof value === 'string' ? Buffer.from(value, 'latin1') : value
        bytes += chunk.length
        controller.enqueue(new Uint8Array(chunk))
      },
    },
    { highWaterMark: 0 },
  )
  const init = { method: 'POST', body, duplex: 'half', headers: { 'Content-Type': contentType } }
  const { status } = await app.request('/', init as RequestInit)
  return { parts, status, bytes }
}

function* repeated(piece: string, times: number, before = '', after = ''): Generator<string> {
  yield before
  for (let i = 0; i < times; i++) yield piece
  yield after
}

test('a file and a field are read, byte by byte, whatever chunks they come in', async () => {
  const content = Uint8Array.from({ length: 70 * KB }, (_, i) => i % 251)
  const whole = Buffer.concat([
    Buffer.from(`--x\r\n${AUDIO}Content-Type: audio/wav\r\n\r\n`),
    content,
    Buffer.from(`\r\n--x\r\n${FLAG}\r\n--x--\r\n`),
  ])
  for (const size of [7, 1000, whole.length]) {
    const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, i) =>
      whole.subarray(i * size, (i + 1) * size),
    )
    expect((await read(chunks)).parts).toEqual([
      { kind: 'file', name: 'audio', bytes: content },
      { kind: 'field', name: 'auto_insert', value: 'true' },
    ])
  }
})

test('an empty file is a file', async () => {
  const { parts } = await read([`--x\r\n${AUDIO}\r\n\r\n--x--\r\n`])
  expect(parts).toEqual([{ kind: 'file', name: 'audio', bytes: new Uint8Array() }])
})

describe('given up on long before its end', () => {
  const MANY = 50_000
  test.each([
    ['tens of thousands of parts', repeated(`--x\r\n${FLAG}\r\n`, MANY)],
    ['as many without a name', repeated('--x\r\nA: b\r\n\r\n\r\n', MANY)],
    ['tens of thousands of headers', repeated('X-A: b\r\n', MANY, '--x\r\n')],
    ['tens of thousands of headers after its own', repeated('X-A: b\r\n', MANY, `--x\r\n${AUDIO}`)],
    ['a header without end', repeated('y'.repeat(KB), 4000, '--x\r\nX-A: ')],
    ['a name without end', repeated('y'.repeat(KB), 4000, '--x\r\nContent-Disposition: form-data; name="')],
    [
      'a value without end',
      repeated('y'.repeat(KB), 4000, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'),
    ],
    ['megabytes before the first part', repeated('y'.repeat(KB), 4000)],
  ])('is a body of %s', async (_, chunks) => {
    const { status, bytes } = await read(chunks)
    expect(status).toBe(413)
    expect(bytes).toBeLessThan(100 * KB)
  })
})

test.each([
  ['broken off in a header', [`--x\r\n${AUDIO}`]],
  ['broken off in a file', [`--x\r\n${AUDIO}\r\nRIFF`]],
  ['of nothing', []],
])('a body %s is not valid', async (_, chunks) => {
  expect((await read(chunks)).status).toBe(400)
})

test('neither is one without a boundary', async () => {
  expect((await read([`--x\r\n${FLAG}\r\n--x--\r\n`], 'multipart/form-data')).status).toBe(400)
})
