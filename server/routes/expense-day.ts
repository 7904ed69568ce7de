/** Days on which an expense may be. */
import { addDays, type CalendarDate, MIN_DATE } from '../../shared/domain/calendar-date.ts'
import { Problem } from '../http/problem.ts'

/** From the first day allowed to tomorrow: a phone's clock and zone may be ahead of the header's. */
export function assertDay(date: CalendarDate, today: CalendarDate): void {
  if (date < MIN_DATE) throw new Problem(400, 'dateTooEarly', { values: { min: MIN_DATE } })
  if (date > addDays(today, 1)) throw new Problem(400, 'dateTooLate')
}
