/** Recordings and typed sentences that wait on this device, with Retry and Discard. */
import { useSignals } from '@preact/signals-react/runtime'
import { momentName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import { isSentence, type UnsentEntry } from '../../stores/unsent/all-unsent.ts'
import { useStores } from '../use-stores.ts'
import styles from './unsent-recordings.module.css'

export function UnsentRecordings() {
  useSignals()
  const { unsent } = useStores()
  if (unsent.list.value.length === 0) return null
  return (
    <ul className={styles.list}>
      {unsent.list.value.map(entry => (
        <li key={entry.id} className={styles.item}>
          <Told entry={entry} />
          {unsent.sending.value === entry.id && !isSentence(entry) && (
            <progress className={styles.sent} value={unsent.sent.value} aria-label={t('voice.unsent.sent')} />
          )}
          <p className={styles.actions}>
            <button
              type="button"
              className="button"
              data-kind="primary"
              disabled={unsent.sending.value !== null}
              aria-label={`${t(unsent.sending.value === entry.id ? 'voice.unsent.sending' : 'common.retry')}: ${nameOf(entry)}`}
              onClick={() => void unsent.retry(entry.id)}
            >
              {t(unsent.sending.value === entry.id ? 'voice.unsent.sending' : 'common.retry')}
            </button>
            <button
              type="button"
              className="button"
              disabled={unsent.sending.value === entry.id}
              aria-label={`${t('common.discard')}: ${nameOf(entry)}`}
              onClick={() => void unsent.discard(entry.id)}
            >
              {t('common.discard')}
            </button>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Tells its buttons apart. */
function nameOf(entry: UnsentEntry): string {
  return isSentence(entry) ? entry.text : momentName(entry.recordedAt)
}

function Told({ entry }: { readonly entry: UnsentEntry }) {
  const time = momentName(entry.recordedAt)
  if (isSentence(entry))
    return (
      <>
        <p className={styles.title}>{t('sentence.unsent')}</p>
        <p className={styles.sentence}>“{entry.text}”</p>
        <p>{t('sentence.typedAt', { time })}</p>
      </>
    )
  return (
    <>
      <p className={styles.title}>{t('voice.unsent.title')}</p>
      <p>{t('voice.unsent.text', { time, seconds: Math.max(1, Math.round(entry.seconds)) })}</p>
    </>
  )
}
