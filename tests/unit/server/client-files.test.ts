import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import type { AppEnv } from '../../../server/http/app-env.ts'
import { clientFiles } from '../../../server/http/client-files.ts'
import { securityHeaders } from '../../../server/http/security-headers.ts'

const root = mkdtempSync(join(tmpdir(), 'ucap-client-'))
const folder = join(root, 'client')
mkdirSync(join(folder, 'assets'), { recursive: true })
writeFileSync(join(root, 'build.json'), '{}')
writeFileSync(join(folder, 'index.html'), '<title>Ucap</title>')
writeFileSync(join(folder, 'sw.js'), 'self')
writeFileSync(join(folder, 'icon.svg'), '<svg/>')
writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'let app')
writeFileSync(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync('let app'))
afterAll(() => rmSync(root, { recursive: true }))

const app = clientFiles(folder)
const get = (path: string, headers = {}) => app.request(path, { headers })

test.each(['/', '/login', '/expenses', '/anything/else'])(
  '%s is answered with the page, never cached',
  async path => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    expect(await response.text()).toContain('Ucap')
  },
)

test('hashed files may be kept for ever', async () => {
  const response = await get('/assets/app-1a2b.js')
  expect(response.headers.get('Content-Type')).toMatch(/^text\/javascript/)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
})

test('the service worker is asked for each time', async () => {
  expect((await get('/sw.js')).headers.get('Cache-Control')).toBe('no-cache')
})

test('compressed siblings go to clients that accept them', async () => {
  const packed = await get('/assets/app-1a2b.js', { 'Accept-Encoding': 'gzip' })
  expect(packed.headers.get('Content-Encoding')).toBe('gzip')
  expect(packed.headers.get('Cache-Control')).toContain('immutable')
  expect(packed.headers.get('Vary')).toContain('Accept-Encoding')
  expect((await get('/assets/app-1a2b.js')).headers.get('Content-Encoding')).toBeNull()
})

test('an unchanged page is not sent again', async () => {
  const tag = (await get('/')).headers.get('ETag')
  expect((await get('/', { 'If-None-Match': tag })).status).toBe(304)
})

test.each([
  '/assets/gone-3c4d.js',
  '/gone.png',
  '/../build.json',
  '/%2e%2e/build.json',
  '/..%2fbuild.json',
  '/assets/..%2f..%2fbuild.json',
])('%s is not there', async path => {
  const response = await get(path)
  expect(response.status).toBe(404)
})

test('pages are not posted to', async () => {
  expect((await app.request('/login', { method: 'POST' })).status).toBe(404)
})

async function policyWith(authDomain: string | null): Promise<string> {
  const client = { authDomain, inline: { scripts: [], styles: [] } }
  const product = new Hono<AppEnv>().use(securityHeaders(client, 0)).get('/', c => c.text(''))
  return (await product.request('/')).headers.get('Content-Security-Policy') ?? ''
}

test('the content policy lets in the popup of the project and nothing inline', async () => {
  const policy = await policyWith('ucap-1.firebaseapp.com')
  expect(policy).toContain("frame-src 'self' https://ucap-1.firebaseapp.com")
  expect(policy).toContain("connect-src 'self' https://*.googleapis.com")
  expect(policy).not.toMatch(/unsafe/)
})

test('the content policy of local mode stays on our own origin but for the popup script', async () => {
  expect((await policyWith(null)).match(/https:\S+/g)).toEqual(['https://apis.google.com;'])
})
