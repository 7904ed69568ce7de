/** Months or days as bars that link to their expenses, with the chosen one's figures, and as a table. */
import { useSignals } from '@preact/signals-react/runtime'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { CURRENCY_FACTS } from '../../../shared/domain/currency.ts'
import { toMajor, ZERO } from '../../../shared/domain/money.ts'
import { formatShort } from '../../i18n/numbers.ts'
import { t } from '../../i18n/translate.ts'
import { BarLinks } from '../../widgets/bar-links.tsx'
import { PageLink } from '../../widgets/page-link.tsx'
import { useAmounts } from '../use-amounts.ts'
import styles from './analytics.module.css'
import { type PeriodRow, PeriodTable } from './period-table.tsx'

const BarChart = lazy(async () => ({ default: (await import('../../widgets/bar-chart.tsx')).BarChart }))

export interface LinkedBar extends PeriodRow {
  /** Below the bar; short. */
  readonly label: string
}

export interface LinkedBarsProps {
  readonly title: string
  /** What a bar is. */
  readonly heading: string
  /** In order. The same array until a figure or the language changes. */
  readonly bars: readonly LinkedBar[]
  /** Labels of later periods without figures yet. */
  readonly ahead?: readonly string[]
}

const NONE: readonly string[] = []

export function LinkedBars({ title, heading, bars, ahead = NONE }: LinkedBarsProps) {
  useSignals()
  const id = useId()
  const amounts = useAmounts()
  const { currency } = amounts
  const [chosen, choose] = useState<number | null>(null)
  const place = chosen !== null && chosen < bars.length ? chosen : bars.length - 1
  const told = bars[place]

  const chart = useMemo(
    () => ({
      bars: [
        ...bars.map(({ label, total }) => ({ label, value: toMajor(total, currency) })),
        ...ahead.map(label => ({ label, value: 0 })),
      ],
      axisText: (value: number) => `${CURRENCY_FACTS[currency].symbol}${formatShort(value)}`,
    }),
    [bars, ahead, currency],
  )

  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {told && (
        <PageLink className={styles.told} href={told.href}>
          <span>{told.name}</span> <strong>{amounts.exact(told.total)}</strong>
          <ChevronRight size={20} aria-hidden="true" />
        </PageLink>
      )}
      <div className={styles.chart}>
        <Suspense fallback={null}>
          <BarChart {...chart}>
            <BarLinks
              label={title}
              columns={chart.bars.length}
              links={bars.map(({ key, name, href, total }) => ({
                key,
                href,
                text: `${name}: ${amounts.exact(total)}`,
              }))}
              chosen={place}
              onChoose={choose}
            />
          </BarChart>
        </Suspense>
      </div>
      <details className={styles.details}>
        <summary>{t('analytics.asTable')}</summary>
        <PeriodTable
          rows={bars.filter(({ total, count }) => count > 0 || total > ZERO)}
          heading={heading}
          labelledBy={id}
        />
      </details>
    </section>
  )
}
