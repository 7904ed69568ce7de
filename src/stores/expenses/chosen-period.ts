/** The period that the person looks at: today, this week, this month or an earlier one. */
import { batch, signal } from '@preact/signals-react'
import { type CalendarDate, MIN_DATE } from '../../../shared/domain/calendar-date.ts'
import {
  type CalendarMonth,
  type DateRange,
  monthOf,
  type Period,
  periodRange,
  shiftMonth,
} from '../../../shared/domain/period.ts'

/** Months that the picker offers, the current one among them (specification §9). */
const PICKER_MONTHS = 24
const FIRST_MONTH = monthOf(MIN_DATE)

export interface ChosenPeriodDeps {
  readonly today: () => CalendarDate
  /** Another one is about to be chosen. */
  readonly onLeave: () => void
  readonly onChosen: () => void
}

export function createChosenPeriod({ today, onLeave, onChosen }: ChosenPeriodDeps) {
  const period = signal<Period>('month')
  /** Null stands for the current month, also when that becomes another one. */
  const pastMonth = signal<CalendarMonth | null>(null)
  const currentMonth = () => monthOf(today())
  const month = () => pastMonth.value ?? currentMonth()
  const peekMonth = () => pastMonth.peek() ?? currentMonth()

  function show(nextPeriod: Period, nextMonth: CalendarMonth | null): void {
    if (nextPeriod === period.peek() && nextMonth === pastMonth.peek()) return
    batch(() => {
      onLeave()
      period.value = nextPeriod
      pastMonth.value = nextMonth
      onChosen()
    })
  }

  /** Months that have not begun or lie before the first day allowed are not shown. */
  function showMonth(next: CalendarMonth): void {
    if (next < FIRST_MONTH || next > currentMonth()) return
    show('month', next === currentMonth() ? null : next)
  }

  return {
    peekMonth,
    reset(): void {
      period.value = 'month'
      pastMonth.value = null
    },
    /** What is told of it, and asked for. */
    choice: {
      period,
      month,
      currentMonth,
      isFirstMonth: () => month() === FIRST_MONTH,
      isCurrentMonth: () => month() === currentMonth(),
      /** Its days. */
      range: (): DateRange => periodRange(period.peek(), today(), peekMonth()),
      /** Latest first. */
      pickerMonths: (): CalendarMonth[] =>
        Array.from({ length: PICKER_MONTHS }, (_, back) => shiftMonth(currentMonth(), -back)),
      /** Choosing the month again leads to the current one. */
      choosePeriod: (next: Period) => show(next, null),
      showMonth,
      moveMonth: (by: -1 | 1) => showMonth(shiftMonth(month(), by)),
    },
  }
}
