/** Heights of the rows of a long list: measured, or estimated from the first measured ones. */
import { useRef } from 'react'

/** Number of measured rows on which the estimate is based. */
const SAMPLE = 5

/** From the previous list, so that a return to the middle of a list finds its rows at the same positions. */
let usualSurplus = 0

/**
 * `plain` is the height of a row with single lines. Larger text, a narrow screen and long descriptions make
 * most rows higher by the same amount; each wrong estimate changes the page's height and causes a second
 * layout.
 */
export function useRowHeights(plain: (index: number) => number) {
  /** By how much each of the first rows is higher than plain, in order. */
  const sample = useRef<number[]>([])

  return {
    expectedHeight: (index: number) => plain(index) + usualSurplus,
    /** A row was measured. */
    learn(index: number, height: number): void {
      const { current: surpluses } = sample
      if (surpluses.length >= SAMPLE) return
      surpluses.push(height - plain(index))
      surpluses.sort((a, b) => a - b)
      usualSurplus = surpluses[surpluses.length >> 1] ?? 0
    },
  }
}
