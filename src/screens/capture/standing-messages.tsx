/** In the foot of every signed-in screen for as long as it is true: what waits to be sent, how to install, or to begin. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { InstallLine } from '../install/install-line.tsx'
import { useStores } from '../use-stores.ts'
import { UnsentLine } from '../voice/unsent-line.tsx'
import styles from './standing-messages.module.css'

export function StandingMessages() {
  useSignals()
  const { firstUse, inHand, installOffer, preferences, recording, typed, unsent } = useStores()
  const isBusy = recording.phase.value !== 'idle' || inHand.awaited.value !== null || typed.value !== ''
  if (unsent.list.value.length > 0) return <UnsentLine />
  if (installOffer.shown.value) return <InstallLine />
  if (firstUse.hasRecorded.value) return null
  return (
    // Keeps its room while one types or speaks, and until that has arrived: nothing moves under the thumb.
    <p className={styles.hint} data-waiting={isBusy}>
      {t(preferences.tapMode.value ? 'firstUse.tapHint' : 'firstUse.holdHint')}
    </p>
  )
}
