/** Comparison of months, largest categories, and insights. */
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useMemo, useState } from 'react'
import { ZERO } from '../../../shared/domain/money.ts'
import { monthName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import { EmptyNote } from '../../widgets/empty-note.tsx'
import { RetryAlert } from '../../widgets/retry-alert.tsx'
import { Tabs } from '../../widgets/tabs.tsx'
import { FiguresHeader } from '../figures-header.tsx'
import { useStores } from '../use-stores.ts'
import styles from './analytics.module.css'
import { Categories } from './categories.tsx'
import { type Comparison, comparisonOf } from './comparison.ts'
import { Insights } from './insights.tsx'
import { Summary } from './summary.tsx'
import { Trends } from './trends.tsx'

const VIEWS = ['trends', 'categories', 'insights'] as const
type View = (typeof VIEWS)[number]

export function Analytics() {
  useSignals()
  const { analytics, connection, preferences, trends } = useStores()
  const [view, setView] = useState<View>('trends')
  const months = analytics.months.value
  const asOf = oldestOf(analytics.asOf.value, trends.asOf.value)
  const year = trends.data.value
  const loading = analytics.loading.value || trends.loading.value
  const currency = preferences.currency.value
  /** Shown once the compared periods are known, as a percentage that changes soon after would mislead. */
  const isReady = year !== null || !trends.loading.value
  const comparison = useMemo(
    () => (isReady ? comparisonOf(months, year, currency) : null),
    [months, year, currency, isReady],
  )

  useEffect(() => {
    void analytics.open()
    void trends.open()
  }, [analytics, trends])

  function retry(): void {
    void analytics.retry()
    void trends.retry()
  }

  return (
    <main className={styles.page} aria-busy={loading}>
      <FiguresHeader heading={<h1>{t('analytics.title')}</h1>} at={asOf} />
      {comparison && <Missing {...comparison} />}
      {asOf !== null && !connection.offline.value && !loading && (
        <RetryAlert
          text={t(analytics.networkFailed.value ? 'errors.network' : 'expenses.failedToLoad')}
          busy={false}
          onRetry={retry}
        />
      )}
      <Summary comparison={comparison} />
      {comparison && isEmpty(comparison) ? (
        <EmptyNote title={t('analytics.emptyTitle')} text={t('analytics.emptyText')} />
      ) : (
        <Tabs
          label={t('analytics.tabs')}
          tabs={VIEWS.map(id => ({ id, label: t(`analytics.${id}`) }))}
          chosen={view}
          onChoose={setView}
        >
          {comparison ? <Panel view={view} comparison={comparison} /> : <div className={styles.waiting} />}
        </Tabs>
      )}
    </main>
  )
}

/** In milliseconds since the epoch; null for what is up to date. */
function oldestOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

function Panel({ view, comparison }: { readonly view: View; readonly comparison: Comparison }) {
  switch (view) {
    case 'trends':
      return <Trends {...comparison} />
    case 'categories':
      return <Categories {...comparison} />
    case 'insights':
      return <Insights {...comparison} />
  }
}

/** Nothing was spent, and the figures of all months are loaded. */
function isEmpty({ months }: Comparison): boolean {
  return months.every(({ count, total, loaded }) => loaded && count === 0 && total === ZERO)
}

/** Lists the months that count as zero because they could not be loaded. */
function Missing({ months }: Comparison) {
  useSignals()
  const { analytics } = useStores()
  const missing = months.filter(({ loaded }) => !loaded).map(({ month }) => monthName(month))
  if (missing.length === 0) return null
  const text = t('analytics.missing', { months: missing.join(', ') })
  return (
    <RetryAlert
      text={analytics.networkFailed.value ? `${t('errors.network')} ${text}` : text}
      busy={analytics.loading.value}
      onRetry={() => void analytics.retry()}
    />
  )
}
