/** The change that a clause makes to an expense. */
import type { ExpenseChange, SavedExpense } from '../../domain/correction.ts'
import type { SpokenExpense } from '../../domain/extraction.ts'
import { isCertain } from '../spans/amount.ts'
import { hundredsOf } from '../spans/pairs.ts'
import { ownCurrency, resolveAmount } from '../spans/resolve-amount.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import { nameThing } from '../words/content-words.ts'
import type { CorrectionClause, Said, SaidAmount } from './clause.ts'
import { costs } from './matching-places.ts'
import { newDescription } from './new-description.ts'
import { changedBy } from './relative-amounts.ts'

export type ClauseChange = ExpenseChange | 'none' | 'unclear'

type Set = { -readonly [K in keyof SpokenExpense]?: SpokenExpense[K] }

export function changeOf(clause: CorrectionClause, expense: SavedExpense): ClauseChange {
  const { id } = expense
  if (clause.deletes) return deletion(clause, expense)
  if (clause.isRelative || clause.mayBeReplaced) return 'unclear'
  const set: Set = {}
  for (const read of [amount, day, payment, category, description]) {
    const found = read(clause, expense)
    if (found === 'unclear') return found
    Object.assign(set, found)
  }
  return Object.keys(set).length === 0 ? 'none' : { kind: 'set', id, set }
}

/** 'lupakan kopinya 15 ribu' for a saved 13,000, 'gak jadi gopay': perhaps only the value is taken back. */
function deletion(clause: CorrectionClause, expense: SavedExpense): ClauseChange {
  const { amounts, days, payments, categories } = clause
  const isOther = amounts.some(({ value, denied }) => !denied && !costs(expense, value))
  const isOfValue = clause.isOpen && days.length + payments.length + categories.length > 0
  return clause.isTakenBack && (isOther || isOfValue) ? 'unclear' : { kind: 'delete', id: expense.id }
}

/** The single new value that differs from the saved one; null for none, 'unclear' for several. */
function meant<T>(
  said: readonly Said<T>[],
  isThere: (value: T) => boolean,
  isSame = (one: T, other: T) => one === other,
): T | null | 'unclear' {
  const others = said.filter(({ value }) => !isThere(value))
  const affirmed = others.filter(({ denied }) => !denied)
  // 'kesehatan, bukan belanja' where the category is already Healthcare.
  if (affirmed.length === 0 && said.some(({ denied }) => !denied)) return null
  // 'bukan tiga puluh ribu' where 13,000 is saved: 'bukan, tiga puluh ribu' was meant.
  const [first, ...more] = affirmed.length > 0 ? affirmed : others
  if (!first)
    return said.some(({ denied }) => denied) && said.every(({ denied }) => denied) ? 'unclear' : null
  return more.some(({ value }) => !isSame(value, first.value)) ? 'unclear' : first.value
}

function amount(
  { amounts: said, words, hasSurcharge }: CorrectionClause,
  expense: SavedExpense,
): Set | 'unclear' {
  const amounts = said.filter(({ by }) => !by)
  if (amounts.length < said.length && amounts.every(({ denied }) => denied)) {
    const changed = changedBy(
      said.filter(({ by }) => by),
      expense,
    )
    return changed === 'unclear' ? changed : { amount: changed }
  }
  const found = meant(
    resulting(amounts, expense, nameThing(words)),
    value => costs(expense, value),
    (one, other) => one.plain === other.plain && ownCurrency(one) === ownCurrency(other),
  )
  if (found === null || found === 'unclear') return found ?? {}
  const currency = ownCurrency(found) ?? expense.currency
  const resolved = resolveAmount(currency === expense.currency ? nearest(found, expense) : found, currency)
  // 'forgot the tip, it was 5': a total with a tip cannot be below the saved one.
  if (!resolved || (hasSurcharge && resolved.amount < expense.amount)) return 'unclear'
  return { amount: resolved.amount, ...(currency === expense.currency ? {} : { currency }) }
}

/** 'ada dua, jadi totalnya 90 ribu', '27 setengah, 27 ribu 500': the result, or the amount said in full. */
function resulting(
  amounts: readonly SaidAmount[],
  expense: SavedExpense,
  isNamed: boolean,
): readonly SaidAmount[] {
  const affirmed = amounts.filter(({ denied, value }) => !denied && !costs(expense, value))
  const results = affirmed.filter(({ isResult }) => isResult)
  // With a new name, the second amount may be the price of that thing.
  const full = isNamed ? [] : affirmed.filter(({ value }) => isCertain(value))
  const [only] = results.length === 1 ? results : full.length === 1 && affirmed.at(-1) === full[0] ? full : []
  return only ? amounts.filter(one => one.denied || one === only || costs(expense, one.value)) : amounts
}

/** 'Eighteen fifty' for a rent of 1,580 is 1,850: of two readings the one nearer to the saved amount. */
function nearest(said: SpokenAmount, { amount, currency }: SavedExpense): SpokenAmount {
  const hundreds = currency === 'USD' ? hundredsOf(said) : null
  const distance = (one: SpokenAmount) =>
    Math.abs(Math.log((resolveAmount(one, currency)?.amount ?? 1) / amount))
  return hundreds && distance(hundreds) < distance(said) ? hundreds : said
}

function day({ days }: CorrectionClause, { date }: SavedExpense): Set | 'unclear' {
  const found = meant(days, value => value === date)
  return found === 'unclear' ? 'unclear' : found === null ? {} : { date: found }
}

function payment({ payments }: CorrectionClause, { paymentMethod }: SavedExpense): Set | 'unclear' {
  const found = meant(payments, value => value === paymentMethod)
  return found === 'unclear' ? 'unclear' : found === null ? {} : { paymentMethod: found }
}

function category(clause: CorrectionClause, expense: SavedExpense): Set | 'unclear' {
  const found = meant(clause.categories, value => value === expense.category)
  return found === 'unclear' ? 'unclear' : found === null ? {} : { category: found }
}

function description(clause: CorrectionClause, expense: SavedExpense): Set | 'unclear' {
  const found = newDescription(clause, expense.description)
  return found === 'unclear' ? 'unclear' : found === null ? {} : { description: found }
}
