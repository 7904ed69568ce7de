/** How fast the page felt, for whoever wants to hear of it: nobody does unless a callback is supplied. */
import type { Vital } from './web-vitals.ts'

/** What watches them is loaded only where somebody listens. */
export async function reportVitals(onVital?: (vital: Vital) => void): Promise<void> {
  if (!onVital) return
  const { watchVitals } = await import('./web-vitals.ts')
  watchVitals(onVital)
}
