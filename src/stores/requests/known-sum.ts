/** The sum that a question asks for, as the dashboard knows it: the answer without a connection. */
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { PERIODS, type Period, periodRange } from '../../../shared/domain/period.ts'
import type { SpendingQuestion } from '../../../shared/domain/spending-question.ts'
import type { Totals } from '../../../shared/domain/totals.ts'
import type { Dashboard } from '../../../shared/wire/totals.ts'

export interface KnownSum {
  readonly totals: Totals
  /** When it was loaded, in milliseconds since the epoch; null where it is that of this visit. */
  readonly at: number | null
}

export interface KnownFigures {
  readonly figures: Pick<Dashboard, 'monthSpend' | 'weekSpend' | 'todaySpend'> | null
  readonly at: number | null
  /** The day on which they were loaded. */
  readonly day: CalendarDate
}

const SUMS: Readonly<Record<Period, 'monthSpend' | 'weekSpend' | 'todaySpend'>> = {
  month: 'monthSpend',
  week: 'weekSpend',
  today: 'todaySpend',
}

/** Null for anything but the whole sum of today, this week or this month, or where it was loaded before that began. */
export function knownSum(
  { what, period, category, words, payment }: SpendingQuestion,
  { figures, at, day }: KnownFigures,
  today: CalendarDate,
): KnownSum | null {
  if (!figures || what !== 'sum' || (category ?? words ?? payment) !== null) return null
  const asked = PERIODS.find(one => {
    const { from, to } = periodRange(one, today)
    return period.from === from && period.to === to
  })
  return asked && day >= period.from ? { totals: figures[SUMS[asked]], at } : null
}
