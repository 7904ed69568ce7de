/** A line for each recording processed in the background: in the foot, or above the sheet on it. */
import { useSignals } from '@preact/signals-react/runtime'
import { createPortal } from 'react-dom'
import { t } from '../../i18n/translate.ts'
import { messagesAbove, openSheets } from '../../widgets/open-dialogs.ts'
import { useStores } from '../use-stores.ts'
import styles from './saving-lines.module.css'

export function SavingLines() {
  useSignals()
  const aside = useStores().inHand.aside.value
  const sheet = openSheets.value.at(-1)
  const above = sheet && messagesAbove(sheet)
  const lines = (
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
  return above ? createPortal(lines, above) : lines
}
