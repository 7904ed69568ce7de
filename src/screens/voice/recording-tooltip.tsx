/** Above the button while it is held: that it records, how much time is left, and how to end. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { MAX_SECONDS, type RecordingProgress } from '../../stores/recording.ts'
import styles from './recording-tooltip.module.css'

/** The last seconds stand out (specification §9). */
const LAST_SECONDS = 5

export interface RecordingTooltipProps {
  readonly tapMode: boolean
  readonly progress: RecordingProgress
}

export function RecordingTooltip({ tapMode, progress: { seconds } }: RecordingTooltipProps) {
  useSignals()
  const left = Math.max(0, Math.ceil(MAX_SECONDS - seconds))
  return (
    <section className={styles.tooltip} data-ending={left <= LAST_SECONDS} aria-label={t('voice.recording')}>
      <p className={styles.line}>
        <span className={styles.label}>{t(seconds > 0 ? 'voice.recording' : 'voice.starting')}</span>
        <span className={styles.left}>{t('voice.secondsLeft', { seconds: left })}</span>
      </p>
      <progress className={styles.bar} max={MAX_SECONDS} value={seconds} aria-label={t('voice.recording')} />
      <p className={styles.hint}>{t(tapMode ? 'voice.tapToStop' : 'voice.release')}</p>
    </section>
  )
}
