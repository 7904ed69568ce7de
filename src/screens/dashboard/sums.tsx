/** The three sums, the month's the largest thing on the screen. */
import { useSignals } from '@preact/signals-react/runtime'
import { type CSSProperties, useId } from 'react'
import { dayInZone, dayOfMonth } from '../../../shared/domain/calendar-date.ts'
import type { Currency } from '../../../shared/domain/currency.ts'
import { formatMoney, type MinorSum } from '../../../shared/domain/money.ts'
import { monthOf } from '../../../shared/domain/period.ts'
import { totalsIn } from '../../../shared/domain/shares.ts'
import { averageOf } from '../../../shared/domain/totals.ts'
import { monthName } from '../../i18n/dates.ts'
import { categoryName, t } from '../../i18n/translate.ts'
import type { Dashboard } from '../../stores/dashboard.ts'
import { useStores } from '../use-stores.ts'
import styles from './sums.module.css'

/** Without figures it keeps their place, so that nothing jumps when they arrive. */
export function Sums({ figures }: { readonly figures: Dashboard | null }) {
  useSignals()
  const { dashboard, preferences, timeZone, today } = useStores()
  const currency = preferences.currency.value
  const asOf = dashboard.asOf.value
  /** Last month's figures stand under last month's name. */
  const day = asOf === null ? today() : dayInZone(new Date(asOf), timeZone())
  const show = (amount: MinorSum | undefined) => amount !== undefined && formatMoney(amount, currency)
  const month = figures?.monthSpend[currency]
  const daily = month === undefined ? undefined : averageOf(month, dayOfMonth(day))
  const count = figures?.breakdown.reduce((sum, item) => sum + item.count, 0)

  return (
    <section className={styles.sums} aria-labelledby="sums">
      <header className={styles.name}>
        <h2 id="sums">{t('dashboard.totalSpent')}</h2>
        <p>{monthName(monthOf(day))}</p>
      </header>
      <dl className={styles.main}>
        <Figure className={styles.month} label={t('dashboard.thisMonth')} value={show(month)} />
        <Figure
          className={styles.part}
          label={t('dashboard.thisWeek')}
          value={show(figures?.weekSpend[currency])}
        />
        <Figure
          className={styles.part}
          label={t('dashboard.today')}
          value={show(figures?.todaySpend[currency])}
        />
      </dl>
      <dl className={styles.facts}>
        <Figure label={t('dashboard.countLabel')} value={count !== undefined && String(count)} />
        <Figure label={t('dashboard.dailyAverage')} value={show(daily)} />
        <Figure
          label={t('dashboard.topCategory')}
          value={figures !== null && topCategory(figures, currency)}
        />
      </dl>
    </section>
  )
}

function topCategory({ monthSpend, breakdown }: Dashboard, currency: Currency): string {
  const [first] = totalsIn({ totals: monthSpend, breakdown }, currency).shares
  return first ? categoryName(first.category) : t('common.none')
}

interface FigureProps {
  readonly label: string
  /** False while it is not known. */
  readonly value: string | false
  readonly className?: string | undefined
}

function Figure({ label, value, className }: FigureProps) {
  const id = useId()
  return (
    <div
      className={className}
      style={{ '--characters': value === false ? 1 : value.length } as CSSProperties}
    >
      <dt id={id}>{label}</dt>
      <dd data-empty={value === false}>
        {/* Named by its label; silent, since the toast already tells of a change. */}
        <output aria-labelledby={id} aria-live="off">
          {value === false ? '\u00a0' : value}
        </output>
      </dd>
    </div>
  )
}
