/** Which bars have room for a label below them. */

export interface Bar {
  readonly label: string
  /** Not below zero. */
  readonly value: number
}

/** Estimated width of a character of the axis, in CSS pixels, and the space about its texts. */
export const CHARACTER = 7
export const AXIS_SPACE = 12

/** How far the last label, in the middle of its column, reaches beyond that. Both in CSS pixels. */
export function beyondLastColumn(bars: readonly Bar[], column: number): number {
  const label = CHARACTER * ((bars.at(-1)?.label.length ?? 0) + 1)
  return Math.max(0, Math.ceil((label - column) / 2))
}

/** The last bar, and as many before it, evenly, as their labels have room for. `column` in CSS pixels. */
export function labelledPlaces(bars: readonly Bar[], column: number): number[] {
  const longest = Math.max(...bars.map(({ label }) => label.length))
  const step = Math.max(1, Math.ceil((longest * CHARACTER + AXIS_SPACE / 2) / column))
  return bars.map((_, place) => place).filter(place => (bars.length - 1 - place) % step === 0)
}
