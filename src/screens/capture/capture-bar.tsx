/** Above the navigation of every signed-in screen: a field to type into, 'Add expense' in it, and the record button. */
import { useSignal } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { t } from '../../i18n/translate.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { useStores } from '../use-stores.ts'
import styles from './capture-bar.module.css'
import { HeldPanel, InvitedPanel, SentPanel, WaitingPanel } from './held-panel.tsx'
import type { Slide } from './hold-gesture.ts'
import { RecordButton } from './record-button.tsx'
import { SentenceField } from './sentence-field.tsx'
import { useSpeak } from './use-speak.ts'

export interface CaptureBarProps {
  /** The preview of the typed sentence, once its code is loaded. */
  readonly preview?: ReactNode
}

export function CaptureBar({ preview }: CaptureBarProps) {
  useSignals()
  const { editing, inHand, preferences, recording, sentence, typed, typing } = useStores()
  const phase = recording.phase.value
  const isInvited = useSpeak()
  /** The target of the slide on the button. */
  const slidesTo = useSignal<Slide['to'] | null>(null)

  function add(): void {
    if (typed.peek().trim() === '') editing.openAdd()
    else sentence.addByForm()
  }

  return (
    <section
      className={styles.bar}
      data-hand={preferences.hand.value}
      aria-label={t('capture.bar')}
      onFocus={({ target }) => {
        typing.value = isForTyping(target)
      }}
      onBlur={({ relatedTarget }) => {
        typing.value = isForTyping(relatedTarget)
      }}
    >
      {/* The Cancel button of a recording does not count as typing. */}
      <div className={styles.over} data-typing={phase === 'idle' ? '' : undefined}>
        {phase === 'idle' && inHand.awaited.value ? (
          <SentPanel />
        ) : phase === 'idle' && isInvited.value ? (
          <InvitedPanel />
        ) : phase === 'idle' ? (
          <>
            {preview}
            <div className={styles.room} />
          </>
        ) : phase === 'recording' ? (
          <HeldPanel slidesTo={slidesTo} />
        ) : (
          <WaitingPanel />
        )}
      </div>
      <div className={styles.field} inert={phase !== 'idle' && recording.handsFree.value}>
        <SentenceField
          onFocus={() => {
            isInvited.value = false
          }}
        />
        <button
          type="button"
          className={styles.add}
          aria-label={t('add.open')}
          onClick={deferUntilPaint(add)}
        >
          <Plus size={24} aria-hidden="true" />
        </button>
      </div>
      <RecordButton isInvited={isInvited.value} slidesTo={slidesTo} />
    </section>
  )
}

/** Whether the focus is in the field or in the parts above it. */
function isForTyping(focused: EventTarget | null): boolean {
  return focused instanceof Element && focused.closest('[data-typing]') !== null
}
