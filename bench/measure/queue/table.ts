/** The queue's figures as Markdown. */
import { megabytes, table } from '../markdown.ts'
import type { QueueFigures } from './measure.ts'

export function queueTable(figures: readonly QueueFigures[]): string {
  const head = ['Phones at once', 'Heard at once', 'Answers', 'Wait, median', 'Longest', 'Times', 'Memory']
  return table(
    head,
    figures.map(({ phones, atOnce, statuses, medianMs, longestMs, residentBytes }) => [
      String(phones),
      String(atOnce),
      Object.entries(statuses)
        .map(([status, count]) => `${count} × ${status}`)
        .join(', '),
      seconds(medianMs),
      seconds(longestMs),
      (longestMs / medianMs).toFixed(2),
      residentBytes.length > 0 ? residentBytes.map(megabytes).join(', ') : 'not measured',
    ]),
  )
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
