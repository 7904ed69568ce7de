/**
 * What a person waits for, as measures in the browser's Performance timeline (docs/timeline.md). Under each name only
 * the latest stays there, so that a long visit gathers nothing; an observer is told of all.
 */

/** `start` in milliseconds as of `performance.now()`. No name may tell whose or which expense. */
export function measureSince(name: string, start: number): void {
  performance.clearMeasures(name)
  performance.measure(name, { start })
}
