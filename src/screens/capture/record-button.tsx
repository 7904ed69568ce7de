/** The record button: hold it (or, by preference, tap it) and speak. */
import { useComputed } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import { useRef } from 'react'
import { t } from '../../i18n/translate.ts'
import { useNativeListeners } from '../../widgets/use-native-listeners.ts'
import { useStores } from '../use-stores.ts'
import { Held } from './held.tsx'
import styles from './record-button.module.css'
import { WaitingTooltip } from './recording-tooltip.tsx'
import { useHold } from './use-hold.ts'

export function RecordButton() {
  useSignals()
  const { recording, preferences } = useStores()
  const phase = recording.phase.value
  const tapMode = preferences.tapMode.value
  const hold = useHold({
    onPress: at => void recording.press(at),
    onRelease: at => void recording.release(at),
    onCancel: recording.cancel,
  })
  const button = useRef<HTMLButtonElement>(null)
  useNativeListeners(button, tapMode ? {} : hold)
  const tap = tapMode && {
    onClick: ({ timeStamp }: { timeStamp: number }) =>
      void (phase === 'recording' ? recording.release(timeStamp) : recording.press(timeStamp)),
    onKeyDown: (event: { key: string }) => event.key === 'Escape' && recording.cancel(),
  }
  const heard = useComputed(() => recording.progress.value.seconds > 0).value
  const Icon = tapMode && phase === 'recording' ? Square : Mic

  return (
    <div className={styles.place}>
      {phase === 'requesting' && <WaitingTooltip />}
      {phase === 'recording' && <Held />}
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-phase={phase}
        data-heard={heard}
        aria-label={t(tapMode ? (phase === 'recording' ? 'voice.tapStop' : 'voice.tapStart') : 'voice.hold')}
        aria-pressed={phase === 'recording'}
        // Not `disabled`: a disabled button never hears that it is let go.
        aria-disabled={phase === 'requesting'}
        {...tap}
      >
        <Icon size={32} aria-hidden="true" />
      </button>
      <span className="hearable" role="status">
        {announcement(phase, heard)}
      </span>
    </div>
  )
}

function announcement(phase: string, heard: boolean): string {
  if (phase === 'requesting') return t('voice.asking')
  return phase === 'recording' && heard ? t('voice.started') : ''
}
