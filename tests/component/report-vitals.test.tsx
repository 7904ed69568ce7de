import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportVitals } from '../../src/app/report-vitals.ts'

interface Entry {
  readonly entryType: string
  readonly startTime: number
  readonly [fact: string]: unknown
}

/** A browser that measures these, one after the other. Returns the types that are observed. */
function measured(entries: readonly Entry[]) {
  const observed: string[] = []
  const ofType = (type: string) => entries.filter(({ entryType }) => entryType === type)
  class Observer {
    static supportedEntryTypes = [...new Set(entries.map(({ entryType }) => entryType))]
    readonly tell: (list: { getEntries(): Entry[] }) => void
    constructor(tell: Observer['tell']) {
      this.tell = tell
    }
    observe({ type }: { type: string }): void {
      observed.push(type)
      for (const entry of ofType(type)) this.tell({ getEntries: () => [entry] })
    }
    takeRecords(): Entry[] {
      return []
    }
    disconnect(): void {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal(
    'PerformanceEventTiming',
    class {
      get interactionId(): number {
        return 0
      }
    },
  )
  vi.stubGlobal('performance', { now: () => 10_000, getEntriesByType: ofType })
  return observed
}

function hide(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  state.mockRestore()
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const shift = (startTime: number, value: number, hadRecentInput = false): Entry => ({
  entryType: 'layout-shift',
  startTime,
  duration: 0,
  value,
  hadRecentInput,
})
const tap = (startTime: number, duration: number, interactionId: number): Entry => ({
  entryType: 'event',
  name: 'pointerup',
  startTime,
  duration,
  interactionId,
})

describe('web vitals', () => {
  it('are not even watched without a callback', { tags: ['spec-2.13'] }, async () => {
    const observed = measured([])
    await reportVitals()
    expect(observed).toEqual([])
  })

  it('are told to a callback: of layout shifts the worst window, of taps the slowest', {
    tags: ['spec-2.13'],
  }, async () => {
    const told = new Map<string, number>()
    measured([
      { entryType: 'navigation', startTime: 0, responseStart: 0.5, type: 'navigate' },
      { entryType: 'paint', name: 'first-contentful-paint', startTime: 1 },
      // Two within a second of one another, one long after them, one that follows a tap.
      shift(100, 0.25),
      shift(900, 0.5),
      shift(1000, 9, true),
      shift(8000, 0.6),
      tap(2000, 48, 7),
      tap(3000, 240, 14),
    ])
    await reportVitals(({ name, value }) => told.set(name, value))
    await vi.waitFor(() => expect(told.has('FCP')).toBe(true))
    await vi.waitFor(() => {
      hide()
      expect(Object.fromEntries(told)).toEqual({ TTFB: 0.5, FCP: 1, CLS: 0.75, INP: 240 })
    })
  })
})
