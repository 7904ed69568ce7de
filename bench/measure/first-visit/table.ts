/** The first visit, as Markdown. */
import { median, table } from '../markdown.ts'
import type { FirstVisitLine, FirstVisitPlan } from './measure.ts'

export function firstVisitTable(
  lines: readonly FirstVisitLine[],
  { rounds, bytesPerSecond, slowdown }: FirstVisitPlan,
): string {
  const head = [
    `First visit, ${bytesPerSecond / 1000} kB/s, processor ${slowdown} times slower`,
    'Bare React page shows',
    'Record button shows',
    'against the bare page',
    'From then to the first sample',
    'of it until the touch is heard',
  ]
  const rows = lines.map(({ roundTripMs, bareMs, buttonMs, pressMs, sampleMs }) => [
    `Round trip of ${roundTripMs} ms`,
    seconds(bareMs),
    seconds(buttonMs),
    `${(median(buttonMs) / median(bareMs)).toFixed(2)} times`,
    seconds(sampleMs),
    seconds(pressMs),
  ])
  return [table(head, rows), `Medians and ranges of ${rounds} visits each, nothing cached.`].join('\n\n')
}

function seconds(ms: readonly number[]): string {
  const [low, middle, high] = [Math.min(...ms), median(ms), Math.max(...ms)].map(one =>
    (one / 1000).toFixed(2),
  )
  return `${middle} s (${low} to ${high})`
}
