/** What is in the file: how much is new, is there already, or can't be read, and why. */
import { useSignals } from '@preact/signals-react/runtime'
import { CURRENCIES, type Currency } from '../../../shared/domain/currency.ts'
import { dayName } from '../../i18n/dates.ts'
import { formatCount } from '../../i18n/numbers.ts'
import { counted, t } from '../../i18n/translate.ts'
import type { CheckedFile } from '../../stores/own-data/importing.ts'
import { Field } from '../../widgets/field.tsx'
import { useStores } from '../use-stores.ts'
import styles from './import-dialog.module.css'
import { UnreadRows } from './unread-rows.tsx'

export interface FileContentProps {
  readonly file: CheckedFile
  /** How many were added before a failure. */
  readonly added: number
}

export function FileContent({ file, added }: FileContentProps) {
  useSignals()
  const { importing } = useStores()
  const { fresh, existing, faults, currency, assumedDay } = file
  return (
    <>
      <div className={styles.counts} role="status">
        <p>
          <strong>
            {added > 0
              ? t('import.partly', { count: formatCount(added), total: formatCount(fresh) })
              : counted('import.fresh', fresh)}
          </strong>
        </p>
        {existing > 0 && <p>{counted('import.existing', existing)}</p>}
        {faults.length > 0 && <p>{counted('import.unreadable', faults.length)}</p>}
      </div>
      {assumedDay && <p>{t('import.assumedDay', { text: assumedDay.text, day: dayName(assumedDay.day) })}</p>}
      {faults.length > 0 && <UnreadRows rows={faults} />}
      {currency !== null && added === 0 && (
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
