/** Reports web vitals to a supplied callback; by default there is none. */
import type { Metric } from 'web-vitals'

/** TTFB, FCP, LCP and INP in milliseconds; CLS without a unit. */
export type Vital = Pick<Metric, 'name' | 'value'>

/**
 * The library is loaded only where there is a callback. Each is reported once final: LCP at the first input,
 * CLS and INP when the page is hidden, and again after later visits in which they grew.
 */
export async function reportVitals(onVital?: (vital: Vital) => void): Promise<void> {
  if (!onVital) return
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP])
    watch(({ name, value }) => onVital({ name, value }))
}
