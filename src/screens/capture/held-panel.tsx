/** Replaces the field during a recording: time left, level, and how to end. */
import { type ReadonlySignal, useComputed, useSignalEffect } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useRef } from 'react'
import { t } from '../../i18n/translate.ts'
import { MAX_SECONDS } from '../../stores/recording/recording.ts'
import { useStores } from '../use-stores.ts'
import styles from './held-panel.module.css'
import type { Slide } from './hold-gesture.ts'
import { LevelCanvas } from './level-canvas.tsx'

/** The last seconds stand out (specification §9). */
const LAST_SECONDS = 5

/** Size of the waveform in device pixels: two per CSS pixel, at a phone's width. */
const WAVE = { width: 440, height: 72 }

/** Shown only during a noticeable wait; the button's status announces it to screen readers. */
export function WaitingPanel() {
  return (
    <p className={`${styles.panel} ${styles.waiting}`} aria-hidden="true">
      {t('voice.asking')}
    </p>
  )
}

/** From the release until further progress: the recording is being sent. */
export function SentPanel() {
  return (
    <p className={`${styles.panel} ${styles.sent}`} aria-hidden="true">
      {t('voice.processing.inHand')}
    </p>
  )
}

/** The page was opened to record, but the browser requires a tap first. The button's name says the same. */
export function InvitedPanel() {
  return (
    <p className={`${styles.panel} ${styles.invited}`} aria-hidden="true">
      {t('voice.tapSpeak')}
    </p>
  )
}

export interface HeldPanelProps {
  readonly slidesTo: ReadonlySignal<Slide['to'] | null>
}

/** Values that change every second are set without React, to keep a slow phone's main thread free. */
export function HeldPanel({ slidesTo }: HeldPanelProps) {
  useSignals()
  const { recording } = useStores()
  const { progress, handsFree, silent } = recording
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
    <section className={styles.panel} data-ending={ending} aria-label={t('voice.recording')}>
      <p className={styles.line}>
        <span className={styles.label}>{t(heard ? 'voice.recording' : 'voice.starting')}</span>
        <span ref={countdown} className={styles.left} />
      </p>
      <progress ref={bar} className={styles.bar} max={MAX_SECONDS} aria-label={t('voice.recording')} />
      <div className={styles.heard} data-silent={silent.value !== null}>
        <LevelCanvas shape="waveform" className={styles.wave} {...WAVE} onReady={recording.showLevel} />
        {/* The button's status tells a screen reader. */}
        {silent.value && (
          <p className={styles.silent} aria-hidden="true">
            {t(`voice.silent.${silent.value}`)}
          </p>
        )}
      </div>
      {handsFree.value ? (
        <button type="button" className="button" onClick={() => void recording.cancel()}>
          {t('common.cancel')}
        </button>
      ) : (
        <HoldHint slidesTo={slidesTo} />
      )}
    </section>
  )
}

/** How to end, and, during a slide, its effect. Each has reserved space, so that nothing moves. */
function HoldHint({ slidesTo }: HeldPanelProps) {
  useSignals()
  const { preferences } = useStores()
  const isRightHand = preferences.hand.value === 'right'
  const Chevron = isRightHand ? ChevronLeft : ChevronRight
  return (
    <div className={styles.hints} data-to={slidesTo.value}>
      <p className={styles.hint}>
        <span className={styles.slide} data-inward={isRightHand ? 'left' : 'right'}>
          <Chevron size={16} aria-hidden="true" />
          {t(isRightHand ? 'voice.slideToCancel.left' : 'voice.slideToCancel.right')}
        </span>{' '}
        <span>{t('voice.release')}</span>
      </p>
      <p className={styles.goOn} data-of="cancel">
        <span className={styles.slide} data-inward={isRightHand ? 'left' : 'right'}>
          <Chevron size={16} aria-hidden="true" />
          {t('voice.slideOnToCancel')}
        </span>
      </p>
      <p className={styles.goOn} data-of="lock">
        <span className={styles.slide}>
          <ChevronUp size={16} aria-hidden="true" />
          {t('voice.slideOnToLock')}
        </span>
      </p>
    </div>
  )
}
