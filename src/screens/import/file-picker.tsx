/** Asks for the file. */
import { useSignals } from '@preact/signals-react/runtime'
import FileUp from 'lucide-react/icons/file-up'
import { readExpensesCsv } from '../../../shared/domain/csv-import.ts'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import styles from './import-dialog.module.css'
import { parseCsv } from './parse-csv.ts'

export function FilePicker() {
  useSignals()
  const { importing, preferences } = useStores()
  return (
    <>
      <p>{t('import.text')}</p>
      <label className={styles.pick}>
        <FileUp size={20} aria-hidden="true" />
        {t('import.choose')}
        <input
          className="hearable"
          type="file"
          accept=".csv,text/csv"
          onChange={async event => {
            const file = event.currentTarget.files?.[0]
            if (!file) return
            const rows = parseCsv(await file.text())
            await importing.check((...how) => readExpensesCsv(rows, ...how), preferences.currency.peek())
          }}
        />
      </label>
    </>
  )
}
