/** What was spent in a period: its sum, its categories, and every expense. */
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { PERIODS, type Period } from '../../../shared/domain/period.ts'
import { type TextKey, t } from '../../i18n/translate.ts'
import { Tabs } from '../../widgets/tabs.tsx'
import { useStores } from '../use-stores.ts'
import styles from './expenses.module.css'
import { ExpensesHeader } from './header.tsx'
import { MonthBar } from './month-bar.tsx'
import { PeriodBody } from './period-body.tsx'

const LABELS: Readonly<Record<Period, TextKey>> = {
  today: 'expenses.today',
  week: 'expenses.thisWeek',
  month: 'expenses.thisMonth',
}

export function Expenses() {
  useSignals()
  const { periodDetail } = useStores()
  const period = periodDetail.period.value
  const labelOf = (id: Period) =>
    t(id === 'month' && !periodDetail.isCurrentMonth() ? 'expenses.month' : LABELS[id])
  useEffect(() => periodDetail.open(), [periodDetail])

  return (
    <main className={styles.page} aria-busy={periodDetail.loading.value}>
      <ExpensesHeader />
      <Tabs
        label={t('expenses.period')}
        tabs={PERIODS.map(id => ({ id, label: labelOf(id) }))}
        chosen={period}
        onChoose={periodDetail.choosePeriod}
      >
        {period === 'month' && <MonthBar />}
        <PeriodBody />
      </Tabs>
    </main>
  )
}
