/** The figures of uploads as Markdown. */
import { table } from '../markdown.ts'
import type { UploadTime } from './measure.ts'

export function uploadTable(times: readonly UploadTime[]): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  return table(
    ['Upwards', 'Speech', 'Release to answer, sent while held: median', 'Longest', 'Sent whole', 'Times'],
    times.map(({ kilobitsPerSecond, seconds: spoken, whileHeldMs, longestMs, wholeMs }) => [
      `${kilobitsPerSecond} kbit/s`,
      `${spoken} s`,
      seconds(whileHeldMs),
      seconds(longestMs),
      seconds(wholeMs),
      (wholeMs / whileHeldMs).toFixed(1),
    ]),
  )
}
