/** Asks whether to notify, if the browser would still ask. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import styles from './notification-prompt.module.css'

/** Stands in the flow of the page: it covers nothing. */
export function NotificationPrompt() {
  useSignals()
  const { notifications } = useStores()
  if (!notifications.promptOpen.value) return null
  return (
    <section className={styles.prompt} aria-labelledby="notification-prompt">
      <h2 id="notification-prompt">{t('notifications.promptTitle')}</h2>
      <p>{t('notifications.promptText')}</p>
      <p className={styles.actions}>
        <button type="button" className="button" onClick={notifications.later}>
          {t('notifications.later')}
        </button>
        <button
          type="button"
          className="button"
          data-kind="primary"
          onClick={() => void notifications.enable()}
        >
          {t('notifications.enable')}
        </button>
      </p>
    </section>
  )
}
