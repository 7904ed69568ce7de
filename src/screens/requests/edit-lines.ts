/** Texts of an edit, field by field. */
import type { CorrectionOptions, ExpenseEdit, SavedExpense } from '../../../shared/domain/correction.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { dayName } from '../../i18n/dates.ts'
import { formatCount } from '../../i18n/numbers.ts'
import { categoryName, counted, paymentName, t } from '../../i18n/translate.ts'

export interface EditLine {
  readonly before: string
  readonly after: string
}

const FIELDS: readonly ((expense: SavedExpense) => string)[] = [
  ({ description }) => description,
  ({ amount, currency }) => formatMoney(amount, currency),
  ({ category }) => categoryName(category),
  ({ date }) => dayName(date),
  ({ paymentMethod }) => (paymentMethod ? paymentName(paymentMethod) : t('requests.noPayment')),
]

/** Empty for one that deletes. */
export function editLines({ before, after }: ExpenseEdit): readonly EditLine[] {
  if (!after) return []
  return FIELDS.map(field => ({ before: field(before), after: field(after) })).filter(
    line => line.before !== line.after,
  )
}

/** `Change Kopi: Rp13.000 → Rp30.000`, `Delete Kopi Rp13.000`. */
export function editText(edit: ExpenseEdit): string {
  const { before, after } = edit
  const name = before.description
  if (!after) return t('requests.delete', { name, amount: formatMoney(before.amount, before.currency) })
  const changes = editLines(edit).map(line => `${line.before} → ${line.after}`)
  return t('requests.change', { name, changes: changes.join(', ') })
}

/** `Delete 2: Kopi Rp13.000, Parkir Rp5.000` */
export function optionText(edits: readonly ExpenseEdit[]): string {
  if (edits.length < 2 || !isDeletion(edits)) return edits.map(editText).join(', ')
  const what = edits.map(
    ({ before }) => `${before.description} ${formatMoney(before.amount, before.currency)}`,
  )
  return t('requests.deleteMany', { count: formatCount(edits.length), what: what.join(', ') })
}

/** Whether all of them are deletions. */
export function isDeletion(edits: readonly ExpenseEdit[]): boolean {
  return edits.every(({ after }) => after === null)
}

/** Text of the question; `orNew`: a new expense is one of the readings. */
export function askedText(options: CorrectionOptions['options'], orNew: boolean): string {
  const [first, ...others] = options
  if (!first) return t('requests.unclear')
  if (others.length > 0 || orNew) return t('requests.which')
  return counted(isDeletion(first) ? 'requests.deleteAsked' : 'requests.changeAsked', first.length)
}
