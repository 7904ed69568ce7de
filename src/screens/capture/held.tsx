/** Around the record button while it listens: the ring that follows the voice, and what there is to know. */
import { useSignals } from '@preact/signals-react/runtime'
import { useStores } from '../use-stores.ts'
import { LevelRing } from './level-ring.tsx'
import { RecordingTooltip } from './recording-tooltip.tsx'

export function Held() {
  useSignals()
  const { recording, preferences } = useStores()
  return (
    <>
      <RecordingTooltip tapMode={preferences.tapMode.value} progress={recording.progress} />
      <LevelRing onReady={recording.showLevel} />
    </>
  )
}
