/** Offers to install the product: by the browser's question, or in words where only the person can do it. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import styles from '../capture/standing-line.module.css'
import { useStores } from '../use-stores.ts'

export function InstallLine() {
  useSignals()
  const { installOffer } = useStores()
  const isByHand = installOffer.shown.value === 'words'
  return (
    <section className={styles.line} aria-label={t('install.label')}>
      <p className={styles.text}>{t(isByHand ? 'install.byHand' : 'install.offer')}</p>
      <button type="button" className={styles.action} onClick={installOffer.later}>
        {t('install.later')}
      </button>
      {!isByHand && (
        <button type="button" className={styles.action} onClick={() => void installOffer.install()}>
          {t('install.install')}
        </button>
      )}
    </section>
  )
}
