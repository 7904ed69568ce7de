/** Every expense of the period, or those found: a tap opens one, or picks it while picking is on. */
import { useSignals } from '@preact/signals-react/runtime'
import { type TextKey, t } from '../../i18n/translate.ts'
import type { Listing } from '../../stores/expenses/expense-search.ts'
import { useStores } from '../use-stores.ts'
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx'
import { DeleteFailure } from './delete-failure.tsx'
import styles from './expense-list.module.css'
import { ExpenseRows } from './expense-rows.tsx'
import { ListBar } from './list-bar.tsx'
import { MoreExpenses } from './more-expenses.tsx'

export interface ExpenseListProps {
  readonly title: TextKey
  readonly listing: Listing
}

export function ExpenseList({ title, listing }: ExpenseListProps) {
  useSignals()
  const { bulkDelete } = useStores()
  const { expenses, count, nextCursor } = listing
  return (
    <section className={styles.card} aria-labelledby="all-expenses">
      <ListBar title={title} expenses={expenses} />
      <DeleteFailure />
      {count !== null && expenses.length < count && (
        <p className={styles.note}>{t('expenses.partOnly', { shown: expenses.length, count })}</p>
      )}
      <ExpenseRows listing={listing} />
      {nextCursor !== null && <MoreExpenses left={count && count - expenses.length} />}
      {bulkDelete.asked.value && <BulkDeleteDialog expenses={bulkDelete.asked.value} />}
    </section>
  )
}
