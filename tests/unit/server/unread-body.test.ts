import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Listening, listen } from '../../../server/http/listen.ts'
import { requestListener } from '../../../server/http/request-listener.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

const HOST = '127.0.0.1'
const SIGNED = 'Authorization: Bearer me\r\n'
const JSON_TYPE = 'Content-Type: application/json\r\n'
/** More than a stream's buffer, so that reading stops; little enough for the sockets' buffers to take all of it. */
const SIZE = 400_000
/** Over the limit of a JSON body. */
const TOO_LARGE = 600_000
const BODY = Buffer.alloc(TOO_LARGE, 0x20)
const MB = 1024 * 1024
const NEXT = `GET /healthz HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`

let app: TestApp & { close(): Promise<void> }
let product: Listening
let emulator: Listening
beforeAll(async () => {
  app = await openTestApp()
  product = await listen(requestListener(app.app), { host: HOST, port: 0, setting: 'PORT' })
  // Answers in the way of the auth emulator, by Node's own means, without a look at the body.
  emulator = await listen((_, response) => response.writeHead(404, { 'Content-Length': 2 }).end('{}'), {
    host: HOST,
    port: 0,
    setting: 'AUTH_EMULATOR_PORT',
  })
}, 60_000)
afterAll(async () => {
  await product.close()
  await emulator.close()
  await app.close()
})

interface Connection {
  readonly socket: Socket
  /** The next answer, whole; rejects when the connection ends before. */
  answer(): Promise<string>
  readonly ended: Promise<void>
}

function open({ port }: Listening): Connection {
  const socket = connect({ port, host: HOST })
  let received = ''
  const ended = new Promise<void>(resolve => socket.once('close', () => resolve()))
  socket.setEncoding('latin1').on('data', chunk => {
    received += chunk
  })
  const take = (): string | null => {
    const at = received.indexOf('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(received.slice(0, at))?.[1] ?? 0)
    if (at < 0 || received.length < at + 4 + length) return null
    const whole = received.slice(0, at + 4 + length)
    received = received.slice(at + 4 + length)
    return whole
  }
  return {
    socket,
    ended,
    answer: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          const whole = take()
          if (whole === null) return
          socket.off('data', look)
          resolve(whole)
        }
        socket.on('data', look)
        socket.once('close', () => reject(new Error(`closed after ${JSON.stringify(received)}`)))
        socket.once('error', reject)
        look()
      }),
  }
}

const head = (line: string, headers: string, length = SIZE) =>
  `${line} HTTP/1.1\r\nHost: ${HOST}\r\n${headers}Content-Length: ${length}\r\n\r\n`
const NO_EXPENSE = '00000000-0000-4000-8000-000000000000'

type Refused = readonly [name: string, line: string, headers: string, status: number, size?: number]
const REFUSED: readonly Refused[] = [
  ['no token', 'POST /api/expenses', JSON_TYPE, 401],
  ['another media type', 'POST /api/expenses', `${SIGNED}Content-Type: text/plain\r\n`, 415],
  ['a compressed body', 'POST /api/expenses', `${SIGNED}${JSON_TYPE}Content-Encoding: gzip\r\n`, 415],
  ['a voice upload that is none', 'POST /api/expenses/voice', `${SIGNED}${JSON_TYPE}`, 415],
  ['an unknown zone', 'GET /api/dashboard/stats', `${SIGNED}X-Time-Zone: Mars\r\n`, 400],
  ['an id that is none', 'PUT /api/expenses/none', `${SIGNED}${JSON_TYPE}`, 404],
  ['an unknown id', `DELETE /api/expenses/${NO_EXPENSE}`, SIGNED, 404],
  ['an unknown address', 'POST /api/nothing', SIGNED, 404],
  ['another method', 'PATCH /api/expenses', SIGNED, 405],
  ['a long address', `POST /api/expenses?${'x'.repeat(5000)}`, SIGNED, 414],
  ['a JSON body that is too large', 'POST /api/expenses', `${SIGNED}${JSON_TYPE}`, 413, TOO_LARGE],
]

describe('a body that nothing reads is refused, and its connection', () => {
  test.each([...REFUSED.map(row => [row[0], row, () => product] as const), ...emulated()])(
    'does not keep the next request waiting: %s',
    async (_, [, line, headers, status, size = SIZE], server) => {
      const connection = open(server())
      connection.socket.write(head(line, headers, size))
      connection.socket.write(BODY.subarray(0, size))
      const answer = await connection.answer()
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      if (/connection: close/i.test(answer)) {
        await connection.ended
      } else {
        connection.socket.write(NEXT)
        expect(await connection.answer()).toMatch(/^HTTP\/1.1 (200|404) /)
        connection.socket.destroy()
      }
    },
  )

  test('is closed, and said to be, where the body is still to come', async () => {
    for (const [, line, headers, status, size = SIZE] of REFUSED) {
      const connection = open(product)
      connection.socket.write(head(line, headers, size))
      const answer = await connection.answer()
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(answer).toMatch(/\r\nConnection: close\r\n/)
      connection.socket.end(BODY.subarray(0, size))
      await connection.ended
    }
  })

  test('is kept where the body came with its headers', async () => {
    const connection = open(product)
    connection.socket.write(`${head('POST /api/expenses', JSON_TYPE, 2)}{}`)
    const answer = await connection.answer()
    expect(answer).toMatch(/^HTTP\/1.1 401 /)
    expect(answer).not.toMatch(/connection: close/i)
    connection.socket.write(NEXT)
    expect(await connection.answer()).toMatch(/^HTTP\/1.1 200 /)
    connection.socket.destroy()
  })
})

test('a recording of 40 MB is refused while it comes, and no more of it is taken than a bound', async () => {
  const connection = open(product)
  const type = 'Content-Type: multipart/form-data; boundary=x\r\n'
  connection.socket.write(head('POST /api/expenses/voice', `${SIGNED}${type}`, 40 * MB))
  const answer = await connection.answer()
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(answer).toMatch(/\r\nConnection: close\r\n/)
  // The reset that a socket gets which goes on writing.
  connection.socket.on('error', () => connection.socket.destroy())
  let written = 0
  const write = () => connection.socket.write(Buffer.alloc(MB), error => !error && ++written < 40 && write())
  write()
  await connection.ended
  expect(written).toBeLessThan(20)
})

function emulated() {
  const row: Refused = ['the emulator', 'POST /emulator/nothing', '', 404]
  return [[row[0], row, () => emulator]] as const
}
