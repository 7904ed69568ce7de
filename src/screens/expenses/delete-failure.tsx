/** The expenses that could not be deleted. They remain selected. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import styles from './expense-list.module.css'

/** Names listed; the others are only counted. */
const NAMED = 5

export function DeleteFailure() {
  useSignals()
  const { bulkDelete } = useStores()
  const failed = bulkDelete.failed.value
  if (failed.length === 0) return null
  return (
    <div role="alert" className={styles.failure}>
      {bulkDelete.unreached.value && <p>{t('errors.network')}</p>}
      <p>{t('expenses.deleteFailed')}</p>
      <ul>
        {failed.slice(0, NAMED).map(({ id, description }) => (
          <li key={id}>{description}</li>
        ))}
        {failed.length > NAMED && <li>{t('expenses.more', { count: failed.length - NAMED })}</li>}
      </ul>
    </div>
  )
}
