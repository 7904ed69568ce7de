/** By which rule an expense comes again: every month or week, and on which day of it. */
import { useSignals } from '@preact/signals-react/runtime'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { type Schedule, scheduleOn } from '../../../shared/domain/recurring.ts'
import { weekdayName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import { Field } from '../../widgets/field.tsx'
import styles from './rule-dialog.module.css'

const DAYS = { month: 31, week: 7 } as const

export interface ScheduleFieldProps {
  readonly value: Schedule
  /** Its day is proposed where month and week change places. */
  readonly next: CalendarDate
  readonly onChange: (schedule: Schedule) => void
}

export function ScheduleField({ value: { every, day }, next, onChange }: ScheduleFieldProps) {
  useSignals()
  return (
    <div className={styles.schedule}>
      <Field label={t('repeat.often')}>
        {links => (
          <select
            {...links}
            value={every}
            onChange={event => onChange(scheduleOn(next, event.target.value as Schedule['every']))}
          >
            <option value="month">{t('repeat.monthly')}</option>
            <option value="week">{t('repeat.weekly')}</option>
          </select>
        )}
      </Field>
      <Field label={t('repeat.day')}>
        {links => (
          <select
            {...links}
            value={day}
            onChange={event => onChange({ every, day: Number(event.target.value) })}
          >
            {Array.from({ length: DAYS[every] }, (_, index) => index + 1).map(each => (
              <option key={each} value={each}>
                {every === 'month' ? t('repeat.monthDay', { day: each }) : weekdayName(each)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
