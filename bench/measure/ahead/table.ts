/** The figures of hearing ahead as Markdown. */
import { median, table } from '../markdown.ts'
import type { AheadTime } from './measure.ts'

export function aheadTable(times: readonly AheadTime[]): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const both = (all: readonly number[]) => `${seconds(median(all))}, ${seconds(all.at(-1) ?? Number.NaN)}`
  return table(
    ['Pause before the release', 'Release to answer, heard ahead: median, longest', 'Heard afterwards'],
    times.map(({ pause, aheadMs, afterwardsMs }) => [
      seconds(1000 * pause),
      both(aheadMs),
      both(afterwardsMs),
    ]),
  )
}
