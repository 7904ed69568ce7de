/** The report itself: sums, categories, every expense. */
import { useSignals } from '@preact/signals-react/runtime'
import { type ExportReport, MAX_EXPORT } from '../../../shared/domain/export-report.ts'
import { formatMoney, type MinorSum } from '../../../shared/domain/money.ts'
import { dayName, fullDayName, rangeName } from '../../i18n/dates.ts'
import { categoryName, paymentName, t } from '../../i18n/translate.ts'
import { CategoryShares } from '../../widgets/category-shares.tsx'
import { filterText } from '../expenses/filter-text.ts'
import styles from './report.module.css'

export interface ReportProps {
  readonly report: ExportReport
  /** Of the heading, which can take the focus. */
  readonly titleId: string
}

export function Report({ report, titleId }: ReportProps) {
  useSignals()
  const { currency, expenses, breakdown } = report
  const money = (amount: MinorSum) => formatMoney(amount, currency)
  return (
    <article className={styles.report}>
      <header>
        <h1 id={titleId} tabIndex={-1}>
          {t('export.report')}
        </h1>
        <p>{rangeName(report.range)}</p>
        {report.filter && <p>{t('export.only', { what: filterText(report.filter) })}</p>}
        <p className={styles.small}>{t('export.createdOn', { day: fullDayName(report.createdOn) })}</p>
      </header>
      <dl className={styles.sums}>
        <Sum label={t('export.total')} value={money(report.total)} />
        <Sum label={t('export.count')} value={String(expenses.length)} />
        <Sum label={t('export.average')} value={money(report.average)} />
      </dl>
      {report.cut && <p>{t('export.cut', { count: MAX_EXPORT })}</p>}
      {expenses.some(expense => expense.currency !== currency) && (
        <p className={styles.small}>{t('export.pdfCurrency', { currency })}</p>
      )}
      {breakdown && (
        <section className={styles.breakdown}>
          <h2>{t('dashboard.breakdown')}</h2>
          <CategoryShares shares={breakdown} currency={currency} />
        </section>
      )}
      <section className={styles.expenses}>
        <h2>{t('export.list')}</h2>
        <table className={styles.list}>
          <thead>
            <tr>
              <th scope="col">{t('fields.date')}</th>
              <th scope="col">{t('fields.description')}</th>
              <th scope="col">{t('fields.category')}</th>
              <th scope="col">{t('fields.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {expenses.map(expense => (
              <tr key={expense.id}>
                <td>{dayName(expense.date)}</td>
                <td>{expense.description}</td>
                <td>
                  {categoryName(expense.category)}
                  {expense.paymentMethod && (
                    <span className={styles.paid}>{paymentName(expense.paymentMethod)}</span>
                  )}
                </td>
                <td>{formatMoney(expense.amount, expense.currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </article>
  )
}

function Sum({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
