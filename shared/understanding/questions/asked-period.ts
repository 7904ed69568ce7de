/** The period of a question, where several are said. */
import type { DateRange } from '../../domain/period.ts'
import type { QuestionPart } from './question-part.ts'

/**
 * Null: none said. 'unclear': two, as in a comparison. Of a period and days within it the days count: 'bulan
 * ini, tanggal 5', 'weekend kemarin, Sabtu Minggu'.
 */
export function askedPeriod(parts: readonly QuestionPart[]): DateRange | null | 'unclear' {
  let outer: DateRange | null = null
  let inner: DateRange | null = null
  let isRepaired = false
  for (const part of parts) {
    if (part.kind === 'repair') isRepaired = true
    if (part.kind !== 'period') continue
    const { value } = part
    if (!outer || isRepaired) {
      outer = value
      inner = null
    } else if (isWithin(value, outer)) {
      inner = inner ? spanOf(inner, value) : value
    } else if (isWithin(outer, value)) {
      inner ??= outer
      outer = value
    } else return 'unclear'
    isRepaired = false
  }
  return inner ?? outer
}

function isWithin(inner: DateRange, outer: DateRange): boolean {
  return inner.from >= outer.from && inner.to <= outer.to
}

function spanOf(one: DateRange, other: DateRange): DateRange {
  return { from: one.from < other.from ? one.from : other.from, to: one.to > other.to ? one.to : other.to }
}
