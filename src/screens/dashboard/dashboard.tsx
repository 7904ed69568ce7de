/** The dashboard: spending of this month, this week and today, by category, and recent expenses. */
import { useSignals } from '@preact/signals-react/runtime'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { t } from '../../i18n/translate.ts'
import { PROMPT_DELAY } from '../../stores/device/prompt-delay.ts'
import { EmptyNote } from '../../widgets/empty-note.tsx'
import { useFocusAfterRemoval } from '../../widgets/use-focus-after-removal.ts'
import { ExportButton } from '../export-button.tsx'
import { useStores } from '../use-stores.ts'
import { asksToAdd } from './add-query.ts'
import styles from './dashboard.module.css'
import { Recent } from './recent.tsx'
import { Sums } from './sums.tsx'
import { TrialLine } from './trial-line.tsx'

const EXAMPLES = ['firstUse.example1', 'firstUse.example2', 'firstUse.example3'] as const

export interface DashboardProps {
  /** The month's budget, loaded late into reserved space. */
  readonly budget?: ReactNode
  /** The month by category, loaded late, beside or below the rest. */
  readonly categories?: ReactNode
  /** At the end of the page, so that late content moves nothing. */
  readonly below?: ReactNode
}

export function Dashboard({ budget, categories, below }: DashboardProps) {
  useSignals()
  const stores = useStores()
  const { auth, connection, dashboard } = stores
  const [, navigate] = useLocation()
  const adding = asksToAdd(useSearch())
  const data = dashboard.data.value
  /** Offline there is nothing to retry by hand: it is retried automatically. */
  const known = connection.offline.value && data !== null
  const focus = useFocusAfterRemoval()
  useLayoutEffect(focus.settle)
  const isEmpty = data !== null && data.recent.length === 0 && data.breakdown.length === 0

  useEffect(() => {
    const timer = setTimeout(() => stores.notifications.offer(), PROMPT_DELAY)
    return () => clearTimeout(timer)
  }, [stores])

  useEffect(() => {
    if (!adding) return
    stores.editing.openAdd()
    navigate('/', { replace: true })
  }, [adding, stores, navigate])

  return (
    <main className={styles.page} aria-busy={dashboard.loading.value}>
      <h1 className="hearable">{t('nav.dashboard')}</h1>
      {(dashboard.failed.value || (auth.profileFailed.value && !data)) && !known && <FailedBanner />}
      <div className={styles.columns}>
        <div className={styles.column} {...focus.around}>
          <Sums figures={data} action={<ExportButton />} budget={budget} />
          <TrialLine />
          {isEmpty && (
            <EmptyNote title={t('dashboard.emptyTitle')} text={t('dashboard.emptyText')}>
              <Examples />
            </EmptyNote>
          )}
          {data && data.recent.length > 0 && <Recent expenses={data.recent} />}
        </div>
        {categories}
      </div>
      {below}
    </main>
  )
}

/** Sentences to read aloud. */
function Examples() {
  useSignals()
  const currency = useStores().preferences.currency.value
  return (
    <>
      <p>{t('firstUse.examples')}</p>
      <ul className={styles.examples}>
        {EXAMPLES.map(key => (
          <li key={key}>“{t(`${key}.${currency}`)}”</li>
        ))}
      </ul>
    </>
  )
}

/** The figures or the profile could not be loaded. */
function FailedBanner() {
  useSignals()
  const { auth, dashboard } = useStores()

  function retry(): void {
    if (dashboard.failed.value) void dashboard.refresh()
    void auth.retryProfile()
  }

  function dismiss(): void {
    dashboard.dismissFailure()
    auth.profileFailed.value = false
  }

  return (
    <div role="alert" className={styles.banner}>
      <p>{t(dashboard.failed.value === 'network' ? 'errors.network' : 'errors.failedToLoad')}</p>
      <button type="button" className="button" onClick={retry}>
        {t('common.retry')}
      </button>
      <button type="button" className={styles.dismiss} aria-label={t('common.dismiss')} onClick={dismiss}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  )
}
