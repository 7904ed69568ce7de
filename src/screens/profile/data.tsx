/** Export and import of the user's data. */
import { useSignals } from '@preact/signals-react/runtime'
import FileArchive from 'lucide-react/icons/file-archive'
import FileUp from 'lucide-react/icons/file-up'
import { t } from '../../i18n/translate.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { ExportButton } from '../export-button.tsx'
import { useStores } from '../use-stores.ts'
import styles from './profile.module.css'

export function Data() {
  useSignals()
  const { importing, ownCopy } = useStores()
  return (
    <section className={styles.card} aria-labelledby="data">
      <h2 id="data">{t('import.data')}</h2>
      <div className={styles.buttons}>
        <ExportButton />
        <button type="button" className="button" onClick={deferUntilPaint(importing.open)}>
          <FileUp size={20} aria-hidden="true" />
          {t('import.open')}
        </button>
        <button type="button" className="button" onClick={deferUntilPaint(ownCopy.open)}>
          <FileArchive size={20} aria-hidden="true" />
          {t('ownData.copyOpen')}
        </button>
      </div>
    </section>
  )
}
