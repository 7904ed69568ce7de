/** How high the rows of a long list are: each as measured, the others like those that were measured first. */
import { useRef } from 'react'

/** Rows that are measured before the others are expected to be like them. */
const SAMPLE = 5

/** Of the list before: where one comes back to the middle of a list, its rows stand where they stood. */
let usualSurplus = 0

/**
 * `plain` is how high a row is where its texts have one line. Larger text, a narrow screen and long descriptions make most
 * rows higher, by the same: each row that is not as expected changes the page's height, and has it laid out twice.
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
