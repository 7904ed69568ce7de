/** Keeps the place of a period's figures until they arrive. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import styles from './skeleton.module.css'

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

export function Skeleton() {
  useSignals()
  return (
    <div className={styles.columns} role="status">
      <span className="hearable">{t('expenses.loading')}</span>
      <div className={styles.figures} />
      <div className={styles.list}>
        {ROWS.map(row => (
          <div key={row} className={styles.row} />
        ))}
      </div>
    </div>
  )
}
