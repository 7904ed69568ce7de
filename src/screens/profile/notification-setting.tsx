/** Whether the browser lets the product notify, and how to change it. */
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { type TextKey, t } from '../../i18n/translate.ts'
import type { NotificationState } from '../../stores/device/notifications.ts'
import { useStores } from '../use-stores.ts'
import styles from './setting.module.css'

const STATES: Readonly<Record<NotificationState, TextKey>> = {
  granted: 'notifications.granted',
  denied: 'notifications.denied',
  prompt: 'notifications.prompt',
  unsupported: 'notifications.notSupported',
}

export function NotificationSetting() {
  useSignals()
  const { notifications } = useStores()
  const state = notifications.state.value
  useEffect(() => notifications.refresh(), [notifications])

  return (
    <div className={styles.setting}>
      <div role="status" className={styles.explained}>
        {t('notifications.title')}
        <small>{t(STATES[state])}</small>
        {state === 'denied' && <small>{t('notifications.deniedHow')}</small>}
      </div>
      {state === 'prompt' && (
        <button type="button" className="button" onClick={() => void notifications.enable()}>
          {t('notifications.enable')}
        </button>
      )}
    </div>
  )
}
