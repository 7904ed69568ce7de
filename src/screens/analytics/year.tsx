/** Twelve months as bars, and the days of the current one. */
import { useSignals } from '@preact/signals-react/runtime'
import { useMemo } from 'react'
import { addDays, dayOfMonth } from '../../../shared/domain/calendar-date.ts'
import { ZERO } from '../../../shared/domain/money.ts'
import { monthOf, monthRange } from '../../../shared/domain/period.ts'
import { dayName, monthAlone, monthName } from '../../i18n/dates.ts'
import { language, t } from '../../i18n/translate.ts'
import type { Trends } from '../../stores/figures/trends.ts'
import { dayAddress, expensesAddress } from '../expenses-address.ts'
import { useAmounts } from '../use-amounts.ts'
import { useStores } from '../use-stores.ts'
import { type LinkedBar, LinkedBars } from './linked-bars.tsx'

interface Props {
  readonly figures: Trends
}

export function Year({ figures: { months } }: Props) {
  useSignals()
  const { currency } = useAmounts()
  const spoken = language.value
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are of the language spoken
  const bars = useMemo(
    () =>
      months.map(
        ({ month, totals, count }): LinkedBar => ({
          key: month,
          label: monthAlone(month),
          name: monthName(month),
          href: expensesAddress({ timeframe: 'month', month }),
          total: totals[currency],
          count,
          loaded: true,
        }),
      ),
    [months, currency, spoken],
  )
  return <LinkedBars title={t('analytics.yearTitle')} heading={t('analytics.month')} bars={bars} />
}

export function Days({ figures: { days } }: Props) {
  useSignals()
  const { today } = useStores()
  const { currency } = useAmounts()
  const spoken = language.value
  const until = today()
  const { from, to } = monthRange(monthOf(until))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are of the language spoken
  const bars = useMemo(() => {
    const found = new Map(days.map(day => [day.date, day]))
    return Array.from({ length: dayOfMonth(until) }, (_, index): LinkedBar => {
      const date = addDays(from, index)
      const day = found.get(date)
      return {
        key: date,
        label: String(dayOfMonth(date)),
        name: dayName(date),
        href: dayAddress(date),
        total: day?.totals[currency] ?? ZERO,
        count: day?.count ?? 0,
        loaded: true,
      }
    })
  }, [days, currency, spoken, from, until])
  const ahead = useMemo(() => {
    const past = dayOfMonth(until)
    return Array.from({ length: dayOfMonth(to) - past }, (_, index) => String(past + index + 1))
  }, [until, to])
  return (
    <LinkedBars
      title={t('analytics.daysTitle', { month: monthName(monthOf(until)) })}
      heading={t('analytics.day')}
      bars={bars}
      ahead={ahead}
    />
  )
}
