/** A factor beside a price: 'makan siang 60 ribu dibagi dua' may be a new expense, of which a share was paid. */
import type { Correction, SavedExpense } from '../../domain/correction.ts'
import { nameThing } from '../words/content-words.ts'
import type { CorrectionClause, SaidAmount } from './clause.ts'
import { UNCLEAR } from './clause-readings.ts'
import { costs } from './matching-places.ts'
import { DOUBLE, HALF, type Scale, scaled } from './scale.ts'

/** Null where it is a new expense. */
export function readScaled(
  scale: Scale,
  clauses: readonly CorrectionClause[],
  saved: readonly SavedExpense[],
): Correction | null {
  const { factor } = scale
  const prices = clauses.flatMap(({ amounts }) => amounts.filter(amount => isPrice(amount, scale)))
  const isNamed = clauses.some(({ references, words }) => references.length > 0 || nameThing(words))
  // A zero too many or too few is said of what is saved.
  if (prices.length === 0 || !isNamed || (factor !== HALF && factor !== DOUBLE))
    return scaled(factor, clauses, saved)
  const meant = clauses.flatMap(({ references }) => references.flatMap(({ places }) => places))
  const isSaved = prices.some(({ value }) =>
    meant.some(place => saved[place] !== undefined && costs(saved[place], value)),
  )
  if (clauses.some(pointsBack))
    return isSaved || meant.length === 0 ? scaled(factor, clauses, saved) : UNCLEAR
  return isSaved ? orNew(scaled(factor, clauses, saved)) : null
}

/** The 'dua' of 'dikali dua' is none. */
function isPrice({ value, denied }: SaidAmount, { start, end }: Scale): boolean {
  return !denied && (value.end <= start || value.start >= end)
}

function pointsBack({ references, pointers, isStrong }: CorrectionClause): boolean {
  return (
    isStrong ||
    references.some(({ isDefinite }) => isDefinite) ||
    pointers.some(to => to !== 'that' && to !== 'again' && to !== 'rest')
  )
}

function orNew(correction: Correction): Correction {
  const options = correction.kind === 'changes' ? [correction.changes] : correction.options
  return { kind: 'ask', options, orNew: true }
}
