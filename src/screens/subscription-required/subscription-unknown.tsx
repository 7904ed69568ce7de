/** When the subscription's status could not be had: says so, and asks again. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import type { Notice } from '../../stores/notices.ts'
import { noticeText } from '../notice-text.ts'
import { useStores } from '../use-stores.ts'
import styles from './subscription-unknown.module.css'

export function SubscriptionUnknown({ notice }: { readonly notice: Notice }) {
  useSignals()
  const { subscription } = useStores()
  return (
    <main className={styles.page}>
      <h1 className="hearable">{t('app.name')}</h1>
      <p role="alert">{noticeText(notice)}</p>
      <button type="button" className="button" data-kind="primary" onClick={() => void subscription.check()}>
        {t('common.retry')}
      </button>
    </main>
  )
}
