import { useSignals } from '@preact/signals-react/runtime'
import { CURRENCIES, type Currency } from '../../../shared/domain/currency.ts'
import { convert } from '../../../shared/domain/exchange.ts'
import type { ExpenseForm } from '../../../shared/domain/expense-form.ts'
import { formatMoney, toMinor } from '../../../shared/domain/money.ts'
import { t } from '../../i18n/translate.ts'
import { sumsOfForms, totalOfForms } from '../../stores/receipt/receipt-sums.ts'
import { useStores } from '../use-stores.ts'
import styles from './receipt.module.css'

export interface ReceiptTotalProps {
  readonly forms: readonly ExpenseForm[]
}

/** How many there are, and what they come to in each currency. */
export function ReceiptTotal({ forms }: ReceiptTotalProps) {
  useSignals()
  const sums = sumsOfForms(forms)
  return (
    <div className={styles.total}>
      <p>{t('receipt.manyExpenses', { count: forms.length })}</p>
      <p className={styles.sums}>
        {sums.map(({ amount, currency }) => (
          <span key={currency}>{formatMoney(amount, currency)}</span>
        ))}
      </p>
      {sums.length > 1 && <Converted forms={forms} />}
    </div>
  )
}

/** As people say a rate, in major units. */
const RATE_OF: Readonly<Record<Currency, number>> = { IDR: 100_000, USD: 1 }

/** What they add to the totals of the other screens, and at which rate. */
function Converted({ forms }: ReceiptTotalProps) {
  useSignals()
  const shown = useStores().preferences.currency.value
  const [foreign = shown] = CURRENCIES.filter(currency => currency !== shown)
  const unit = toMinor(RATE_OF[foreign], foreign)
  return (
    <p className={styles.converted}>
      {t('receipt.converted', {
        total: formatMoney(totalOfForms(forms, shown), shown),
        foreign: formatMoney(unit, foreign),
        rate: formatMoney(convert(unit, foreign, shown), shown),
      })}
    </p>
  )
}
