import { type CalendarDate, dayInZone } from '../../../shared/domain/calendar-date.ts'
import { useStores } from '../use-stores.ts'

/** The day of the figures: today, or that of cached figures. Needs `useSignals`. */
export function useFiguresDay(): CalendarDate {
  const { dashboard, timeZone, today } = useStores()
  const asOf = dashboard.asOf.value
  return asOf === null ? today() : dayInZone(new Date(asOf), timeZone())
}
