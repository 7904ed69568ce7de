import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportVitals } from '../../src/report-vitals.ts'

interface Entry {
  readonly type: string
  readonly [fact: string]: unknown
}

/** A browser that has measured these. Returns the types that are observed. */
function measured(entries: readonly Entry[], supported = ['navigation', 'paint', 'layout-shift']) {
  const observed: string[] = []
  class Observer {
    static supportedEntryTypes = supported
    readonly tell: (list: { getEntries(): readonly Entry[] }) => void
    constructor(tell: Observer['tell']) {
      this.tell = tell
    }
    observe({ type }: { type: string }): void {
      observed.push(type)
      this.tell({ getEntries: () => entries.filter(entry => entry.type === type) })
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return observed
}

afterEach(() => vi.unstubAllGlobals())

describe('web vitals', () => {
  it('are not even watched without a callback', async () => {
    const observed = measured([])
    await reportVitals()
    expect(observed).toEqual([])
  })

  it('are told to a callback as they come, as far as the browser knows them', async () => {
    const told: unknown[] = []
    measured([
      { type: 'navigation', responseStart: 12 },
      { type: 'paint', name: 'first-paint', startTime: 90 },
      { type: 'paint', name: 'first-contentful-paint', startTime: 100 },
      { type: 'largest-contentful-paint', startTime: 200 },
      { type: 'layout-shift', value: 0.25, hadRecentInput: false },
      { type: 'layout-shift', value: 9, hadRecentInput: true },
      { type: 'layout-shift', value: 0.5, hadRecentInput: false },
    ])
    await reportVitals(vital => told.push(vital))
    expect(told).toEqual([
      { name: 'TTFB', value: 12 },
      { name: 'FCP', value: 100 },
      { name: 'CLS', value: 0.25 },
      { name: 'CLS', value: 0.75 },
    ])
  })
})
