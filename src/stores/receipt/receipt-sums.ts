/** What a receipt comes to. A form whose amount is missing or can't be read adds nothing. */
import { parseAmount } from '../../../shared/domain/amount-input.ts'
import type { Currency } from '../../../shared/domain/currency.ts'
import type { ExpenseForm } from '../../../shared/domain/expense-form.ts'
import type { MinorSum } from '../../../shared/domain/money.ts'
import { type CurrencySum, sumsByCurrency, sumTotals, totalsOf } from '../../../shared/domain/totals.ts'

type Forms = readonly Pick<ExpenseForm, 'amount' | 'currency'>[]

/** The sum in each currency. */
export function sumsOfForms(forms: Forms): readonly CurrencySum[] {
  return sumsByCurrency(amountsOf(forms))
}

/** All of it in one currency, as the expenses' totals have it. */
export function totalOfForms(forms: Forms, currency: Currency): MinorSum {
  return sumTotals(amountsOf(forms).map(totalsOf))[currency]
}

function amountsOf(forms: Forms) {
  return forms.flatMap(({ amount: text, currency }) => {
    const amount = parseAmount(text, currency)
    return amount === null || amount <= 0 ? [] : [{ amount, currency }]
  })
}
