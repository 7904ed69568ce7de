/** What is on show of the recording that is asked for or under way. */
import { signal } from '@preact/signals-react'
import type { RecordingProgress, Silence } from '../../../shared/contracts/recorder.ts'
import type { RecordingEvents } from '../../recorder/recorder.ts'

export type VoicePhase = 'idle' | 'requesting' | 'recording'

const SILENT: RecordingProgress = { seconds: 0 }

export function createRecordingSignals() {
  const phase = signal<VoicePhase>('idle')
  /** Seconds are 0 until real samples have arrived. */
  const progress = signal<RecordingProgress>(SILENT)
  /** The browser asks the person for the microphone. False where it is allowed already, and opens without a question. */
  const asking = signal(false)
  /** It goes on without a finger on the button. */
  const handsFree = signal(false)
  /** Nothing has been heard for seconds: from the start, or since the last voice. */
  const silent = signal<Silence | null>(null)

  /** A recording is asked for. */
  function request(): void {
    phase.value = 'requesting'
    progress.value = SILENT
    silent.value = null
    handsFree.value = false
    asking.value = false
  }

  /** What the recorder reports of it. */
  const reported: Pick<RecordingEvents, 'progress' | 'silence'> = {
    progress(next) {
      if (phase.value === 'requesting' || phase.value === 'recording') progress.value = next
    },
    silence(next) {
      if (phase.value === 'recording') silent.value = next
    },
  }

  return { shown: { phase, progress, asking, handsFree, silent }, request, reported }
}
