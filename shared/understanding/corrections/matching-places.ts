/** Which of some saved expenses have a value that a clause says. */
import type { SavedExpense } from '../../domain/correction.ts'
import { ownCurrency, resolveAmount } from '../spans/resolve-amount.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { CorrectionClause } from './clauses.ts'

/** Whether the expense costs what was said, in its own currency. */
export function costs({ amount, currency }: SavedExpense, said: SpokenAmount): boolean {
  const own = ownCurrency(said)
  return (own === null || own === currency) && resolveAmount(said, currency)?.amount === amount
}

/**
 * Those that have what was denied ('bukan 25 ribu') or, of several values or beside a deletion, one of them ('hapus yang 5
 * ribu', 'dari 25 jadi 30', 'yang ovo itu sebenernya gopay'); all of them where none has.
 */
export function narrow(
  places: readonly number[],
  { deletes, amounts, days, payments, categories }: CorrectionClause,
  saved: readonly SavedExpense[],
): readonly number[] {
  const identifies = (said: readonly unknown[]) => deletes || said.length > 1
  const having = (test: (expense: SavedExpense) => boolean) =>
    places.filter(place => saved[place] !== undefined && test(saved[place]))
  const tests: ((expense: SavedExpense) => boolean)[] = [
    ...amounts
      .filter(({ denied }) => denied || identifies(amounts))
      .map(
        ({ value }) =>
          (one: SavedExpense) =>
            costs(one, value),
      ),
    ...days
      .filter(({ denied }) => denied || identifies(days))
      .map(
        ({ value }) =>
          (one: SavedExpense) =>
            one.date === value,
      ),
    ...payments
      .filter(({ denied }) => denied || identifies(payments))
      .map(
        ({ value }) =>
          (one: SavedExpense) =>
            one.paymentMethod === value,
      ),
    ...categories
      .filter(({ denied }) => denied || identifies(categories))
      .map(
        ({ value }) =>
          (one: SavedExpense) =>
            one.category === value,
      ),
  ]
  let left = places
  for (const test of tests) {
    const found = having(test).filter(place => left.includes(place))
    if (found.length > 0) left = found
  }
  return left
}
