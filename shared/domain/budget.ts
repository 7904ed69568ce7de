/** A monthly spending limit, for all expenses or for one category. */
import { type CalendarDate, dayOfMonth } from './calendar-date.ts'
import { CATEGORIES } from './category.ts'
import type { Currency } from './currency.ts'
import { convert } from './exchange.ts'
import { type Minor, type MinorSum, ZERO } from './money.ts'
import { monthOf, monthRange } from './period.ts'
import type { PeriodFigures } from './totals.ts'

/** The scope of a budget for all expenses. */
export const ALL = 'all'
export const BUDGET_SCOPES = [ALL, ...CATEGORIES] as const

export interface Budget {
  /** `ALL`, or a category's name. */
  readonly scope: string
  readonly amount: Minor
  readonly currency: Currency
}

/** A budget is `near` from this percentage of its limit on. */
const NEAR_PERCENT = 80

export const BUDGET_LEVELS = ['within', 'near', 'reached'] as const
export type BudgetLevel = (typeof BUDGET_LEVELS)[number]

/** The state of a budget in a month, in the displayed currency. */
export interface BudgetState {
  readonly scope: string
  readonly limit: MinorSum
  readonly spent: MinorSum
  /** Negative where the limit is exceeded. */
  readonly left: MinorSum
  /** What is left for each day from today to the month's last, rounded down; 0 where nothing is. */
  readonly perDay: MinorSum
  /** Percentage spent; rounded down up to the limit and up beyond it, so above 100 means exceeded. */
  readonly percent: number
  readonly level: BudgetLevel
}

/** `figures` are those of the month of `today`. As in sums, a limit in another currency is converted once. */
export function budgetState(
  { scope, amount, currency }: Budget,
  figures: PeriodFigures,
  shown: Currency,
  today: CalendarDate,
): BudgetState {
  const limit = convert(amount, currency, shown)
  const spent = spentOn(scope, figures, shown)
  const left = (limit - spent) as MinorSum
  const perDay = left > ZERO ? ((left / BigInt(daysLeft(today))) as MinorSum) : ZERO
  // A limit below the smallest unit of the displayed currency is exceeded by any expense.
  const upTo = spent > limit ? limit - 1n : 0n
  const percent = limit > ZERO ? Number((spent * 100n + upTo) / limit) : spent > ZERO ? 100 : 0
  return { scope, limit, spent, left, perDay, percent, level: levelAt(percent) }
}

/** Fullest first; of equals as `BUDGET_SCOPES` has them. */
export function byFullness(a: BudgetState, b: BudgetState): number {
  return b.percent - a.percent || placeOf(a) - placeOf(b)
}

/** In the order of `BUDGET_SCOPES`, others last. */
export function byScope(a: Pick<Budget, 'scope'>, b: Pick<Budget, 'scope'>): number {
  return placeOf(a) - placeOf(b)
}

/** Days of the month from `today` on, inclusive. */
export function daysLeft(today: CalendarDate): number {
  return dayOfMonth(monthRange(monthOf(today)).to) - dayOfMonth(today) + 1
}

function spentOn(scope: string, { totals, breakdown }: PeriodFigures, shown: Currency): MinorSum {
  if (scope === ALL) return totals[shown]
  return breakdown.find(({ category }) => category === scope)?.totals[shown] ?? ZERO
}

function levelAt(percent: number): BudgetLevel {
  if (percent >= 100) return 'reached'
  return percent >= NEAR_PERCENT ? 'near' : 'within'
}

function placeOf({ scope }: Pick<Budget, 'scope'>): number {
  const place = (BUDGET_SCOPES as readonly string[]).indexOf(scope)
  return place < 0 ? BUDGET_SCOPES.length : place
}
