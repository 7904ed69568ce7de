/** A period's sum and its categories in the currency that a person chose. */
import type { Currency } from './currency.ts'
import { CURRENCIES } from './currency.ts'
import { convert } from './exchange.ts'
import type { Expense } from './expense.ts'
import { type Minor, ZERO } from './money.ts'
import { type CategoryTotal, percentOf } from './totals.ts'

export interface CategoryShare {
  readonly category: string
  /** In the currency of the whole it is a share of. */
  readonly amount: Minor
  readonly count: number
  /** Of the whole, to one decimal. */
  readonly percent: number
}

export interface PeriodTotals {
  readonly currency: Currency
  readonly total: Minor
  /** Most spent first. */
  readonly shares: readonly CategoryShare[]
}

export interface PeriodFigures {
  /** In IDR. */
  readonly totalSpend: Minor
  readonly breakdown: readonly CategoryTotal[]
  /** All of the period's, or some of them. */
  readonly expenses: readonly Pick<Expense, 'amount' | 'currency' | 'category'>[]
  /** How many the period has. */
  readonly count: number
}

/**
 * The figures in `currency`. From the expenses themselves where all are there, so that what is in `currency` already
 * counts as it is: dollars that went to rupiah and back would come out half a percent larger.
 */
export function totalsIn(figures: PeriodFigures, currency: Currency): PeriodTotals {
  const complete = figures.expenses.length === figures.count
  return complete ? sumExpenses(figures.expenses, currency) : convertTotals(figures, currency)
}

/** IDR totals as they are, each converted once. */
export function convertTotals(
  { totalSpend, breakdown }: Pick<PeriodFigures, 'totalSpend' | 'breakdown'>,
  currency: Currency,
): PeriodTotals {
  const shares = breakdown.map(({ category, amount, count }) => ({
    category,
    amount: convert(amount, 'IDR', currency),
    count,
    percent: percentOf(amount, totalSpend),
  }))
  return { currency, total: convert(totalSpend, 'IDR', currency), shares }
}

/** Each currency is added up by itself and converted once, so that many small roundings don't add up too. */
export function sumExpenses(expenses: PeriodFigures['expenses'], currency: Currency): PeriodTotals {
  const whole = emptySums()
  const categories = new Map<string, { readonly sums: Sums; count: number }>()
  for (const expense of expenses) {
    let entry = categories.get(expense.category)
    if (!entry) {
      entry = { sums: emptySums(), count: 0 }
      categories.set(expense.category, entry)
    }
    entry.count++
    add(entry.sums, expense)
    add(whole, expense)
  }
  const wholeInIdr = sumIn(whole, 'IDR')
  const shares = [...categories]
    .map(([category, { sums, count }]) => ({ category, count, sums, inIdr: sumIn(sums, 'IDR') }))
    .sort((a, b) => b.inIdr - a.inIdr || (a.category < b.category ? -1 : 1))
    .map(({ category, count, sums, inIdr }) => ({
      category,
      amount: sumIn(sums, currency),
      count,
      percent: percentOf(inIdr, wholeInIdr),
    }))
  return { currency, total: sumIn(whole, currency), shares }
}

/** Minor units of each currency. */
type Sums = Record<Currency, Minor>

function emptySums(): Sums {
  return { IDR: ZERO, USD: ZERO }
}

function add(sums: Sums, { amount, currency }: Pick<Expense, 'amount' | 'currency'>): void {
  sums[currency] = (sums[currency] + amount) as Minor
}

function sumIn(sums: Sums, currency: Currency): Minor {
  return CURRENCIES.reduce((sum, from) => sum + convert(sums[from], from, currency), 0) as Minor
}
