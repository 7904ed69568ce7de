/** Above the navigation of every signed-in screen: a field to type into, 'Add expense' in it, and the record button. */
import { useSignals } from '@preact/signals-react/runtime'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { t } from '../../i18n/translate.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { useStores } from '../use-stores.ts'
import styles from './capture-bar.module.css'
import { HeldPanel, SentPanel, WaitingPanel } from './held-panel.tsx'
import { RecordButton } from './record-button.tsx'
import { SentenceField } from './sentence-field.tsx'

export interface CaptureBarProps {
  /** What the sentence in the field says, once what shows it is loaded. */
  readonly preview?: ReactNode
}

export function CaptureBar({ preview }: CaptureBarProps) {
  useSignals()
  const { editing, inHand, preferences, recording, sentence, typed } = useStores()
  const phase = recording.phase.value

  function add(): void {
    if (typed.peek().trim() === '') editing.openAdd()
    else sentence.addByForm()
  }

  return (
    <section className={styles.bar} data-hand={preferences.hand.value} aria-label={t('capture.bar')}>
      <div className={styles.over}>
        {phase === 'idle' && inHand.awaited.value ? (
          <SentPanel />
        ) : phase === 'idle' ? (
          <>
            {preview}
            <div className={styles.room} />
          </>
        ) : phase === 'recording' ? (
          <HeldPanel />
        ) : (
          <WaitingPanel />
        )}
      </div>
      <div className={styles.field} inert={phase !== 'idle' && recording.handsFree.value}>
        <SentenceField />
        <button
          type="button"
          className={styles.add}
          aria-label={t('add.open')}
          onClick={deferUntilPaint(add)}
        >
          <Plus size={24} aria-hidden="true" />
        </button>
      </div>
      <RecordButton />
    </section>
  )
}
