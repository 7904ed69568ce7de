/** Whether a notification shows the sums. Nothing to choose where the browser sends none. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import styles from './setting.module.css'

export function SumsSetting() {
  useSignals()
  const { notifications, sumsNotification } = useStores()
  const state = notifications.state.value
  if (state === 'unsupported') return null
  return (
    <label className={styles.setting}>
      <span>
        {t('notifications.sums')}
        <small>{t('notifications.sumsText')}</small>
      </span>
      <input
        type="checkbox"
        checked={sumsNotification.wanted.value && state === 'granted'}
        // How to allow them stands above.
        disabled={state === 'denied'}
        onChange={event => void sumsNotification.want(event.target.checked)}
      />
    </label>
  )
}
