/**
 * The user's waiting times, as measures in the browser's Performance timeline (docs/timeline.md). Only the
 * latest of each name is kept, so that a long visit does not accumulate entries; an observer sees all.
 */

/** `start` in milliseconds as of `performance.now()`. Names must not identify an account or an expense. */
export function measureSince(name: string, start: number): void {
  performance.clearMeasures(name)
  performance.measure(name, { start })
}
