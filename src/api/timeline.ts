/**
 * What a person waits for, as measures in the browser's Performance timeline (docs/timeline.md). Under each name only
 * the latest stays there, so that a long visit gathers nothing; an observer is told of all.
 */

export type Moment = 'press' | 'release'

/** Marks when a wait begins. */
export function begin(moment: Moment): void {
  performance.clearMarks(moment)
  performance.mark(moment)
}

/** Measures the wait since `moment`, once; nothing where none has begun. */
export function endWait(name: string, moment: Moment): void {
  const [begun] = performance.getEntriesByName(moment, 'mark')
  if (!begun) return
  performance.clearMarks(moment)
  measureSince(name, begun.startTime)
}

/** What was waited for does not come. */
export function giveUp(moment: Moment): void {
  performance.clearMarks(moment)
}

/** `start` in milliseconds as of `performance.now()`. No name may tell whose or which expense. */
export function measureSince(name: string, start: number): void {
  performance.clearMeasures(name)
  performance.measure(name, { start })
}
