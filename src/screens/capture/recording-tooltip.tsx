/** Above the button while it is held: that it waits or records, how much time is left, and how to end. */
import { type ReadonlySignal, useComputed, useSignalEffect } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useRef } from 'react'
import { t } from '../../i18n/translate.ts'
import { MAX_SECONDS, type RecordingProgress } from '../../stores/recording.ts'
import styles from './recording-tooltip.module.css'

/** The last seconds stand out (specification §9). */
const LAST_SECONDS = 5

/** Shown once the wait is one; the button's own status says the same to a screen reader. */
export function WaitingTooltip() {
  return (
    <p className={`${styles.tooltip} ${styles.waiting}`} aria-hidden="true">
      {t('voice.asking')}
    </p>
  )
}

export interface RecordingTooltipProps {
  readonly tapMode: boolean
  readonly progress: ReadonlySignal<RecordingProgress>
}

/** What changes every second is set past React: a slow phone has better things to do while it listens. */
export function RecordingTooltip({ tapMode, progress }: RecordingTooltipProps) {
  useSignals()
  const heard = useComputed(() => progress.value.seconds > 0).value
  const left = useComputed(() => Math.max(0, Math.ceil(MAX_SECONDS - progress.value.seconds)))
  const ending = useComputed(() => left.value <= LAST_SECONDS).value
  const countdown = useRef<HTMLSpanElement>(null)
  const bar = useRef<HTMLProgressElement>(null)
  useSignalEffect(() => {
    if (countdown.current) countdown.current.textContent = t('voice.secondsLeft', { seconds: left.value })
    if (bar.current) bar.current.value = MAX_SECONDS - left.value
  })
  return (
    <section className={styles.tooltip} data-ending={ending} aria-label={t('voice.recording')}>
      <p className={styles.line}>
        <span className={styles.label}>{t(heard ? 'voice.recording' : 'voice.starting')}</span>
        <span ref={countdown} className={styles.left} />
      </p>
      <progress ref={bar} className={styles.bar} max={MAX_SECONDS} aria-label={t('voice.recording')} />
      <p className={styles.hint}>{t(tapMode ? 'voice.tapToStop' : 'voice.release')}</p>
    </section>
  )
}
