/** The rows of a file that can't be read: by column what is read in it, and what stands there instead. */
import { useSignals } from '@preact/signals-react/runtime'
import { CATEGORIES } from '../../../shared/domain/category.ts'
import type { FaultyRow } from '../../../shared/domain/csv-import.ts'
import type { RowFault } from '../../../shared/domain/import-row.ts'
import { PAYMENT_METHODS } from '../../../shared/domain/payment-method.ts'
import { categoryName, paymentName, t } from '../../i18n/translate.ts'
import styles from './import-dialog.module.css'

/** Rows of a column that are named; of the others there is a number. */
const NAMED = 10
/** Most of a cell that is shown, in UTF-16 units. */
const LONGEST = 60

export function UnreadRows({ rows }: { readonly rows: readonly FaultyRow[] }) {
  useSignals()
  const faults = [...new Set(rows.map(({ fault }) => fault))]
  return (
    <details className={styles.faults}>
      <summary>{t('import.which')}</summary>
      {faults.map(fault => (
        <Column key={fault} fault={fault} rows={rows.filter(row => row.fault === fault)} />
      ))}
    </details>
  )
}

function Column({ fault, rows }: { readonly fault: RowFault; readonly rows: readonly FaultyRow[] }) {
  const more = rows.length - NAMED
  return (
    <section>
      <h3>{t(`import.faults.${fault}`, { names: namesOf(fault).join(', ') })}</h3>
      <ul>
        {rows.slice(0, NAMED).map(({ row, found }) => (
          <li key={row}>
            {found === '' ? t('import.emptyRow', { row }) : t('import.row', { row, found: shortened(found) })}
          </li>
        ))}
        {more > 0 && <li>{t('expenses.more', { count: more })}</li>}
      </ul>
    </section>
  )
}

/** What may stand in the column, where it is one of a few. */
function namesOf(fault: RowFault): string[] {
  if (fault === 'category') return CATEGORIES.map(categoryName)
  return fault === 'payment' ? PAYMENT_METHODS.map(paymentName) : []
}

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
