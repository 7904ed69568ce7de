/** Whether an expense recurs, by the day in the form. */
import { useSignals } from '@preact/signals-react/runtime'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { type Schedule, scheduleOn } from '../../../shared/domain/recurring.ts'
import { t } from '../../i18n/translate.ts'
import { Field } from '../../widgets/field.tsx'
import { scheduleText } from '../schedule-text.ts'

export type Repeat = 'never' | Schedule['every']

export interface RepeatFieldProps {
  readonly day: CalendarDate
  readonly value: Repeat
  readonly onChange: (repeat: Repeat) => void
}

export function RepeatField({ day, value, onChange }: RepeatFieldProps) {
  useSignals()
  return (
    <Field label={t('repeat.label')}>
      {links => (
        <select {...links} value={value} onChange={event => onChange(event.target.value as Repeat)}>
          <option value="never">{t('repeat.never')}</option>
          {(['month', 'week'] as const).map(every => (
            <option key={every} value={every}>
              {scheduleText(scheduleOn(day, every))}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
