/** Over the whole page while a recording is understood and saved, once that takes long enough to be noticed. */
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { type TextKey, t } from '../../i18n/translate.ts'
import type { HandedIn, ProcessingStage } from '../../stores/in-hand.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { Spinner } from '../../widgets/spinner.tsx'
import styles from './processing.module.css'

/** An answer that takes less shows no overlay, in milliseconds. */
export const PROCESSING_DELAY = 400

/** The first of the three steps: done only once the answer says so. */
const FIRST_STEP: Readonly<Record<ProcessingStage, TextKey>> = {
  sending: 'voice.processing.sending',
  transcribing: 'voice.processing.transcribing',
  answered: 'voice.processing.transcribed',
}

export interface ProcessingProps {
  readonly recording: Pick<HandedIn, 'sent' | 'stage'>
  /** In place of the usual words. */
  readonly message?: string
}

export function Processing({ recording: { sent, stage }, message }: ProcessingProps) {
  useSignals()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, PROCESSING_DELAY, true)
    return () => clearTimeout(timer)
  }, [])
  if (!slow) return null
  const title = message ?? t('voice.processing.title')
  return (
    <Dialog title={title}>
      <div className={styles.content}>
        <Spinner label={title} />
        {sent > 0 && sent < 1 && (
          <progress className={styles.sent} value={sent} aria-label={t('voice.unsent.sent')} />
        )}
        <ol className={styles.steps}>
          <li aria-current={stage !== 'answered' && 'step'}>{t(FIRST_STEP[stage])}</li>
          <li>{t('voice.processing.extracting')}</li>
          <li>{t('voice.processing.saving')}</li>
        </ol>
        <p className={styles.tip}>{t('voice.processing.tip')}</p>
      </div>
    </Dialog>
  )
}
