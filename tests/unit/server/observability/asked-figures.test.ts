/**
 * The dashboard and the alerts ask for figures that the server tells, by labels that these have. Prometheus answers a
 * misspelt one with nothing, which is what an alert shows while all is well.
 */
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { HearingOutcome } from '../../../../server/observability/measure.ts'
import { prometheus } from '../../../../server/observability/prometheus.ts'
import { OPERATIONS } from '../../../../server/openapi/operations.ts'
import { parseExposition, type Sample } from '../support/figures.ts'
import { labelsAddedUpBy, selectorsOf } from '../support/promql.ts'

interface Panel {
  readonly title: string
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[]
}

const { panels } = JSON.parse(readFileSync('deploy/grafana/ucap.json', 'utf8')) as { panels: Panel[] }
const shown = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr, legendFormat }) => [title, expr, legendFormat] as const),
)
/** An expression is the rest of its line, or the lines after it that are further in. */
const alerts = [
  ...readFileSync('deploy/prometheus/alerts.yml', 'utf8').matchAll(
    /- alert: (\w+)\n +expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/g,
  ),
].map(([, name = '', lines, line = '']) => [name, lines ?? line] as const)

/** Of Prometheus itself: whether it reached the server, and the labels that each figure gets from where it was found. */
const FOUND = { job: 'ucap', instance: '127.0.0.1:9464' }
const UP: Sample = { name: 'up', labels: FOUND, value: 1 }
/** As Grafana fills it in for all. */
const filled = (expr: string) => expr.replaceAll('$instance', '.*')

let told: readonly Sample[]
beforeAll(async () => {
  const figures = prometheus()
  const { measure } = figures
  const outcomes: readonly HearingOutcome[] = ['text', 'unavailable']
  for (const outcome of outcomes) measure.heard('first', outcome, 1)
  for (const { method, path } of OPERATIONS)
    for (const status of [200, 500]) {
      const route = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
      measure.answered({ method: method.toUpperCase(), route, status, seconds: 0.02 })
    }
  measure.recorded('voiceBusy')
  measure.violatedPolicy('script-src')
  figures.watch({
    connections: () => ({ inUse: 1, idle: 2, waiting: 0 }),
    reachDatabase: async () => {},
    transcription: () => ({ underWay: 1, waiting: 3 }),
  })
  const { samples } = parseExposition(await figures.text())
  told = [UP, ...samples.map(sample => ({ ...sample, labels: { ...sample.labels, ...FOUND } }))]
})

/** Names of figures, and labels of one, that are asked for in vain. */
function missingOf(expr: string, labels: readonly string[]): string[] {
  const selectors = selectorsOf(filled(expr))
  expect(selectors).not.toHaveLength(0)
  return selectors.flatMap(({ name, labelNames, matches }) => {
    const found = told.filter(sample => sample.name === name && matches(sample.labels))
    if (found.length === 0) return [name]
    return [...labelNames, ...labels].filter(label => !found.some(sample => label in sample.labels))
  })
}

test('an expression that is misspelt is found out', () => {
  expect(missingOf('sum by (route) (rate(ucap_http_requests_total[5m]))', [])).toEqual([
    'ucap_http_requests_total',
  ])
  expect(missingOf('ucap_transcription_queue{state="queued"} > 1.2e9', [])).toEqual([
    'ucap_transcription_queue',
  ])
  expect(missingOf('ucap_recordings_total{result=~".*"}', [])).toEqual(['result'])
  expect(missingOf('sum by (state) (ucap_recordings_total)', ['state'])).toEqual(['state'])
})

describe('the panel', () => {
  test.each(shown)('%s asks for what is told: %s', (_, expr) => {
    expect(missingOf(expr, labelsAddedUpBy(expr) ?? [])).toEqual([])
  })

  test.each(shown)('%s names its lines by labels that they have: %s', (_, expr, legend) => {
    const named = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
    const by = labelsAddedUpBy(expr)
    expect(by === null ? missingOf(expr, named) : named.filter(label => !by.includes(label))).toEqual([])
  })
})

test.each(alerts)('the alert %s asks for what is told: %s', (_, expr) => {
  expect(missingOf(expr, labelsAddedUpBy(expr) ?? [])).toEqual([])
})

test('each alert was looked at, and each route that one names is one', () => {
  const file = readFileSync('deploy/prometheus/alerts.yml', 'utf8')
  expect(alerts).toHaveLength([...file.matchAll(/alert:/g)].length)
  const named = [...file.matchAll(/route=~"\/api\/\(([^)]*)\)"/g)].flatMap(([, list = '']) => list.split('|'))
  const routes = new Set(told.map(({ labels }) => labels.route))
  expect(named.filter(route => !routes.has(`/api/${route}`))).toEqual([])
  expect(named).not.toHaveLength(0)
})
