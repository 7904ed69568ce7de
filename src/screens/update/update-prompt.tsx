/** Asks whether a newer version may replace this one; not while something is being typed or said. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { openDialogs, openSheets } from '../../widgets/open-dialogs.ts'
import styles from '../toasts/toasts.module.css'
import { useStores } from '../use-stores.ts'

export function UpdatePrompt() {
  useSignals()
  const { appUpdate } = useStores()
  const reload = appUpdate.reload.value
  const busy = openDialogs.value.length + openSheets.value.length > 0 || appUpdate.heldBack()
  if (!reload || busy) return null
  return (
    <div className={styles.toast} data-type="info" role="status">
      <p className={styles.text}>{t('update.ready')}</p>
      <button type="button" className={styles.undo} onClick={reload}>
        {t('app.reload')}
      </button>
      <button type="button" className={styles.undo} onClick={appUpdate.later}>
        {t('update.later')}
      </button>
    </div>
  )
}
