import { useSignals } from '@preact/signals-react/runtime'
import { lazy, Suspense, useMemo } from 'react'
import { CURRENCY_FACTS } from '../../../shared/domain/currency.ts'
import { toMajor } from '../../../shared/domain/money.ts'
import type { MonthFigures } from '../../../shared/domain/trends.ts'
import { monthName, shortMonthName } from '../../i18n/dates.ts'
import { formatShort } from '../../i18n/numbers.ts'
import { language, t } from '../../i18n/translate.ts'
import { expensesAddress } from '../expenses-address.ts'
import { useAmounts } from '../use-amounts.ts'
import styles from './analytics.module.css'
import { PeriodTable } from './period-table.tsx'

const BarChart = lazy(async () => ({ default: (await import('../../widgets/bar-chart.tsx')).BarChart }))

export function ThreeMonths({ months }: { readonly months: readonly MonthFigures[] }) {
  useSignals()
  const { currency } = useAmounts()
  const spoken = language.value
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
    <section className={styles.card} aria-labelledby="months">
      <h2 id="months">{t('analytics.monthsTitle')}</h2>
      <div className={styles.chart}>
        <Suspense fallback={null}>
          <BarChart {...chart} />
        </Suspense>
      </div>
      <PeriodTable
        rows={months.map(({ month, ...figures }) => ({
          ...figures,
          key: month,
          name: monthName(month),
          href: expensesAddress({ timeframe: 'month', month }),
        }))}
        heading={t('analytics.month')}
        labelledBy="months"
      />
    </section>
  )
}
