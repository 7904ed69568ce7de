/** Three months side by side: drawn as bars, told as a table, summed up below. */
import { useSignals } from '@preact/signals-react/runtime'
import { lazy, Suspense, useMemo } from 'react'
import { dayInZone } from '../../../shared/domain/calendar-date.ts'
import { CURRENCY_FACTS } from '../../../shared/domain/currency.ts'
import { toMajor } from '../../../shared/domain/money.ts'
import { type CalendarMonth, monthOf } from '../../../shared/domain/period.ts'
import {
  averageTotal,
  highestMonth,
  monthlyChange,
  monthsInUse,
  totalCount,
} from '../../../shared/domain/trends.ts'
import { monthName, shortMonthName } from '../../i18n/dates.ts'
import { formatShort } from '../../i18n/numbers.ts'
import { language, t } from '../../i18n/translate.ts'
import { Change } from '../../widgets/change.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { useAmounts } from '../use-amounts.ts'
import { useStores } from '../use-stores.ts'
import styles from './analytics.module.css'
import type { Comparison } from './comparison.ts'
import { MonthTable } from './month-table.tsx'

const BarChart = lazy(async () => ({ default: (await import('../../widgets/bar-chart.tsx')).BarChart }))

export function Trends({ months, now, before }: Comparison) {
  useSignals()
  const { auth, timeZone } = useStores()
  const amounts = useAmounts()
  const { currency } = amounts
  const spoken = language.value
  const highest = highestMonth(months)
  const partly = !months.every(({ loaded }) => loaded) && t('analytics.notAllLoaded')

  // The chart is rebuilt whenever one of these changes: the names of the months follow the language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are of the language spoken
  const chart = useMemo(
    () => ({
      bars: months.map(({ month, total }) => ({
        label: shortMonthName(month),
        value: toMajor(total, currency),
      })),
      axisText: (value: number) => `${CURRENCY_FACTS[currency].symbol}${formatShort(value)}`,
    }),
    [months, currency, spoken],
  )

  return (
    <div className={styles.panel}>
      <section className={styles.card} aria-labelledby="months">
        <h2 id="months">{t('analytics.monthsTitle')}</h2>
        <div className={styles.chart}>
          <Suspense fallback={null}>
            <BarChart {...chart} />
          </Suspense>
        </div>
        <MonthTable months={months} labelledBy="months" />
      </section>
      <Facts
        facts={[
          {
            label: t('analytics.versusLastMonth'),
            value: <Change percent={monthlyChange(now, before)} />,
            note: !(now.loaded && before.loaded) && t('analytics.notLoaded'),
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
  )
}

/** Of an ISO 8601 instant, in an IANA time zone; null where it is not known or none. */
function monthOfInstant(text: string | null | undefined, timeZone: string): CalendarMonth | null {
  const instant = new Date(text ?? Number.NaN)
  return Number.isNaN(instant.getTime()) ? null : monthOf(dayInZone(instant, timeZone))
}
