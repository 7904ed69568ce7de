/**
 * Explains the record button until its first use is over; on home alone, as other screens need the room. In the
 * first paint, as it has room of its own.
 */
import { useSignals } from '@preact/signals-react/runtime'
import { useLocation } from 'wouter'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import styles from './first-use-hint.module.css'

export function FirstUseHint() {
  useSignals()
  const { firstUse, inHand, preferences, recording, typed, typing } = useStores()
  const [path] = useLocation()
  if (firstUse.isOver.value || path !== '/') return null
  const isTyped = typed.value !== ''
  const isBusy = recording.phase.value !== 'idle' || inHand.awaited.value !== null || isTyped
  return (
    // Keeps its space during a recording and its upload, so that nothing moves under the thumb.
    <p className={styles.hint} data-waiting={isBusy} data-typed={isTyped} data-covered={typing.value}>
      {t(preferences.tapMode.value ? 'firstUse.tapHint' : 'firstUse.holdHint')}
    </p>
  )
}
