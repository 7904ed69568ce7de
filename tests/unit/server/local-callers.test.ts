import { type IncomingHttpHeaders, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '../../../server/http/listen.ts'
import { localCallersOnly } from '../../../server/http/local-callers.ts'

const HOST = '127.0.0.1'
let server: Listening
beforeAll(async () => {
  const listener = localCallersOnly((_, response) => void response.end('served'))
  server = await listen(listener, { host: HOST, port: 0, setting: 'PORT' })
})
afterAll(() => server.close())

function ask(
  headers: Record<string, string>,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    request({ host: HOST, port: server.port, headers }, response => {
      let body = ''
      response.setEncoding('utf8').on('data', chunk => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:1',
  '127.0.0.1:3000',
  '127.0.0.5',
  '[::1]:3000',
  '[::1]',
])('a caller of this machine is served as %s', async host => {
  expect(await ask({ Host: host })).toMatchObject({ status: 200, body: 'served' })
  expect((await ask({ Host: host, Origin: `http://${host}` })).status).toBe(200)
})

test.each([
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
  '0.0.0.0:3000',
  '192.168.1.2',
  'a b',
])('a name that is not of this machine is misdirected: %s', async host => {
  const { status, headers, body } = await ask({ Host: host, 'Accept-Language': 'id' })
  expect([status, headers['content-language'], headers['cross-origin-resource-policy']]).toEqual([
    421,
    'id',
    'same-origin',
  ])
  expect(JSON.parse(body).message).toContain('http://localhost')
})

test.each([
  'http://evil.example',
  'https://localhost.evil.example:3000',
  'null',
  'file://',
  'http://10.0.0.1',
])('a page of elsewhere is refused: %s', async origin => {
  const { status, body } = await ask({ Host: 'localhost', Origin: origin })
  expect([status, JSON.parse(body)]).toEqual([403, { message: expect.stringContaining('local mode') }])
})
