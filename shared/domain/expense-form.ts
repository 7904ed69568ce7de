/** What a person has typed about one expense, and whether it can be saved. */
import { isTooLarge, parseAmount } from './amount-input.ts'
import { type CalendarDate, MIN_DATE, parseCalendarDate } from './calendar-date.ts'
import { CATEGORIES } from './category.ts'
import { cleanText } from './clean-text.ts'
import type { Currency } from './currency.ts'
import type { ExpenseDraft } from './expense.ts'
import { decimalText, type Minor } from './money.ts'
import type { PaymentMethod } from './payment-method.ts'

export interface ExpenseForm {
  /** Plain text, see amount-input. */
  readonly amount: string
  readonly currency: Currency
  readonly description: string
  readonly category: string
  /** As the date field gives it: a day, or a day and a time. */
  readonly date: string
  readonly paymentMethod: PaymentMethod | null
}

export type FormFault =
  | 'amountNeeded'
  | 'amountDecimals'
  | 'amountTooLarge'
  | 'descriptionNeeded'
  | 'dateInvalid'

export type CheckedForm =
  | { readonly kind: 'valid'; readonly draft: ExpenseDraft }
  | { readonly kind: 'invalid'; readonly fault: FormFault }

export function emptyForm(currency: Currency, date: string): ExpenseForm {
  return { amount: '', currency, description: '', category: CATEGORIES[0], date, paymentMethod: null }
}

/** With what is known already. `moment` is the device's own day and time, as a date field gives it. */
export function prefilledForm(
  { amount, currency, date, ...known }: Partial<ExpenseDraft>,
  usualCurrency: Currency,
  moment: string,
): ExpenseForm {
  const empty = emptyForm(currency ?? usualCurrency, date ? date + moment.slice(date.length) : moment)
  return { ...empty, ...known, amount: amount === undefined ? '' : decimalText(amount, empty.currency) }
}

export function formOf(draft: ExpenseDraft): ExpenseForm {
  return { ...draft, amount: decimalText(draft.amount, draft.currency) }
}

/** Whether both forms hold the same input. */
export function sameForm(a: ExpenseForm, b: ExpenseForm): boolean {
  return sameFields(a, b)
}

/** Checks by specification §5; `today` is the person's day, the last one allowed. */
export function checkForm(form: ExpenseForm, today: CalendarDate): CheckedForm {
  const checked = checkAmount(form.amount, form.currency)
  if (checked.kind === 'invalid') return checked
  const { amount } = checked
  const description = cleanText(form.description).trim()
  if (description === '') return invalid('descriptionNeeded')
  const date = parseCalendarDate(form.date)
  if (!date || date < MIN_DATE || date > today) return invalid('dateInvalid')
  const { currency, category, paymentMethod } = form
  return { kind: 'valid', draft: { amount, currency, description, category, date, paymentMethod } }
}

export type AmountFault = Extract<FormFault, `amount${string}`>

/** `text` as an amount field holds it, see amount-input. */
export function checkAmount(
  text: string,
  currency: Currency,
):
  | { readonly kind: 'valid'; readonly amount: Minor }
  | { readonly kind: 'invalid'; readonly fault: AmountFault } {
  if (isTooLarge(text)) return invalid('amountTooLarge')
  const amount = parseAmount(text, currency)
  if (amount === null) return invalid('amountDecimals')
  return amount <= 0 ? invalid('amountNeeded') : { kind: 'valid', amount }
}

function invalid<F extends FormFault>(fault: F): { kind: 'invalid'; fault: F } {
  return { kind: 'invalid', fault }
}

export function sameDraft(a: ExpenseDraft, b: ExpenseDraft): boolean {
  return sameFields(a, b)
}

const FIELDS = ['amount', 'currency', 'description', 'category', 'date', 'paymentMethod'] as const

function sameFields<T extends ExpenseForm | ExpenseDraft>(a: T, b: T): boolean {
  return FIELDS.every(field => a[field] === b[field])
}
