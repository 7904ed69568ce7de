import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '../../../../server/http/listen.ts'
import { requestListener } from '../../../../server/http/request-listener.ts'
import { COFFEE } from '../support/test-app.ts'
import { type FuzzedApp, openFuzzedApp } from './fuzzed-app.ts'
import { mutatedText } from './mutations.ts'
import { fuzzParameters, TEST_MS } from './runs.ts'

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

const BODY = JSON.stringify(COFFEE)
const HEAD = `Host: ${HOST}\r\nAuthorization: Bearer me\r\nContent-Type: application/json\r\n`
const REQUESTS = [
  `GET /api/expenses?limit=5 HTTP/1.1\r\n${HEAD}\r\n`,
  `PUT /api/expenses/x HTTP/1.1\r\n${HEAD}Content-Length: ${BODY.length}\r\n\r\n${BODY}`,
  `POST /api/auth/login HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `POST /api/expenses/voice HTTP/1.1\r\n${HEAD}Expect: 100-continue\r\nContent-Length: 5\r\n\r\nhello`,
  `GET /api/docs HTTP/1.1\r\n${HEAD}Upgrade: websocket\r\nConnection: upgrade\r\n\r\n`,
]

/** Sends it all and nothing more; resolves with what came back once the server has hung up, too. */
function exchange(bytes: string): Promise<string> {
  return new Promise(resolve => {
    let answer = ''
    const socket = connect({ port: listening.port, host: HOST, allowHalfOpen: true }, () => {
      socket.end(bytes, 'latin1')
    })
    socket.setEncoding('latin1').on('data', chunk => {
      answer += chunk
    })
    // A reset is a way to hang up.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(answer))
  })
}

test(
  'bytes that are nearly requests are answered or hung up on, and the next caller is served',
  async () => {
    const before = await app.stored()
    for (const request of REQUESTS) expect(await exchange(request)).toMatch(/^HTTP\/1\.1 [1-4]\d\d /)
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
    expect(await exchange(REQUESTS[0] ?? '')).toMatch(/^HTTP\/1\.1 200 /)
    expect(app.heard()).toEqual([])
    expect(await app.stored()).toEqual(before)
  },
  TEST_MS,
)
