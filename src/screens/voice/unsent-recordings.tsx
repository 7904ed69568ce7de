/** Recordings that wait on this device, with Retry and Discard. */
import { useSignals } from '@preact/signals-react/runtime'
import { momentName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import styles from './unsent-recordings.module.css'

export function UnsentRecordings() {
  useSignals()
  const { unsent } = useStores()
  if (unsent.list.value.length === 0) return null
  return (
    <ul className={styles.list}>
      {unsent.list.value.map(({ id, recordedAt, seconds }) => (
        <li key={id} className={styles.item}>
          <p className={styles.title}>{t('voice.unsent.title')}</p>
          <p>
            {t('voice.unsent.text', {
              time: momentName(recordedAt),
              seconds: Math.max(1, Math.round(seconds)),
            })}
          </p>
          {unsent.sending.value === id && (
            <progress className={styles.sent} value={unsent.sent.value} aria-label={t('voice.unsent.sent')} />
          )}
          <p className={styles.actions}>
            <button
              type="button"
              className="button"
              data-kind="primary"
              disabled={unsent.sending.value !== null}
              onClick={() => void unsent.retry(id)}
            >
              {t(unsent.sending.value === id ? 'voice.unsent.sending' : 'common.retry')}
            </button>
            <button
              type="button"
              className="button"
              disabled={unsent.sending.value === id}
              onClick={() => void unsent.discard(id)}
            >
              {t('common.discard')}
            </button>
          </p>
        </li>
      ))}
    </ul>
  )
}
