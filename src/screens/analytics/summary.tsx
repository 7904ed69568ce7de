/** The four cards: this month's total, its change, its daily average, and its number of categories. */
import { useSignals } from '@preact/signals-react/runtime'
import { dayOfMonth } from '../../../shared/domain/calendar-date.ts'
import { averageOf } from '../../../shared/domain/totals.ts'
import { monthlyChange } from '../../../shared/domain/trends.ts'
import { t } from '../../i18n/translate.ts'
import { Change } from '../../widgets/change.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { useAmounts } from '../use-amounts.ts'
import { useStores } from '../use-stores.ts'
import { comparedWith } from './compared-with.ts'
import type { Comparison } from './comparison.ts'

export function Summary({ comparison }: { readonly comparison: Comparison | null }) {
  useSignals()
  const { today } = useStores()
  const amounts = useAmounts()
  const now = comparison?.now
  const note = (loaded = true) => !loaded && t('analytics.notLoaded')
  const ofThisMonth = note(now?.loaded)
  return (
    <Facts
      facts={[
        {
          label: t('analytics.thisMonth'),
          value: now ? amounts.exact(now.total) : null,
          note: ofThisMonth,
        },
        {
          label: t('analytics.monthlyChange'),
          value: comparison && <Change percent={monthlyChange(comparison.now, comparison.before)} />,
          note: comparison && comparedWith(comparison),
        },
        {
          label: t('analytics.dailyAverage'),
          value: now ? amounts.exact(averageOf(now.total, dayOfMonth(today()))) : null,
          note: ofThisMonth,
        },
        {
          label: t('analytics.categoryCount'),
          value: now ? String(now.shares.length) : null,
          note: ofThisMonth,
        },
      ]}
    />
  )
}
