/** Narrows saved expenses to those with a value that a clause says. */
import type { SavedExpense } from '../../domain/correction.ts'
import { ownCurrency, resolveAmount } from '../spans/resolve-amount.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { CorrectionClause, Said } from './clause.ts'

/** Whether the expense costs what was said, in its own currency. */
export function costs({ amount, currency }: SavedExpense, said: SpokenAmount): boolean {
  const own = ownCurrency(said)
  return (own === null || own === currency) && resolveAmount(said, currency)?.amount === amount
}

/**
 * The places with the denied value ('bukan 25 ribu'), or with one of several values, of a deletion or of
 * values in other fields ('hapus yang 5 ribu', 'dari 25 jadi 30', 'yang ovo itu sebenernya gopay', 'yang 5
 * ribu itu kemarin'); all places where none matches.
 */
export function narrow(
  places: readonly number[],
  { deletes, amounts, days, payments, categories }: CorrectionClause,
  saved: readonly SavedExpense[],
): readonly number[] {
  const isBeside = days.length + payments.length + categories.length > 0
  const tests = <T>(
    said: readonly Said<T>[],
    has: (expense: SavedExpense, value: T) => boolean,
    selects = false,
  ) =>
    said
      .filter(({ denied }) => denied || deletes || selects || said.length > 1)
      .map(
        ({ value }) =>
          (expense: SavedExpense) =>
            has(expense, value),
      )
  const all = [
    ...tests(amounts, costs, isBeside),
    ...tests(days, ({ date }, day) => date === day),
    ...tests(payments, ({ paymentMethod }, payment) => paymentMethod === payment),
    ...tests(categories, (expense, category) => expense.category === category),
  ]
  let left = places
  for (const test of all) {
    const found = left.filter(place => saved[place] !== undefined && test(saved[place]))
    if (found.length > 0) left = found
  }
  return left
}
