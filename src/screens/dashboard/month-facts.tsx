/** How many expenses the month has, and what they come to a day. */
import { useSignals } from '@preact/signals-react/runtime'
import { useId } from 'react'
import { dayOfMonth } from '../../../shared/domain/calendar-date.ts'
import { averageOf } from '../../../shared/domain/totals.ts'
import { t } from '../../i18n/translate.ts'
import type { Dashboard } from '../../stores/figures/dashboard.ts'
import { useAmounts } from '../use-amounts.ts'
import styles from './month-facts.module.css'
import { useFiguresDay } from './use-figures-day.ts'

export function MonthFacts({ figures: { breakdown, monthSpend } }: { readonly figures: Dashboard }) {
  useSignals()
  const amounts = useAmounts()
  const daily = averageOf(monthSpend[amounts.currency], dayOfMonth(useFiguresDay()))
  const count = breakdown.reduce((sum, item) => sum + item.count, 0)
  return (
    <dl className={styles.facts}>
      <Fact label={t('dashboard.countLabel')} value={String(count)} />
      <Fact label={t('dashboard.dailyAverage')} value={amounts.exact(daily)} />
      {/* The list marks the one there is. */}
      {breakdown.length === 0 && <Fact label={t('dashboard.topCategory')} value={t('common.none')} />}
    </dl>
  )
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  const id = useId()
  return (
    <div>
      <dt id={id}>{label}</dt>
      <dd>
        <output aria-labelledby={id} aria-live="off">
          {value}
        </output>
      </dd>
    </div>
  )
}
