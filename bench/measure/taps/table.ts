/** How soon taps are answered, as Markdown. */
import { quantile } from '../backend/load.ts'
import { table } from '../markdown.ts'
import type { TapPlan, TapTimes } from './measure.ts'
import { LEAST_MS, type TapTime } from './tap.ts'

export function tapTable({ ours, floor }: TapTimes, { slowdown }: TapPlan): string {
  const kinds = [...Object.entries(ours), ['all of these', Object.values(ours).flat()] as const]
  return table(
    [`Processor ${slowdown} times slower`, 'Taps', ...heads('Next paint'), ...heads('Outcome painted')],
    [...kinds, ['button on an empty page', floor] as const].map(([kind, times]) => row(kind, times)),
  )
}

function heads(what: string): string[] {
  return [`${what}: p50`, 'p95', 'longest']
}

function row(kind: string, times: readonly TapTime[]): string[] {
  const answered = times.map(time => time.answered)
  const whole = times.map(time => Math.round(time.whole))
  return [kind, String(times.length), ...quantiles(answered), ...quantiles(whole)]
}

function quantiles(times: readonly number[]): string[] {
  const sorted = [...times].sort((a, b) => a - b)
  return [0.5, 0.95, 1].map(share => milliseconds(quantile(sorted, share)))
}

function milliseconds(value: number): string {
  return value < LEAST_MS ? `under ${LEAST_MS} ms` : `${value} ms`
}
