/** A line for each recording that is processed while the person goes on. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import styles from './saving-lines.module.css'

export function SavingLines() {
  useSignals()
  const aside = useStores().inHand.aside.value
  return (
    <div className={styles.lines} role="status" hidden={aside.length === 0}>
      {aside.map(({ id, transcription }) => (
        <p key={id} className={styles.line}>
          {transcription === null
            ? t('voice.processing.inHand')
            : t('voice.processing.savingSaid', { said: transcription })}
        </p>
      ))}
    </div>
  )
}
