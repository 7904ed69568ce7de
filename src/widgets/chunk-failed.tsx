/** In place of what could not be loaded. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../i18n/translate.ts'
import styles from './chunk-failed.module.css'

export function ChunkFailed() {
  useSignals()
  return (
    <main className={styles.page}>
      <p role="alert">{t('app.chunkFailed')}</p>
      <button type="button" className="button" data-kind="primary" onClick={() => location.reload()}>
        {t('app.reload')}
      </button>
    </main>
  )
}
