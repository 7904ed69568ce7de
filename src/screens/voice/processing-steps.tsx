/** The three steps of the specification, each checked off when the server reports it. */
import Check from 'lucide-react/icons/check'
import { type TextKey, t } from '../../i18n/translate.ts'
import type { ProcessingStage } from '../../stores/recording/in-hand.ts'
import styles from './processing-steps.module.css'

interface Step {
  readonly text: TextKey
  readonly state: 'done' | 'current' | 'ahead'
}

const EXTRACTING = 'voice.processing.extracting'
const SAVING = 'voice.processing.saving'

/** The first step has a text in the present tense until it is done. */
function stepsAt(stage: ProcessingStage): readonly Step[] {
  const first = (text: TextKey): Step[] => [
    { text, state: 'current' },
    { text: EXTRACTING, state: 'ahead' },
    { text: SAVING, state: 'ahead' },
  ]
  const later = (extracting: Step['state'], saving: Step['state']): Step[] => [
    { text: 'voice.processing.transcribed', state: 'done' },
    { text: EXTRACTING, state: extracting },
    { text: SAVING, state: saving },
  ]
  switch (stage) {
    case 'sending':
      return first('voice.processing.sending')
    case 'transcribing':
      return first('voice.processing.transcribing')
    case 'transcribed':
      return later('current', 'ahead')
    case 'extracted':
      return later('done', 'current')
    case 'answered':
      return later('done', 'done')
  }
}

export function ProcessingSteps({ stage }: { readonly stage: ProcessingStage }) {
  return (
    <ol className={styles.steps}>
      {stepsAt(stage).map(({ text, state }) => (
        <li
          key={text}
          className={styles.step}
          data-state={state}
          aria-current={state === 'current' && 'step'}
        >
          <span className={styles.mark}>
            {state === 'done' && <Check size={16} role="img" aria-label={t('voice.processing.done')} />}
          </span>
          {t(text)}
        </li>
      ))}
    </ol>
  )
}
