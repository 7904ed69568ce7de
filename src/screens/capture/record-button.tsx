/** The record button: hold it and speak, slide to cancel or to lock; or, by preference, tap it. */
import { type Signal, useComputed } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import Lock from 'lucide-react/icons/lock'
import Mic from 'lucide-react/icons/mic'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type MouseEvent, useId, useRef } from 'react'
import { t } from '../../i18n/translate.ts'
import { useNativeListeners } from '../../widgets/use-native-listeners.ts'
import { useStores } from '../use-stores.ts'
import { type Intent, SLIDE_REACH, type Slide } from './hold-gesture.ts'
import { LevelCanvas } from './level-canvas.tsx'
import { RecordAnnouncement } from './record-announcement.tsx'
import styles from './record-button.module.css'
import { useHold } from './use-hold.ts'

export interface RecordButtonProps {
  /** One tap records, whatever the preference: the page was opened to record. */
  readonly isInvited: boolean
  /** Receives the target of the current slide. */
  readonly slidesTo: Signal<Slide['to'] | null>
}

export function RecordButton({ isInvited, slidesTo }: RecordButtonProps) {
  useSignals()
  const { recording, preferences } = useStores()
  const phase = recording.phase.value
  const tapMode = preferences.tapMode.value || isInvited
  const hand = preferences.hand.value
  const handsFree = recording.handsFree.value && phase !== 'idle'
  const heard = useComputed(() => recording.progress.value.seconds > 0).value
  const button = useRef<HTMLButtonElement>(null)
  const moved = useRef<HTMLDivElement>(null)
  const keysId = useId()

  function carryOut(intent: Intent, at: number): void {
    if (intent === 'lock') recording.lock()
    else if (intent === 'cancel') void recording.cancel()
    else void recording[intent](at)
  }

  /** Without React, as it runs on every move: the button and its level ring follow the finger. */
  function follow(slide: Slide | null): void {
    const distance = slide ? slide.share * SLIDE_REACH[slide.to] : 0
    const inward = hand === 'right' ? -distance : distance
    const offset = slide?.to === 'lock' ? `0 ${-distance}px` : `${inward}px 0`
    moved.current?.style.setProperty('translate', slide ? offset : 'none')
    slidesTo.value = slide?.to ?? null
  }

  const cancelSide = hand === 'right' ? 'left' : 'right'
  const hold = useHold({ cancelSide, active: phase !== 'idle', carryOut, onSlide: follow })
  useNativeListeners(button, tapMode || handsFree ? {} : hold)

  function onClick(event: MouseEvent): void {
    // The end of the slide that locked it is a click on the button, too, as the pointer is captured.
    if (handsFree && phase === 'recording' && isOn(event)) void recording.release(event.timeStamp)
    // Assistive technology clicks without a pointer, and cannot hold.
    if (phase !== 'idle' || !(tapMode || event.detail === 0)) return
    recording.tap(event.timeStamp)
  }

  const sends = handsFree && phase === 'recording'
  const startLabel = isInvited ? 'voice.tapSpeak' : tapMode ? 'voice.tapStart' : 'voice.hold'
  const Icon = sends ? SendHorizontal : Mic
  return (
    <div className={styles.place}>
      {phase !== 'idle' && !handsFree && (
        <span className={styles.lock} aria-hidden="true">
          <Lock size={20} />
        </span>
      )}
      <div ref={moved}>
        {phase === 'recording' && (
          <LevelCanvas
            shape="ring"
            className={styles.ring}
            width={RING}
            height={RING}
            onReady={recording.showLevel}
          />
        )}
        <button
          ref={button}
          type="button"
          className={styles.button}
          data-phase={phase}
          data-heard={heard}
          data-asking={recording.asking.value}
          aria-label={t(sends ? 'voice.send' : startLabel)}
          aria-describedby={keysId}
          aria-pressed={sends ? undefined : phase === 'recording'}
          // Not `disabled`, as a disabled button gets no pointerup.
          aria-disabled={phase === 'requesting'}
          onClick={onClick}
        >
          <Icon size={32} aria-hidden="true" />
        </button>
      </div>
      <span id={keysId} hidden>
        {t(tapMode || handsFree ? 'voice.escapeKey' : 'voice.holdKeys')}
      </span>
      <RecordAnnouncement />
    </div>
  )
}

/** In device pixels, for the sharpest of phones; a disc without a hard edge needs no more. */
const RING = 240

function isOn({ clientX: x, clientY: y, currentTarget, detail }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return detail === 0 || (x >= left && x <= right && y >= top && y <= bottom)
}
