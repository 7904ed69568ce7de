/** What a receipt comes to. */
import { parseAmount } from '../../shared/domain/amount-input.ts'
import type { ExpenseForm } from '../../shared/domain/expense-form.ts'
import { type CurrencySum, sumsByCurrency } from '../../shared/domain/totals.ts'

/** The sum in each currency; a form whose amount is missing or can't be read adds nothing. */
export function sumsOfForms(
  forms: readonly Pick<ExpenseForm, 'amount' | 'currency'>[],
): readonly CurrencySum[] {
  return sumsByCurrency(
    forms.flatMap(({ amount: text, currency }) => {
      const amount = parseAmount(text, currency)
      return amount === null || amount <= 0 ? [] : [{ amount, currency }]
    }),
  )
}
