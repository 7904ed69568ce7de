/** What was spent in a period: its sum, its categories, and every expense. */
import { batch } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { PERIODS, type Period } from '../../../shared/domain/period.ts'
import { type TextKey, t } from '../../i18n/translate.ts'
import { Tabs } from '../../widgets/tabs.tsx'
import { useFocusAfterRemoval } from '../../widgets/use-focus-after-removal.ts'
import { useStores } from '../use-stores.ts'
import styles from './expenses.module.css'
import { ExpensesHeader } from './header.tsx'
import { ListBody } from './list-body.tsx'
import { MonthBar } from './month-bar.tsx'
import { SearchBar } from './search-bar.tsx'
import { useListAddress } from './use-list-address.ts'
import { useMonthSwipe } from './use-month-swipe.ts'

const LABELS: Readonly<Record<Period, TextKey>> = {
  today: 'expenses.today',
  week: 'expenses.thisWeek',
  month: 'expenses.thisMonth',
}

export function Expenses() {
  useSignals()
  const { periodDetail, search } = useStores()
  const period = search.everywhere.value ? null : periodDetail.period.value
  const labelOf = (id: Period) =>
    t(id === 'month' && !periodDetail.isCurrentMonth() ? 'expenses.month' : LABELS[id])
  useEffect(() => periodDetail.open(), [periodDetail])
  useEffect(() => search.open(), [search])
  const swipe = useMonthSwipe()
  const focus = useFocusAfterRemoval()

  return (
    <main className={styles.page} aria-busy={periodDetail.loading.value}>
      <ListAddress />
      <ExpensesHeader />
      <Tabs
        label={t('expenses.period')}
        tabs={PERIODS.map(id => ({ id, label: labelOf(id) }))}
        chosen={period}
        onChoose={id =>
          batch(() => {
            search.setEverywhere(false)
            periodDetail.choosePeriod(id)
          })
        }
      >
        <div className={styles.panel} {...focus.around} {...(period === 'month' && swipe)}>
          {period === 'month' && <MonthBar />}
          <SearchBar />
          <ListBody onChanged={focus.settle} />
        </div>
      </Tabs>
    </main>
  )
}

/** A separate component, since the address follows each key of a search and nothing else has to render. */
function ListAddress() {
  useListAddress()
  return null
}
