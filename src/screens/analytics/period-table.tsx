/** Months or days as a table, also for screen readers; each links to its expenses. */
import { useSignals } from '@preact/signals-react/runtime'
import type { MinorSum } from '../../../shared/domain/money.ts'
import { t } from '../../i18n/translate.ts'
import { PageLink } from '../../widgets/page-link.tsx'
import { useAmounts } from '../use-amounts.ts'
import styles from './period-table.module.css'

export interface PeriodRow {
  readonly key: string
  readonly name: string
  /** Address of its expenses. */
  readonly href: string
  readonly total: MinorSum
  readonly count: number
  /** False where the figures could not be loaded and are 0. */
  readonly loaded: boolean
}

export interface PeriodTableProps {
  readonly rows: readonly PeriodRow[]
  /** What a row is. */
  readonly heading: string
  /** Id of its title. */
  readonly labelledBy: string
}

export function PeriodTable({ rows, heading, labelledBy }: PeriodTableProps) {
  useSignals()
  const amounts = useAmounts()
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col">{t('analytics.spent')}</th>
            <th scope="col">{t('analytics.expenses')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, href, total, count, loaded }) => (
            <tr key={key}>
              <th scope="row">
                <PageLink href={href}>{name}</PageLink>
                {!loaded && <small>{t('analytics.notLoaded')}</small>}
              </th>
              <td>{amounts.exact(total)}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
