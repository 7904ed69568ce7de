/** How fast the page felt, for a callback that is supplied: none is, by default. */
import type { Metric } from 'web-vitals'

/** TTFB, FCP, LCP and INP in milliseconds; CLS without a unit. */
export type Vital = Pick<Metric, 'name' | 'value'>

/**
 * The library is loaded only where there is a callback. It is told of each once its value is final: LCP at the first
 * input, CLS and INP when the page is hidden, and again after each return to it in which they grew.
 */
export async function reportVitals(onVital?: (vital: Vital) => void): Promise<void> {
  if (!onVital) return
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const watch of [onTTFB, onFCP, onLCP, onCLS, onINP])
    watch(({ name, value }) => onVital({ name, value }))
}
