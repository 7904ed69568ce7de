/** Expenses that a list would show as one and the same row: the time at which they were recorded tells them apart. */
import type { Expense } from '../../shared/domain/expense.ts'
import { momentName } from '../i18n/dates.ts'
import { t } from '../i18n/translate.ts'

/** By id, when it was recorded, in words: of those that look like another one. */
export function recordedTimes(expenses: readonly Expense[]): ReadonlyMap<string, string> {
  const alike = new Map<string, Expense[]>()
  for (const expense of expenses) {
    const others = alike.get(looks(expense))
    if (others) others.push(expense)
    else alike.set(looks(expense), [expense])
  }
  const times = new Map<string, string>()
  for (const { id, createdAt } of [...alike.values()].filter(({ length }) => length > 1).flat()) {
    const recorded = Date.parse(createdAt)
    if (!Number.isNaN(recorded)) times.set(id, t('dashboard.createdOn', { day: momentName(recorded) }))
  }
  return times
}

function looks({ date, description, amount, currency, category, paymentMethod }: Expense): string {
  return [date, description, amount, currency, category, paymentMethod].join('\n')
}
