/** The quick glance: what was spent this month, this week and today, on what, and lately. */
import { useSignals } from '@preact/signals-react/runtime'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import { t } from '../../i18n/translate.ts'
import type { Dashboard as Figures } from '../../stores/dashboard.ts'
import { PROMPT_DELAY } from '../../stores/notifications.ts'
import { useStores } from '../use-stores.ts'
import { UnsentRecordings } from '../voice/unsent-recordings.tsx'
import { Breakdown } from './breakdown.tsx'
import styles from './dashboard.module.css'
import { Recent } from './recent.tsx'
import { Sums } from './sums.tsx'

export function Dashboard() {
  useSignals()
  const { dashboard, notifications } = useStores()
  const data = dashboard.data.value

  useEffect(() => {
    const timer = setTimeout(notifications.offer, PROMPT_DELAY)
    return () => clearTimeout(timer)
  }, [notifications])

  return (
    <main className={styles.page} aria-busy={dashboard.loading.value}>
      <h1 className="hearable">{t('nav.dashboard')}</h1>
      {dashboard.failed.value && <FailedBanner />}
      <UnsentRecordings />
      <Sums figures={data} />
      {data && (data.recent.length > 0 || data.breakdown.length > 0) && <Lists figures={data} />}
      {data && data.recent.length === 0 && data.breakdown.length === 0 && (
        <section className={styles.empty}>
          <h2>{t('dashboard.emptyTitle')}</h2>
          <p>{t('dashboard.emptyText')}</p>
        </section>
      )}
    </main>
  )
}

function Lists({ figures }: { readonly figures: Figures }) {
  return (
    <div className={styles.columns}>
      <Breakdown figures={figures} />
      <Recent expenses={figures.recent} />
    </div>
  )
}

function FailedBanner() {
  useSignals()
  const { dashboard } = useStores()
  return (
    <div role="alert" className={styles.banner}>
      <p>{t('errors.failedToLoad')}</p>
      <button type="button" className="button" onClick={() => void dashboard.refresh()}>
        {t('common.retry')}
      </button>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t('common.dismiss')}
        onClick={() => {
          dashboard.failed.value = false
        }}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  )
}
