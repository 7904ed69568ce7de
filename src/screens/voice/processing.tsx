/** Over the whole page while a recording is understood and saved, once that takes long enough to be noticed. */
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import type { HandedIn } from '../../stores/recording/in-hand.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { Spinner } from '../../widgets/spinner.tsx'
import styles from './processing.module.css'
import { ProcessingSteps } from './processing-steps.tsx'

/** An answer that takes less shows no overlay, in milliseconds. */
const PROCESSING_DELAY = 400

export interface ProcessingProps {
  readonly recording: Pick<HandedIn, 'sent' | 'stage' | 'transcription'>
  /** Hides the overlay: processing continues, and the next recording can start. */
  readonly onKeepGoing: () => void
  /** In place of the usual words. */
  readonly message?: string
}

export function Processing({ recording, onKeepGoing, message }: ProcessingProps) {
  useSignals()
  const { sent, stage, transcription } = recording
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, PROCESSING_DELAY, true)
    return () => clearTimeout(timer)
  }, [])
  if (!slow) return null
  const title = message ?? t('voice.processing.title')
  return (
    <Dialog
      title={title}
      onClose={onKeepGoing}
      actions={
        <button type="button" className="button" onClick={onKeepGoing}>
          {t('voice.processing.keepGoing')}
        </button>
      }
    >
      <div className={styles.content}>
        <Spinner label={title} />
        <p className={styles.heard} role="status">
          {transcription && t('voice.processing.heard', { said: transcription })}
        </p>
        {sent > 0 && sent < 1 && (
          <progress className={styles.sent} value={sent} aria-label={t('voice.unsent.sent')} />
        )}
        <ProcessingSteps stage={stage} />
        <p className={styles.tip}>{t('voice.processing.tip')}</p>
      </div>
    </Dialog>
  )
}
