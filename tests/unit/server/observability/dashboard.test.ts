/** What the dashboard's panels and the alerts ask for, asked of a real Prometheus that scrapes our figures. */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { prometheus } from '../../../../server/observability/prometheus.ts'
import { hasPrometheus, type PrometheusServer, startPrometheus } from '../support/prometheus-server.ts'

interface Panel {
  readonly title: string
  readonly targets: readonly { readonly expr: string }[]
}

const { panels } = JSON.parse(readFileSync('deploy/grafana/ucap.json', 'utf8')) as { panels: Panel[] }
const expressions = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const))
/** As Grafana fills them in. */
const filled = (expr: string) =>
  expr.replaceAll('$__rate_interval', '10s').replaceAll('$instance', '127\\\\.0\\\\.0\\\\.1:.*')

// Where it is not installed: nothing else evaluates its language.
describe.skipIf(!hasPrometheus)('a Prometheus that scrapes the figures', () => {
  const figures = prometheus()
  let target: Server
  let server: PrometheusServer

  /** Once a scrape: a rate needs two that differ. */
  function work(): void {
    const { measure } = figures
    for (const status of [200, 503])
      measure.answered({ method: 'GET', route: '/api/expenses', status, seconds: 0.02 })
    measure.heard('first', 'text', 1.2)
    measure.recorded('understood')
    measure.violatedPolicy('script-src')
  }

  beforeAll(async () => {
    figures.watch({
      connections: () => ({ inUse: 1, idle: 2, waiting: 0 }),
      reachDatabase: async () => {},
      transcription: () => ({ underWay: 1, waiting: 3 }),
    })
    target = createServer(async (_, response) => {
      work()
      response.setHeader('Content-Type', figures.contentType).end(await figures.text())
    }).listen(0, '127.0.0.1')
    await vi.waitFor(() => expect(target.listening).toBe(true))
    server = await startPrometheus(`127.0.0.1:${(target.address() as AddressInfo).port}`)
    const scraped = async () =>
      (await server.get('query', { query: 'count_over_time(ucap_database_up[1m]) >= 4' })) as { result: [] }
    await vi.waitFor(async () => expect((await scraped()).result).toHaveLength(1), {
      timeout: 50_000,
      interval: 500,
    })
  }, 60_000)
  afterAll(async () => {
    await server?.stop()
    target?.close()
  })

  test.each(expressions)('the panel "%s" shows something: %s', async (_, expr) => {
    const { result } = (await server.get('query', { query: filled(expr) })) as {
      result: { value: [number, string] }[]
    }
    expect(result.length).toBeGreaterThan(0)
    for (const { value } of result) expect(Number(value[1])).not.toBeNaN()
  })

  test('every alert is evaluated, and none of them fires while all is well', async () => {
    const { groups } = (await server.get('rules')) as {
      groups: { rules: { name: string; health: string; state: string; lastError?: string }[] }[]
    }
    const rules = groups.flatMap(group => group.rules)
    expect(rules.length).toBeGreaterThan(10)
    expect(rules.filter(({ health }) => health !== 'ok')).toEqual([])
    expect(rules.filter(({ state }) => state === 'firing')).toEqual([])
  })
})
