import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prometheus } from '../../../../server/observability/prometheus.ts'
import { parseExposition } from '../support/figures.ts'

const figures = prometheus()
figures.watch({
  connections: () => ({ inUse: 0, idle: 0, waiting: 0 }),
  reachDatabase: async () => {},
  transcription: () => ({ underWay: 0, waiting: 0 }),
})

/** Of a histogram what stands behind its name, too. */
async function known(): Promise<Set<string>> {
  const { types } = parseExposition(await figures.text())
  return new Set([...types.keys()].flatMap(name => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]))
}

test.each(['deploy/prometheus/alerts.yml', 'deploy/grafana/ucap.json'])(
  'every figure that %s asks for is there',
  async path => {
    const named = readFileSync(path, 'utf8').match(/\b(ucap|process|nodejs)_[a-z0-9_]+/g) ?? []
    const names = await known()
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(name => !names.has(name))).toEqual([])
  },
)
