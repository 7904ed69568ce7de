import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../server/db/database.ts'
import { openClient } from '../../../server/http/open-client.ts'
import { type TestApp, testApp } from './support/test-app.ts'

/** None of these answers asks the database. */
const NO_DATABASE = {} as Database
const alone = testApp(NO_DATABASE)
const folder = mkdtempSync(join(tmpdir(), 'ucap-headers-'))
const OURS = "document.title = 'Ucap'"
const RULES = 'body{margin:0}'
writeFileSync(
  join(folder, 'index.html'),
  `<script data-a="b">${OURS}</script><script src="/a.js"></script><style>${RULES}</style>`,
)
const whole = testApp(NO_DATABASE, { client: openClient(folder, null), trustedProxies: 1 })
afterAll(() => rmSync(folder, { recursive: true }))

const ask = (path: string, headers = {}, method = 'GET') => whole.app.request(path, { method, headers })

describe.each([
  ['the page', '/', 'GET', 200],
  ['a file that is missing', '/gone.js', 'GET', 404],
  ['an answer of the API', '/api/openapi.json', 'GET', 200],
  ['a refusal', '/api/expenses', 'GET', 401],
  ['a wrong method', '/login', 'POST', 405],
  ['the health address', '/healthz', 'GET', 200],
])('%s', (_, path, method, status) => {
  test('carries every security header', async () => {
    const response = await ask(path, {}, method)
    expect(response.status).toBe(status)
    const get = (name: string) => response.headers.get(name)
    const policy = get('Content-Security-Policy')
    expect(policy).not.toMatch(/unsafe|\*(?!\.)/)
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy?.split('; ')).toContain(rule)
    expect(get('Permissions-Policy')).toContain('microphone=(self)')
    expect(get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups')
    expect(get('X-Content-Type-Options')).toBe('nosniff')
    expect(get('X-Frame-Options')).toBe('DENY')
    expect(get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect(get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  })
})

test.each([
  ['script-src', OURS],
  ['style-src', RULES],
])('of what stands in the page, %s lets in what was built into it alone', async (kind, content) => {
  const policy = (await ask('/')).headers.get('Content-Security-Policy')
  const rule = policy?.split('; ').find(one => one.startsWith(kind))
  const hash = createHash('sha256').update(content).digest('base64')
  expect(rule?.match(/'sha\d+-[^']+'/g)).toEqual([`'sha256-${hash}'`])
})

describe('HTTPS alone', () => {
  const hsts = async (app: TestApp, scheme: string) =>
    (await app.app.request('/healthz', { headers: { 'X-Forwarded-Proto': scheme } })).headers.get(
      'Strict-Transport-Security',
    )

  test('is asked for where the proxy says that the caller came by it', async () => {
    expect(await hsts(whole, 'https')).toMatch(/^max-age=\d{8}/)
    expect(await hsts(whole, 'http')).toBeNull()
  })

  test('is not asked for on the word of a caller', async () => {
    expect(await hsts(alone, 'https')).toBeNull()
  })
})
