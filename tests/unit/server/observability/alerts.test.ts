/** Each alert is played figures that it is for, and figures that are just all right. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expectFiring, type Figures, hasPromtool } from '../support/promtool.ts'

interface Played {
  readonly wrong: Figures
  readonly right: Figures
  /** At which it does not fire yet, and does, by its `for` and the window of its rates. */
  readonly quietAt: string
  readonly firesAt: string
}

/** Longer than any alert waits, by its values each quarter of a minute. */
const HOUR = 'x240'
const HEARD = 'ucap_transcription_duration_seconds'
const ANSWERED = 'ucap_http_request_duration_seconds'

/** Of a histogram all of whose observations lie between these seconds. */
function within(name: string, labels: string, above: number, upTo: number): Figures {
  const bucket = (le: number | string, values: string) => ({
    [`${name}_bucket{${labels},le="${le}"}`]: values,
  })
  return { ...bucket(above, `0${HOUR}`), ...bucket(upTo, `0+5${HOUR}`), ...bucket('+Inf', `0+5${HOUR}`) }
}

const heard = (unavailable: number, text: number): Figures => ({
  [`${HEARD}_count{ear="first",outcome="unavailable"}`]: `0+${unavailable}${HOUR}`,
  [`${HEARD}_count{ear="first",outcome="text"}`]: `0+${text}${HOUR}`,
})
const answered = (status: string): Figures => ({
  [`${ANSWERED}_count{method="GET",route="/api/expenses",status="${status}"}`]: `0+1${HOUR}`,
})
const constant = (series: string, value: number): Figures => ({ [series]: `${value}${HOUR}` })

const PLAYED: Readonly<Record<string, Played>> = {
  UcapDown: {
    wrong: constant('up{job="ucap"}', 0),
    right: constant('up{job="ucap"}', 1),
    quietAt: '45s',
    firesAt: '1m',
  },
  UcapDatabaseDown: {
    wrong: constant('ucap_database_up', 0),
    right: constant('ucap_database_up', 1),
    quietAt: '15s',
    firesAt: '30s',
  },
  UcapDatabaseBusy: {
    wrong: constant('ucap_database_connections{state="waiting"}', 21),
    right: constant('ucap_database_connections{state="waiting"}', 20),
    quietAt: '1m45s',
    firesAt: '2m',
  },
  UcapVoiceFails: { wrong: heard(3, 10), right: heard(2, 10), quietAt: '2m', firesAt: '2m15s' },
  UcapVoiceBusy: {
    wrong: { 'ucap_recordings_total{outcome="voiceBusy"}': `0+1${HOUR}` },
    right: { 'ucap_recordings_total{outcome="understood"}': `0+1${HOUR}` },
    quietAt: '5m',
    firesAt: '5m15s',
  },
  UcapVoiceSlow: {
    wrong: within(HEARD, 'ear="first",outcome="text"', 8, 13),
    right: within(HEARD, 'ear="first",outcome="text"', 5, 8),
    quietAt: '10m',
    firesAt: '10m15s',
  },
  UcapErrors: { wrong: answered('500'), right: answered('503'), quietAt: '1m', firesAt: '1m15s' },
  UcapSlow: {
    wrong: within(ANSWERED, 'route="/api/expenses/detail"', 1, 2.5),
    right: within(ANSWERED, 'route="/api/expenses/voice"', 1, 2.5),
    quietAt: '10m',
    firesAt: '10m15s',
  },
  UcapLoopBlocked: {
    wrong: constant('nodejs_eventloop_lag_p99_seconds{job="ucap"}', 0.6),
    right: constant('nodejs_eventloop_lag_p99_seconds{job="ucap"}', 0.5),
    quietAt: '9m45s',
    firesAt: '10m',
  },
  UcapMemory: {
    wrong: constant('process_resident_memory_bytes{job="ucap"}', 1.3e9),
    right: constant('process_resident_memory_bytes{job="ucap"}', 1.2e9),
    quietAt: '14m45s',
    firesAt: '15m',
  },
  UcapPolicyReports: {
    // Eight a second, for the first of them count for little in a quarter of an hour; and 0.07.
    wrong: { 'ucap_csp_reports_total{directive="script-src"}': `0+120${HOUR}` },
    right: { 'ucap_csp_reports_total{directive="script-src"}': `0+1${HOUR}` },
    quietAt: '15m',
    firesAt: '15m15s',
  },
}

test('each alert is played', () => {
  const named = readFileSync('deploy/prometheus/alerts.yml', 'utf8').matchAll(/alert: (\w+)/g)
  expect(Object.keys(PLAYED)).toEqual([...named].map(([, name]) => name))
})

// Where it is not installed: nothing else evaluates its rules.
describe.skipIf(!hasPromtool).each(Object.entries(PLAYED))(
  '%s',
  (name, { wrong, right, quietAt, firesAt }) => {
    test('fires alone, once what it is for has lasted', async () => {
      await expectFiring(wrong, { [quietAt]: [], [firesAt]: [name] })
    })

    test('does not fire for what is just all right', async () => {
      await expectFiring(right, { '55m': [] })
    })
  },
)
