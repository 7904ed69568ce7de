/** Geometry of a ring chart: arcs in turns clockwise from the top, and their outlines. */

export interface Arc {
  /** Turns, 0..1, clockwise from the top. */
  readonly start: number
  readonly end: number
}

/**
 * Consecutive arcs, one per value, by its share of `whole`, or of the sum where that is larger. Negatives
 * count as 0.
 */
export function ringArcs(values: readonly number[], whole: number): readonly Arc[] {
  const lengths = values.map(value => Math.max(0, value))
  const full = Math.max(
    whole,
    lengths.reduce((sum, length) => sum + length, 0),
  )
  let end = 0
  return lengths.map(length => {
    const start = end
    end = full === 0 ? 0 : Math.min(1, start + length / full)
    return { start, end }
  })
}

/** A longer arc is drawn as a whole ring, since its two ends would coincide. */
const WHOLE = 0.9999

/** Outline of a slice between two radii around 0,0, for an SVG path; empty for an arc without length. */
export function slicePath({ start, end }: Arc, outer: number, inner: number): string {
  const turns = end - start
  if (turns <= 0) return ''
  if (turns > WHOLE) return `${circle(outer, 1)}${circle(inner, 0)}`
  const large = turns > 0.5 ? 1 : 0
  return (
    `M${point(start, outer)}A${outer} ${outer} 0 ${large} 1 ${point(end, outer)}` +
    `L${point(end, inner)}A${inner} ${inner} 0 ${large} 0 ${point(start, inner)}Z`
  )
}

/** Both directions, so that the inner circle cuts a hole into the outer one. */
function circle(radius: number, sweep: 0 | 1): string {
  const half = (y: number) => `A${radius} ${radius} 0 1 ${sweep} 0 ${y}`
  return `M0 ${-radius}${half(radius)}${half(-radius)}Z`
}

function point(turns: number, radius: number): string {
  const angle = turns * 2 * Math.PI
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}
