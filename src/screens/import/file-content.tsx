/** What is in the file: how much is new, is there already, or can't be read, and why. */
import { useSignals } from '@preact/signals-react/runtime'
import { CURRENCIES, type Currency } from '../../../shared/domain/currency.ts'
import { counted, t } from '../../i18n/translate.ts'
import type { CheckedFile } from '../../stores/importing.ts'
import { Field } from '../../widgets/field.tsx'
import { useStores } from '../use-stores.ts'
import styles from './import-dialog.module.css'

/** Rows that can't be read and are named; of the others there is a number. */
const NAMED = 20

export function FileContent({ file }: { readonly file: CheckedFile }) {
  useSignals()
  const { importing } = useStores()
  const { fresh, existing, faults, currency } = file
  const more = faults.length - NAMED
  return (
    <>
      <div className={styles.counts} role="status">
        <p>
          <strong>{counted('import.fresh', fresh)}</strong>
        </p>
        {existing > 0 && <p>{counted('import.existing', existing)}</p>}
        {faults.length > 0 && <p>{counted('import.unreadable', faults.length)}</p>}
      </div>
      {faults.length > 0 && (
        <details className={styles.faults}>
          <summary>{t('import.which')}</summary>
          <ul>
            {faults.slice(0, NAMED).map(({ row, fault }) => (
              <li key={row}>{t('import.row', { row, fault: t(`import.faults.${fault}`) })}</li>
            ))}
            {more > 0 && <li>{t('expenses.more', { count: more })}</li>}
          </ul>
        </details>
      )}
      {currency !== null && (
        <Field label={t('import.currency')}>
          {links => (
            <select
              {...links}
              value={currency}
              onChange={event => void importing.check(file.read, event.target.value as Currency)}
            >
              {CURRENCIES.map(name => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  )
}
