/** Whether an expense matches a search. */
import type { Expense } from './expense.ts'
import type { ExpenseSearch, SearchWord } from './expense-search.ts'
import { beginsWord, foldText } from './search-text.ts'

export function matchesSearch(search: ExpenseSearch, expense: Expense): boolean {
  return search.every(part =>
    part.kind === 'literal'
      ? expense.description.includes(part.text)
      : part.words.every(word => hasWord(expense, word)) ||
        part.amounts.some(
          ({ amount, currency }) => amount === expense.amount && currency === expense.currency,
        ),
  )
}

function hasWord(expense: Expense, { prefix, categories, paymentMethods }: SearchWord): boolean {
  return (
    beginsWord(foldedDescription(expense), prefix) ||
    categories.some(category => category === expense.category) ||
    paymentMethods.some(method => method === expense.paymentMethod)
  )
}

const descriptions = new WeakMap<Expense, string>()

/** Cached, since a list of thousands is searched with each key. */
function foldedDescription(expense: Expense): string {
  let folded = descriptions.get(expense)
  if (folded === undefined) {
    folded = foldText(expense.description)
    descriptions.set(expense, folded)
  }
  return folded
}
