/** Over the whole page while a recording is understood and saved. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { Spinner } from '../../widgets/spinner.tsx'
import { useStores } from '../use-stores.ts'
import styles from './processing.module.css'

/** The three steps, in order. Which one the server is at is not known here, so none is ticked off. */
const STEPS = [
  'voice.processing.transcribing',
  'voice.processing.extracting',
  'voice.processing.saving',
] as const

export interface ProcessingProps {
  /** In place of the usual words. */
  readonly message?: string
}

export function Processing({ message }: ProcessingProps) {
  useSignals()
  const { recording } = useStores()
  const sent = recording.sent.value
  const title = message ?? t('voice.processing.title')
  return (
    <Dialog title={title}>
      <div className={styles.content}>
        <Spinner label={title} />
        {sent > 0 && sent < 1 && (
          <progress className={styles.sent} value={sent} aria-label={t('voice.unsent.sent')} />
        )}
        <ol className={styles.steps}>
          {STEPS.map(step => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
        <p className={styles.tip}>{t('voice.processing.tip')}</p>
      </div>
    </Dialog>
  )
}
