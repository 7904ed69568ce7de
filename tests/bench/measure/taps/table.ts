/** How soon taps are answered, as Markdown. */
import { quantile } from '../backend/load.ts'
import { table } from '../markdown.ts'
import type { TapPlan, TapTimes } from './measure.ts'
import { LEAST_MS } from './tap.ts'

export function tapTable({ ours, floor }: TapTimes, { slowdown }: TapPlan): string {
  const kinds = [...Object.entries(ours), ['all of these', Object.values(ours).flat()] as const]
  return table(
    [`From tap to next paint, processor ${slowdown} times slower`, 'Taps', 'p50', 'p95', 'Longest'],
    [...kinds, ['button on an empty page', floor] as const].map(([kind, times]) => row(kind, times)),
  )
}

function row(kind: string, times: readonly number[]): string[] {
  const sorted = [...times].sort((a, b) => a - b)
  return [kind, String(times.length), ...[0.5, 0.95, 1].map(share => milliseconds(quantile(sorted, share)))]
}

function milliseconds(value: number): string {
  return value < LEAST_MS ? `under ${LEAST_MS} ms` : `${value} ms`
}
