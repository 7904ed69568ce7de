/** One line about unsent recordings on this device, with actions to send or list them. */
import { useSignals } from '@preact/signals-react/runtime'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { sumsByCurrency } from '../../../shared/domain/totals.ts'
import { t } from '../../i18n/translate.ts'
import { isSentence, type UnsentEntry } from '../../stores/unsent/all-unsent.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { hideDialogThen } from '../../widgets/hide-dialog-then.ts'
import styles from '../capture/standing-line.module.css'
import { sumsText } from '../notice-text.ts'
import { useStores } from '../use-stores.ts'
import { NextAttempt } from './next-attempt.tsx'
import { UnsentRecordings } from './unsent-recordings.tsx'

export function UnsentLine() {
  useSignals()
  const { connection, unsent } = useStores()
  const [open, setOpen] = useState(false)
  const sending = unsent.sending.value !== null
  const close = () => setOpen(false)
  return (
    <div className={styles.line}>
      <div className={styles.text}>
        <p className={styles.warning} role="status">
          {waitingText(unsent.list.value)}
        </p>
        <NextAttempt />
      </div>
      {!connection.offline.value && (
        <button
          type="button"
          className={styles.action}
          disabled={sending}
          onClick={() => void unsent.retryAll()}
        >
          {t(sending ? 'voice.unsent.sending' : 'voice.unsent.send')}
        </button>
      )}
      <button
        type="button"
        className={styles.action}
        aria-label={t('voice.unsent.show')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Ellipsis size={24} aria-hidden="true" />
      </button>
      {open && (
        <Dialog
          title={t('voice.unsent.list')}
          onClose={close}
          actions={
            <button type="button" className="button" onClick={hideDialogThen(close)}>
              {t('common.close')}
            </button>
          }
        >
          <UnsentRecordings />
        </Dialog>
      )}
    </div>
  )
}

/** With the sum, which is in no figure yet, unless a recording is among them. */
function waitingText(entries: readonly UnsentEntry[]): string {
  const count = entries.length
  const sentences = entries.filter(isSentence)
  if (sentences.length < count) return t('voice.unsent.waiting', { count })
  return t('voice.unsent.waitingSum', {
    count,
    sum: sumsText(sumsByCurrency(sentences.flatMap(({ expenses }) => expenses))),
  })
}
