/** That the trial is about to end, and what that means. */
import { useSignals } from '@preact/signals-react/runtime'
import { counted, t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import styles from './trial-line.module.css'

/** From so many days before its end on. */
const SOON = 3

export function TrialLine() {
  useSignals()
  const state = useStores().subscription.state.value
  if (state.kind !== 'known' || !state.subscription.trial) return null
  const { daysRemaining } = state.subscription
  if (daysRemaining === null || daysRemaining > SOON) return null
  return (
    <p className={styles.line}>
      <strong>{counted('trial.ends', daysRemaining)}</strong> {t('trial.after')}
    </p>
  )
}
