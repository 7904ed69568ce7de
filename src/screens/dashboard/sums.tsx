/** The three sums, the month's the largest thing on the screen; each leads to its expenses. */
import { useSignals } from '@preact/signals-react/runtime'
import { type CSSProperties, type ReactNode, useId } from 'react'
import type { Currency } from '../../../shared/domain/currency.ts'
import { formatMoney, type MinorSum } from '../../../shared/domain/money.ts'
import { monthOf, type Period } from '../../../shared/domain/period.ts'
import { monthName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import type { Dashboard } from '../../stores/figures/dashboard.ts'
import { PageLink } from '../../widgets/page-link.tsx'
import { useCountUp } from '../../widgets/use-count-up.ts'
import { expensesAddress } from '../expenses-address.ts'
import { FiguresHeader } from '../figures-header.tsx'
import { useStores } from '../use-stores.ts'
import { Compared } from './compared.tsx'
import styles from './sums.module.css'
import { useFiguresDay } from './use-figures-day.ts'

export interface SumsProps {
  /** Null reserves their space, so that nothing moves when they arrive. */
  readonly figures: Dashboard | null
  /** Beside the heading. */
  readonly action: ReactNode
  /** The month's budget, loaded late into reserved space. */
  readonly budget: ReactNode
}

export function Sums({ figures, action, budget }: SumsProps) {
  useSignals()
  const { dashboard, preferences } = useStores()
  const currency = preferences.currency.value
  const day = useFiguresDay()
  return (
    <section aria-labelledby="sums">
      <FiguresHeader heading={<h2 id="sums">{t('dashboard.totalSpent')}</h2>} at={dashboard.asOf.value}>
        {action}
      </FiguresHeader>
      <dl className={styles.sums}>
        <Sum
          timeframe="month"
          label={t('dashboard.thisMonth')}
          note={monthName(monthOf(day))}
          amount={figures?.monthSpend[currency]}
          currency={currency}
        >
          <Compared figures={figures} currency={currency} />
          <dd className={styles.budget}>{budget}</dd>
        </Sum>
        <Sum
          timeframe="week"
          label={t('dashboard.thisWeek')}
          amount={figures?.weekSpend[currency]}
          currency={currency}
        />
        <Sum
          timeframe="today"
          label={t('dashboard.today')}
          amount={figures?.todaySpend[currency]}
          currency={currency}
        />
      </dl>
    </section>
  )
}

interface SumProps {
  readonly timeframe: Period
  readonly label: string
  /** Beside the label. */
  readonly note?: string
  /** Undefined while it is not known. */
  readonly amount: MinorSum | undefined
  readonly currency: Currency
  readonly children?: ReactNode
}

function Sum({ timeframe, label, note, amount, currency, children }: SumProps) {
  const id = useId()
  const output = useCountUp<HTMLOutputElement>(amount, currency)
  const text = amount === undefined ? '\u00a0' : formatMoney(amount, currency)
  return (
    <div className={styles.sum} data-of={timeframe} style={{ '--characters': text.length } as CSSProperties}>
      <dt>
        <PageLink id={id} href={expensesAddress({ timeframe })}>
          {label}
        </PageLink>
        {note && <span>{note}</span>}
      </dt>
      <dd className={styles.amount} data-empty={amount === undefined}>
        {/* Named by its label; not announced, since the toast already announces a change. */}
        <output ref={output} aria-labelledby={id} aria-live="off">
          {text}
        </output>
      </dd>
      {children}
    </div>
  )
}
