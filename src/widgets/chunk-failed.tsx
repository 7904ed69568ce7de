/** Replaces a part that failed to load or threw; offers a reload. */
import { useSignals } from '@preact/signals-react/runtime'
import { type TextKey, t } from '../i18n/translate.ts'
import styles from './chunk-failed.module.css'

export interface ChunkFailedProps {
  readonly text?: TextKey
}

export function ChunkFailed({ text = 'app.chunkFailed' }: ChunkFailedProps) {
  useSignals()
  return (
    <main className={styles.page}>
      <h1 className="hearable">{t('app.name')}</h1>
      <p role="alert">{t(text)}</p>
      <button type="button" className="button" data-kind="primary" onClick={() => location.reload()}>
        {t('app.reload')}
      </button>
    </main>
  )
}
