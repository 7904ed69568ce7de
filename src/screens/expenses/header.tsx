/** The screen's title, and the way to a file of the period on show. */
import { useSignals } from '@preact/signals-react/runtime'
import Download from 'lucide-react/icons/download'
import { t } from '../../i18n/translate.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { DataAge } from '../data-age.tsx'
import { useStores } from '../use-stores.ts'
import styles from './expenses.module.css'

export function ExpensesHeader() {
  useSignals()
  const { exporting, periodDetail, search } = useStores()
  return (
    <header className={styles.header}>
      <h1>{t('expenses.title')}</h1>
      <DataAge at={periodDetail.asOf.value} />
      <button
        type="button"
        className="button"
        onClick={deferUntilPaint(() =>
          exporting.open({
            kind: 'period',
            range: search.days.peek() ?? (search.everywhere.peek() ? null : periodDetail.range()),
            filter: search.filter.peek(),
          }),
        )}
      >
        <Download size={20} aria-hidden="true" />
        {t('export.open')}
      </button>
    </header>
  )
}
