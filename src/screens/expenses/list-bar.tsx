/** The list's title with the way into picking, and what can be done while picking is on. */
import { useSignals } from '@preact/signals-react/runtime'
import type { Expense } from '../../../shared/domain/expense.ts'
import { type TextKey, t } from '../../i18n/translate.ts'
import { useBack } from '../../widgets/close-request.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { useStores } from '../use-stores.ts'
import styles from './list-bar.module.css'

export interface ListBarProps {
  readonly title: TextKey
  readonly expenses: readonly Expense[]
}

export function ListBar({ title, expenses }: ListBarProps) {
  useSignals()
  const { selection } = useStores()
  const selecting = selection.selecting.value
  useBack(selection.leave, selecting)
  return (
    <div className={styles.bar} data-picking={selecting}>
      <div className={styles.top}>
        <h2 id="all-expenses" data-list-title className={selecting ? 'hearable' : undefined}>
          {t(title)}
        </h2>
        {selecting && (
          <p className={styles.count} role="status">
            {t('expenses.picked', { count: selection.count.value })}
          </p>
        )}
        <button
          type="button"
          className="button"
          aria-expanded={selecting}
          onClick={deferUntilPaint(selecting ? selection.leave : selection.enter)}
        >
          {t(selecting ? 'expenses.leaveSelect' : 'expenses.select')}
        </button>
      </div>
      {selecting && <Actions expenses={expenses} />}
    </div>
  )
}

function Actions({ expenses }: { readonly expenses: readonly Expense[] }) {
  useSignals()
  const { selection, bulkDelete, search } = useStores()
  const { loading, failed } = search.rest.value
  const count = selection.count.value
  return (
    <>
      {failed.value && (
        <p className={styles.failure} role="alert">
          {t('expenses.failedToLoad')}
        </p>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className="button"
          aria-busy={loading.value}
          disabled={loading.value}
          onClick={deferUntilPaint(() => void search.pickAll())}
        >
          {t(loading.value ? 'expenses.loadingMore' : 'expenses.selectAll')}
        </button>
        <button type="button" className="button" onClick={deferUntilPaint(() => selection.pickOnly([]))}>
          {t('expenses.clearAll')}
        </button>
        <button
          type="button"
          className="button"
          data-kind="danger"
          disabled={count === 0}
          onClick={deferUntilPaint(() =>
            bulkDelete.ask(expenses.filter(({ id }) => selection.picked.peek().has(id))),
          )}
        >
          {t('expenses.delete', { count })}
        </button>
      </div>
    </>
  )
}
