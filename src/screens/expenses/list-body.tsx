/** The matches, or else the period's figures and expenses, in one list that reuses its rows. */
import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect } from 'react'
import { t } from '../../i18n/translate.ts'
import { EmptyNote } from '../../widgets/empty-note.tsx'
import { useSlicedValue } from '../../widgets/use-sliced-value.ts'
import { useStores } from '../use-stores.ts'
import { ExpenseList } from './expense-list.tsx'
import styles from './expenses.module.css'
import { FoundNotes } from './found-notes.tsx'
import { FoundSummary } from './found-summary.tsx'
import { PeriodNotes } from './period-notes.tsx'
import { Summary } from './summary.tsx'

export interface ListBodyProps {
  /** After each change of what is shown, before it is painted. */
  readonly onChanged: () => void
}

export function ListBody({ onChanged }: ListBodyProps) {
  useSignals()
  const { connection, periodDetail, search } = useStores()
  const found = useSlicedValue(search.found)
  const figures = useSlicedValue(periodDetail.data)
  /** False for an empty cached period that could not be reloaded. */
  const isPeriodShown = connection.offline.value || !(periodDetail.failed.value && figures?.count === 0)
  const listing = found ?? (isPeriodShown ? figures : null)
  const isEmpty = listing?.expenses.length === 0
  useLayoutEffect(onChanged)
  return (
    <>
      {found ? <FoundNotes found={found} /> : <PeriodNotes figures={figures} />}
      {listing && !(found && isEmpty) && (
        <div className={styles.columns}>
          {found ? <FoundSummary found={found} /> : figures && <Summary figures={figures} />}
          {isEmpty ? (
            <EmptyNote title={t('expenses.empty')} text={t('dashboard.emptyText')} />
          ) : (
            <ExpenseList title={found ? 'expenses.results' : 'expenses.all'} listing={listing} />
          )}
        </div>
      )}
    </>
  )
}
