/** Shown where the subscription's status could not be loaded, with Retry. Needs no lazy code. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import type { SubscriptionFailure } from '../../stores/account/subscription.ts'
import { useStores } from '../use-stores.ts'
import styles from './subscription-unknown.module.css'

export function SubscriptionUnknown({ failure }: { readonly failure: SubscriptionFailure }) {
  useSignals()
  const { subscription } = useStores()
  return (
    <main className={styles.page}>
      <h1 className="hearable">{t('app.name')}</h1>
      <p role="alert">
        {failure.kind === 'network'
          ? t('errors.network')
          : (failure.message ?? t('subscription.failedToCheck'))}
      </p>
      <button type="button" className="button" data-kind="primary" onClick={() => void subscription.check()}>
        {t('common.retry')}
      </button>
    </main>
  )
}
