/** Three months side by side, as bars, as a table and summed up; then twelve months, and the days of this one. */
import { useSignals } from '@preact/signals-react/runtime'
import { dayInZone } from '../../../shared/domain/calendar-date.ts'
import { type CalendarMonth, monthOf } from '../../../shared/domain/period.ts'
import {
  averageTotal,
  highestMonth,
  monthlyChange,
  monthsInUse,
  totalCount,
} from '../../../shared/domain/trends.ts'
import { monthName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import { Change } from '../../widgets/change.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { useAmounts } from '../use-amounts.ts'
import { useStores } from '../use-stores.ts'
import styles from './analytics.module.css'
import { comparedWith } from './compared-with.ts'
import type { Comparison } from './comparison.ts'
import { ThreeMonths } from './three-months.tsx'
import { Days, Year } from './year.tsx'

export function Trends(comparison: Comparison) {
  useSignals()
  const { auth, timeZone, trends } = useStores()
  const amounts = useAmounts()
  const { months, now, before } = comparison
  const highest = highestMonth(months)
  const partly = !months.every(({ loaded }) => loaded) && t('analytics.notAllLoaded')
  const figures = trends.data.value

  return (
    <div className={`${styles.panel} ${styles.trends}`}>
      <div className={styles.panel}>
        <ThreeMonths months={months} />
        <Facts
          facts={[
            {
              label: t('analytics.versusLastMonth'),
              value: <Change percent={monthlyChange(now, before)} />,
              note: comparedWith(comparison),
            },
            {
              label: t('analytics.highestMonth'),
              value: highest ? monthName(highest.month) : t('common.none'),
              note: partly || (highest && amounts.exact(highest.total)),
            },
            {
              label: t('analytics.average'),
              value: amounts.exact(
                averageTotal(monthsInUse(months, monthOfInstant(auth.profile.value?.createdAt, timeZone()))),
              ),
              note: partly,
            },
            { label: t('analytics.totalTransactions'), value: String(totalCount(months)), note: partly },
          ]}
        />
      </div>
      {figures && (
        <div className={styles.panel}>
          <Year figures={figures} />
          <Days figures={figures} />
        </div>
      )}
    </div>
  )
}

/** Of an ISO 8601 instant, in an IANA time zone; null where it is not known or none. */
function monthOfInstant(text: string | null | undefined, timeZone: string): CalendarMonth | null {
  const instant = new Date(text ?? Number.NaN)
  return Number.isNaN(instant.getTime()) ? null : monthOf(dayInZone(instant, timeZone))
}
