import { connect, type Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '../../../server/http/listen.ts'
import { requestListener } from '../../../server/http/request-listener.ts'
import { type FuzzedApp, openFuzzedApp } from './fuzz/fuzzed-app.ts'
import { mutatedText } from './fuzz/mutations.ts'
import { fuzzParameters, TEST_MS } from './fuzz/runs.ts'
import { COFFEE } from './support/test-app.ts'

const HOST = '127.0.0.1'
let app: FuzzedApp
let listening: Listening
beforeAll(async () => {
  app = await openFuzzedApp()
  listening = await listen(requestListener(app.server.app), { host: HOST, port: 0, setting: 'PORT' })
}, 60_000)
afterAll(async () => {
  await listening.close()
  await app.close()
})

/** Sends it all and nothing more; resolves with what came back once the server has hung up, too. */
const exchange = (bytes: string) => send(bytes, socket => socket.end())

/** The same of what is answered: its end is not closed before the answer begins, since Node then gives none. */
const ask = (bytes: string) => send(bytes, socket => socket.once('data', () => socket.end()))

function send(bytes: string, thenEnd: (socket: Socket) => void): Promise<string> {
  return new Promise(resolve => {
    let answer = ''
    const socket = connect({ port: listening.port, host: HOST, allowHalfOpen: true }, () => {
      socket.write(bytes, 'latin1')
      thenEnd(socket)
    })
    socket.setEncoding('latin1').on('data', chunk => {
      answer += chunk
    })
    // A reset is a way to hang up.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(answer))
  })
}

const HEAD = `Host: ${HOST}\r\nConnection: close\r\n`
const JSON_HEAD = `POST /api/expenses HTTP/1.1\r\n${HEAD}Authorization: Bearer me\r\nContent-Type: application/json\r\n`

test.each([
  ['no request at all', 'hello\r\n\r\n', 400],
  ['an unknown method', `BREW /api HTTP/1.1\r\n${HEAD}\r\n`, 400],
  ['a protocol of tomorrow', `GET / HTTP/9.9\r\n${HEAD}\r\n`, 400],
  ['no host', 'GET /api/expenses HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a host that is none', 'GET /api/expenses HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  [
    'a body for an address that is none',
    'POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.999\r\nAuthorization: Bearer me\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}',
    400,
  ],
  ['two lengths', `${JSON_HEAD}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  [
    'a length and chunks',
    `${JSON_HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['a negative length', `${JSON_HEAD}Content-Length: -1\r\n\r\n`, 400],
  ['a chunk of no size', `${JSON_HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, 400],
  ['a header with a line break in it', `GET /api HTTP/1.1\r\n${HEAD}X-A: b\nc\r\n\r\n`, 400],
  ['headers of 20 KB', `GET /api HTTP/1.1\r\n${HEAD}X-A: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address of 20 KB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${HEAD}\r\n`, 431],
  ['an address of 5 KB', `GET /${'x'.repeat(5000)} HTTP/1.1\r\n${HEAD}\r\n`, 414],
  ['an expectation that is none', `GET /api/expenses HTTP/1.1\r\n${HEAD}Expect: tea\r\n\r\n`, 401],
  ['TRACE', `TRACE /api/expenses HTTP/1.1\r\n${HEAD}Authorization: Bearer me\r\n\r\n`, 405],
])('%s is answered in the form of every error, and the server stays', async (_, bytes, status) => {
  const answer = await ask(bytes)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head.toLowerCase()).toContain('\r\ncross-origin-resource-policy: same-origin')
  expect(head.toLowerCase()).toContain('\r\nx-content-type-options: nosniff')
  expect(JSON.parse(body)).toEqual({ message: expect.any(String) })
  expect(await ask(`GET /healthz HTTP/1.1\r\n${HEAD}\r\n`)).toMatch(/^HTTP\/1.1 200 /)
})

test.each([
  ['without a token is refused before the body is asked for', '', /^HTTP\/1\.1 401 /],
  [
    'of a length that is refused is, too',
    'Authorization: Bearer me\r\nContent-Type: application/json\r\nContent-Length: 100000000\r\n',
    /^HTTP\/1\.1 413 /,
  ],
  [
    'that is taken is asked for its body',
    'Authorization: Bearer me\r\nContent-Type: application/json\r\nContent-Length: 300\r\n',
    /^HTTP\/1\.1 100 Continue\r\n\r\n$/,
  ],
])('a request that waits with its body and %s', async (_, headers, expected) => {
  const length = headers.includes('Content-Length') ? '' : 'Content-Length: 300\r\n'
  const request = `POST /api/expenses HTTP/1.1\r\nHost: ${HOST}\r\nExpect: 100-continue\r\n${headers}${length}\r\n`
  const first = await new Promise<string>(resolve => {
    const socket = connect({ port: listening.port, host: HOST }, () => socket.write(request))
    socket.setEncoding('latin1').once('data', chunk => {
      resolve(String(chunk))
      socket.destroy()
    })
  })
  expect(first).toMatch(expected)
})

test('a second request that is none does not spoil the answer to the first', async () => {
  const first = `GET /api/openapi.json HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`
  const answer = await exchange(`${first}nonsense\r\n\r\n`)
  expect(answer.match(/HTTP\/1\.1 \d+/g)?.length ?? 0).toBeLessThanOrEqual(2)
  expect(answer).not.toMatch(/^HTTP\/1\.1 5/)
})

const BODY = JSON.stringify(COFFEE)
const SIGNED_HEAD = `Host: ${HOST}\r\nAuthorization: Bearer me\r\nContent-Type: application/json\r\n`
const REQUESTS = [
  `GET /api/expenses?limit=5 HTTP/1.1\r\n${SIGNED_HEAD}\r\n`,
  `PUT /api/expenses/x HTTP/1.1\r\n${SIGNED_HEAD}Content-Length: ${BODY.length}\r\n\r\n${BODY}`,
  `POST /api/auth/login HTTP/1.1\r\n${SIGNED_HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `POST /api/expenses/voice HTTP/1.1\r\n${SIGNED_HEAD}Expect: 100-continue\r\nContent-Length: 5\r\n\r\nhello`,
  `GET /api/docs HTTP/1.1\r\n${SIGNED_HEAD}Upgrade: websocket\r\nConnection: upgrade\r\n\r\n`,
]

test(
  'bytes that are nearly requests are answered or hung up on, and the next caller is served',
  async () => {
    const before = await app.stored()
    for (const request of REQUESTS) expect(await ask(request)).toMatch(/^HTTP\/1\.1 [1-4]\d\d /)
    const property = fc.asyncProperty(
      fc.constantFrom(...REQUESTS).chain(mutatedText),
      fc.constantFrom('', ...REQUESTS),
      async (request, next) => {
        app.server.logged.length = 0
        const answer = await exchange(request + next)
        expect(answer).not.toMatch(/HTTP\/1\.1 5\d\d (?!HTTP Version)/)
        expect(app.server.logged.join('')).not.toContain('unexpected error')
      },
    )
    await fc.assert(property, fuzzParameters())
    expect(await ask(REQUESTS[0] ?? '')).toMatch(/^HTTP\/1\.1 200 /)
    expect(app.heard()).toEqual([])
    expect(await app.stored()).toEqual(before)
  },
  TEST_MS,
)
