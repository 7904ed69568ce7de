/** The compared months as a table, for who reads and who listens. */
import { useSignals } from '@preact/signals-react/runtime'
import type { MonthFigures } from '../../../shared/domain/trends.ts'
import { monthName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import { useAmounts } from '../use-amounts.ts'
import styles from './month-table.module.css'

export interface MonthTableProps {
  readonly months: readonly MonthFigures[]
  /** Id of its title. */
  readonly labelledBy: string
}

export function MonthTable({ months, labelledBy }: MonthTableProps) {
  useSignals()
  const amounts = useAmounts()
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t('analytics.month')}</th>
            <th scope="col">{t('analytics.spent')}</th>
            <th scope="col">{t('analytics.expenses')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, total, count, loaded }) => (
            <tr key={month}>
              <th scope="row">
                {monthName(month)}
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
