/**
 * Sums of expenses. One rule for every screen, file and answer: an expense in the displayed currency counts
 * unchanged, one in the other currency is converted by itself to a whole minor unit. So sums by day, by
 * category and by column agree.
 */
import type { CalendarDate } from './calendar-date.ts'
import { CURRENCIES, type Currency } from './currency.ts'
import { convert } from './exchange.ts'
import type { Expense } from './expense.ts'
import { divideRounded, type MinorSum, ZERO } from './money.ts'

/** The same expenses summed in each currency; neither sum can be converted into the other. */
export type Totals = Readonly<Record<Currency, MinorSum>>

export interface CategoryTotals {
  readonly category: string
  readonly totals: Totals
  readonly count: number
}

/** Number and sum of the matching expenses. */
export interface Matches {
  readonly count: number
  readonly totals: Totals
}

/** What was spent on a day. */
export interface DayTotals {
  readonly date: CalendarDate
  readonly totals: Totals
  readonly count: number
}

/** A period's sum and its categories, unordered. */
export interface PeriodFigures {
  readonly totals: Totals
  readonly breakdown: readonly CategoryTotals[]
}

export function inEach(amountIn: (currency: Currency) => MinorSum): Totals {
  return { IDR: amountIn('IDR'), USD: amountIn('USD') }
}

/** Of one expense. */
export function totalsOf({ amount, currency }: Pick<Expense, 'amount' | 'currency'>): Totals {
  return inEach(shown => convert(amount, currency, shown))
}

/** Their sum in one currency. */
export function sumIn(expenses: readonly Pick<Expense, 'amount' | 'currency'>[], shown: Currency): MinorSum {
  return expenses.reduce(
    (sum, { amount, currency }) => sum + convert(amount, currency, shown),
    0n,
  ) as MinorSum
}

export function sumTotals(all: readonly Totals[]): Totals {
  return inEach(currency => all.reduce((sum, totals) => sum + totals[currency], 0n) as MinorSum)
}

export function figuresOf(
  expenses: readonly Pick<Expense, 'amount' | 'currency' | 'category'>[],
): PeriodFigures {
  const categories = new Map<string, Totals[]>()
  for (const expense of expenses) {
    const totals = totalsOf(expense)
    const others = categories.get(expense.category)
    if (others) others.push(totals)
    else categories.set(expense.category, [totals])
  }
  const breakdown = [...categories].map(([category, all]) => ({
    category,
    totals: sumTotals(all),
    count: all.length,
  }))
  return { totals: sumTotals(breakdown.map(({ totals }) => totals)), breakdown }
}

/** What was spent in one currency, nothing converted. */
export interface CurrencySum {
  readonly currency: Currency
  readonly amount: MinorSum
}

/** One sum for each currency that occurs, in the order of `CURRENCIES`. */
export function sumsByCurrency(
  expenses: readonly Pick<Expense, 'amount' | 'currency'>[],
): readonly CurrencySum[] {
  return CURRENCIES.map(currency => {
    const amounts = expenses
      .filter(expense => expense.currency === currency)
      .map(({ amount }) => BigInt(amount))
    return { currency, amount: amounts.reduce((sum, amount) => sum + amount, 0n) as MinorSum }
  }).filter(({ currency }) => expenses.some(expense => expense.currency === currency))
}

/** Share of the whole in percent, to one decimal, halves up: 0 when the whole is 0. Neither is negative. */
export function percentOf(part: MinorSum, whole: MinorSum): number {
  return whole === ZERO ? 0 : Number(divideRounded(part * 1000n, whole)) / 10
}

/** Change from `before` to `now` in percent, to one decimal; null where `before` is 0. */
export function changePercent(now: MinorSum, before: MinorSum): number | null {
  return before === ZERO ? null : Number(divideRounded((now - before) * 1000n, before)) / 10
}

/** `total` divided by `count`, to a whole minor unit; zero of none. */
export function averageOf(total: MinorSum, count: number): MinorSum {
  return count === 0 ? ZERO : (divideRounded(total, BigInt(count)) as MinorSum)
}
