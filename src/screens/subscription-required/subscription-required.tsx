/** In place of the app when there is no active subscription. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import type { Notice } from '../../stores/notices.ts'
import { noticeText } from '../notice-text.ts'
import { useStores } from '../use-stores.ts'
import styles from './subscription-required.module.css'

export function SubscriptionRequired() {
  useSignals()
  const { auth } = useStores()
  const whatsApp = import.meta.env.VITE_SUPPORT_WHATSAPP
  const email = import.meta.env.VITE_SUPPORT_EMAIL
  return (
    <main className={styles.page}>
      <h1>{t('subscription.title')}</h1>
      <p>{t('subscription.text')}</p>
      {whatsApp && (
        <a
          className="button"
          data-kind="primary"
          target="_blank"
          rel="noreferrer"
          href={`https://wa.me/${whatsApp}?text=${encodeURIComponent(t('subscription.whatsAppMessage'))}`}
        >
          {t('subscription.contactWhatsApp')}
        </a>
      )}
      {email && (
        <p>
          {t('subscription.email')}: <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      <p className={styles.hours}>{t('subscription.hours')}</p>
      <button type="button" className="button" onClick={() => void auth.signOut()}>
        {t('profile.signOut')}
      </button>
    </main>
  )
}

/** When the status could not be had: says so, and asks again. */
export function SubscriptionUnknown({ notice }: { readonly notice: Notice }) {
  useSignals()
  const { subscription } = useStores()
  return (
    <main className={styles.page}>
      <p role="alert">{noticeText(notice)}</p>
      <button type="button" className="button" data-kind="primary" onClick={() => void subscription.check()}>
        {t('common.retry')}
      </button>
    </main>
  )
}
