/** One line about unsent recordings on this device, with actions to send or list them. */
import { useSignals } from '@preact/signals-react/runtime'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { hideDialogThen } from '../../widgets/hide-dialog-then.ts'
import styles from '../capture/standing-line.module.css'
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
          {t('voice.unsent.waiting', { count: unsent.list.value.length })}
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
