/** Texts of a budget's state. */
import { ALL, type BudgetState } from '../../../shared/domain/budget.ts'
import type { Currency } from '../../../shared/domain/currency.ts'
import { formatMoney, type MinorSum, ZERO } from '../../../shared/domain/money.ts'
import { categoryName, t } from '../../i18n/translate.ts'

export function scopeName(scope: string): string {
  return scope === ALL ? t('budget.all') : categoryName(scope)
}

/** `Budget Rp1.000.000`, of a category with its name. */
export function limitText({ scope, limit }: BudgetState, currency: Currency): string {
  const amount = formatMoney(limit, currency)
  return scope === ALL
    ? t('budget.limitOfAll', { amount })
    : t('budget.limitOf', { name: scopeName(scope), amount })
}

/** `Rp340.000 left`, or by how much it is over. */
export function leftText({ left }: BudgetState, currency: Currency): string {
  if (left > ZERO) return t('budget.left', { amount: formatMoney(left, currency) })
  if (left === ZERO) return t('budget.usedUp')
  return t('budget.over', { amount: formatMoney(-left as unknown as MinorSum, currency) })
}

/** For a notification. */
export function warningText({ scope, level, left, percent }: BudgetState, currency: Currency): string {
  const name = scopeName(scope)
  return level === 'reached'
    ? t('budget.notifyReached', { name })
    : t('budget.notifyNear', { name, percent, left: formatMoney(left, currency) })
}
