/** The browser's own measurements of the page. */

export interface Vital {
  /** Time to first byte, first and largest contentful paint in milliseconds; layout shift without a unit. */
  readonly name: 'TTFB' | 'FCP' | 'LCP' | 'CLS'
  readonly value: number
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Tells of each measurement as it comes; LCP and CLS come again whenever they grow. */
export function watchVitals(onVital: (vital: Vital) => void): void {
  let shifted = 0
  observe('navigation', entry => {
    onVital({ name: 'TTFB', value: (entry as PerformanceNavigationTiming).responseStart })
  })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') onVital({ name: 'FCP', value: startTime })
  })
  observe('largest-contentful-paint', ({ startTime }) => onVital({ name: 'LCP', value: startTime }))
  observe('layout-shift', entry => {
    const { value, hadRecentInput } = entry as Shift
    // What follows a tap is no surprise.
    if (hadRecentInput) return
    shifted += value
    onVital({ name: 'CLS', value: shifted })
  })
}

/** With what happened before, too. A browser that does not know the type tells nothing. */
function observe(type: string, onEntry: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  new PerformanceObserver(list => list.getEntries().forEach(onEntry)).observe({ type, buffered: true })
}
