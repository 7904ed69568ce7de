import { beforeEach, expect, test } from 'vitest'
import type { Database } from '../../../../server/db/database.ts'
import { prometheus } from '../../../../server/observability/prometheus.ts'
import { figure } from '../support/figures.ts'
import { testApp } from '../support/test-app.ts'

const figures = prometheus()
let server: ReturnType<typeof testApp>
beforeEach(() => {
  server = testApp({} as Database, { measure: figures.measure })
})

const PAGE = 'https://ucap.example.com/expenses?say=kopi+for+ani@example.com'
const legacy = (report: object) => JSON.stringify({ 'csp-report': { 'document-uri': PAGE, ...report } })
const modern = (body: object, type = 'csp-violation') => ({
  type,
  age: 1,
  url: PAGE,
  user_agent: 'Phone/1',
  body: { documentURL: PAGE, sample: "document.title = 'secret'", ...body },
})

async function report(body: string, type = 'application/csp-report'): Promise<number> {
  const headers = { 'Content-Type': type }
  const url = 'https://ucap.example.com/csp-reports'
  return (await server.app.request(url, { method: 'POST', body, headers })).status
}

const lines = () =>
  server.logged
    .map(line => JSON.parse(line))
    .filter(({ msg }) => msg === 'content policy violated')
    .map(({ directive, blocked, source, line }) => ({ directive, blocked, source, line }))

test('an inline script is logged by the file of ours that made it, and counted', async () => {
  const body = {
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline',
    'source-file': 'https://ucap.example.com/assets/index-B1c2.js?v=1',
    'line-number': 7,
    'script-sample': 'alert(1)',
  }
  expect(await report(legacy(body))).toBe(204)
  expect(lines()).toEqual([
    { directive: 'script-src-elem', blocked: 'inline', source: '/assets/index-B1c2.js', line: 7 },
  ])
  const labels = { directive: 'script-src-elem' }
  expect(await figure(figures, 'ucap_csp_reports_total', labels)).toBe(1)
})

test('of a foreign address the origin is logged, of an extension its scheme', async () => {
  const reports = [
    modern({
      effectiveDirective: 'img-src',
      blockedURL: 'https://ads.example/pixel?who=ani@example.com',
      sourceFile: 'chrome-extension://abcdef/inject.js',
      lineNumber: null,
    }),
    modern({ effectiveDirective: 'img-src' }, 'deprecation'),
  ]
  expect(await report(JSON.stringify(reports), 'application/reports+json')).toBe(204)
  expect(lines()).toEqual([
    { directive: 'img-src', blocked: 'https://ads.example', source: 'chrome-extension', line: null },
  ])
})

test('nothing of the page, its query, its user or a sample is logged', async () => {
  await report(legacy({ 'effective-directive': 'made up by ani', 'blocked-uri': PAGE, 'source-file': PAGE }))
  await report(
    JSON.stringify([modern({ effectiveDirective: 'img-src', blockedURL: PAGE, sourceFile: PAGE })]),
  )
  expect(lines().map(({ blocked, source }) => [blocked, source])).toEqual([
    ['self', 'self'],
    ['self', 'self'],
  ])
  expect(server.logged.join()).not.toMatch(/ani|kopi|secret|Phone|expenses/)
})

test('a flood is counted, and writes twenty lines', async () => {
  const ten = JSON.stringify(Array.from({ length: 40 }, () => modern({ effectiveDirective: 'font-src' })))
  for (let n = 0; n < 8; n++) await report(ten)
  expect(lines()).toHaveLength(20)
  expect(await figure(figures, 'ucap_csp_reports_total', { directive: 'font-src' })).toBe(80)
})

test.each([
  ['no JSON', 'null,', 400],
  ['no report', '{}', 400],
  ['too large', `[${'1,'.repeat(10_000)}1]`, 413],
])('%s is refused', async (_, body, status) => {
  expect(await report(body)).toBe(status)
})

test('the policy says where reports go', async () => {
  const { headers } = await server.app.request('/healthz')
  expect(headers.get('Content-Security-Policy')).toMatch(/report-uri \/csp-reports; report-to csp/)
  expect(headers.get('Reporting-Endpoints')).toBe('csp="/csp-reports"')
})
