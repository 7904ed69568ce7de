/** In the foot of every signed-in screen for as long as it is true: what waits to be sent, or how to begin. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import { UnsentLine } from '../voice/unsent-line.tsx'
import styles from './standing-messages.module.css'

export function StandingMessages() {
  useSignals()
  const { firstUse, inHand, preferences, unsent } = useStores()
  if (unsent.list.value.length > 0) return <UnsentLine />
  if (firstUse.hasRecorded.value) return null
  return (
    // Keeps its room while what was said is on its way: nothing moves under the thumb.
    <p className={styles.hint} data-waiting={inHand.awaited.value !== null}>
      {t(preferences.tapMode.value ? 'firstUse.tapHint' : 'firstUse.holdHint')}
    </p>
  )
}
