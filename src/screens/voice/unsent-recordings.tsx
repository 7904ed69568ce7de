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
        <Item key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

function Item({ entry }: { readonly entry: UnsentEntry }) {
  useSignals()
  const { unsent } = useStores()
  const { id } = entry
  const sending = unsent.sending.value
  const isSending = sending === id
  const retry = t(isSending ? 'voice.unsent.sending' : 'common.retry')
  const discard = t('common.discard')
  /** Tells the buttons of one from those of another. */
  const name = isSentence(entry) ? entry.text : momentName(entry.recordedAt)
  return (
    <li className={styles.item}>
      <Told entry={entry} />
      {isSending && !isSentence(entry) && (
        <progress className={styles.sent} value={unsent.sent.value} aria-label={t('voice.unsent.sent')} />
      )}
      <p className={styles.actions}>
        <button
          type="button"
          className="button"
          data-kind="primary"
          disabled={sending !== null}
          aria-label={`${retry}: ${name}`}
          onClick={() => void unsent.retry(id)}
        >
          {retry}
        </button>
        <button
          type="button"
          className="button"
          disabled={isSending}
          aria-label={`${discard}: ${name}`}
          onClick={() => void unsent.discard(id)}
        >
          {discard}
        </button>
      </p>
    </li>
  )
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
