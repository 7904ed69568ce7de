import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { developmentServer } from '../../../scripts/development-server.ts'
import { type Listening, listen } from '../../../server/http/listen.ts'
import { localCallersOnly } from '../../../server/http/local-callers.ts'

const HOST = '127.0.0.1'

let api: Listening
let vite: ViteDevServer
let port: number
beforeAll(async () => {
  const listener = localCallersOnly((_, response) => void response.end('from the API'))
  api = await listen(listener, { host: HOST, port: 0, setting: 'PORT' })
  vite = await developmentServer({ host: HOST, port: 0 }, `http://${HOST}:${api.port}`)
  await vite.listen()
  const address = vite.httpServer?.address() as AddressInfo | null | undefined
  port = address?.port ?? 0
}, 60_000)
afterAll(async () => {
  await vite.close()
  await api.close()
})

interface Said {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

function ask(path: string, headers: Record<string, string>): Promise<Said> {
  return new Promise((resolve, reject) => {
    request({ host: HOST, port, path, headers }, response => {
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

const PATHS = ['/index.html', '/api/auth/profile', '/emulator/v1/projects/demo-ucap/accounts']

test.each(PATHS)('is to be had under a name of this machine: %s', async path => {
  const { status, body } = await ask(path, { Host: `localhost:${port}`, Accept: 'text/html' })
  expect([status, body]).toEqual([200, expect.stringContaining(path === PATHS[0] ? '<html' : 'from the API')])
})

test.each(PATHS)('is not to be had under a name of elsewhere: %s', async path => {
  const { status, body } = await ask(path, { Host: 'evil.example', Accept: 'text/html' })
  expect([status, body]).toEqual([403, expect.stringContaining('not allowed')])
})

test('a page of elsewhere reaches neither the API nor reads a file', async () => {
  const headers = { Host: `localhost:${port}`, Origin: 'http://evil.example' }
  for (const path of PATHS.slice(1)) expect((await ask(path, headers)).status).toBe(403)
  const file = await ask('/src/main.tsx', headers)
  expect(file.headers['access-control-allow-origin']).toBeUndefined()
})
