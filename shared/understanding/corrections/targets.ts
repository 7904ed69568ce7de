/** The saved expenses that a clause is about. */
import type { SavedExpense } from '../../domain/correction.ts'
import type { CorrectionClause } from './clause.ts'
import { narrow } from './matching-places.ts'
import type { OtherPlaces } from './other-places.ts'
import { countedAmong, pointedAt } from './pointed-places.ts'
import type { Pointer } from './pointer-words.ts'

export type Targets =
  /** Indexes of saved expenses. */
  | { readonly kind: 'these'; readonly places: readonly number[] }
  /** One of `places`, in addition to all of `certain`. */
  | { readonly kind: 'oneOf'; readonly places: readonly number[]; readonly certain: readonly number[] }

/** Pointers that single out none of several expenses. */
const VAGUE: ReadonlySet<Pointer> = new Set<Pointer>(['that', 'again', 'one', 'this'])

export function targetsOf(
  clause: CorrectionClause,
  saved: readonly SavedExpense[],
  others: OtherPlaces,
): Targets {
  const { references, pointers } = clause
  if (clause.deletes && pointers.includes('again') && repeated(saved).length === 1)
    return these(repeated(saved))
  const isOfAll = pointers.includes('all') || pointers.includes('both')
  if (references.length > 0) {
    const narrowed = references.map(({ places }) => narrow(places, clause, saved))
    const left = narrowed.map(places => withoutElsewhere(places, others))
    const open = left.filter(places => places.length > 1)
    const certain = left.filter(places => places.length === 1).flat()
    if (open.length === 0 || isOfAll) return these(left.flat())
    // 'kopi yang pertama', 'kopi yang mahal'
    const counted = pointers.flatMap(to => countedAmong(to, [...new Set(open.flat())], saved))
    if (counted.length > 0) return these([...certain, ...counted])
    return { kind: 'oneOf', places: [...new Set(open.flat())], certain }
  }
  if (clause.selects) return these(withCategory(saved, clause.selects))
  const pointed = pointers.filter(to => !VAGUE.has(to))
  const everywhere = saved.map((_, place) => place)
  if (pointed.length > 0) {
    const places = pointedAt(pointed, saved, others)
    return places.length > 0 ? these(places) : { kind: 'oneOf', places: everywhere, certain: [] }
  }
  const anywhere = narrow(everywhere, clause, saved)
  // Without a distinguishing word, the last save is meant, not earlier ones.
  const pool = anywhere.length < saved.length ? everywhere : savedLast(saved)
  const narrowed = narrow(pool, clause, saved)
  if (
    narrowed.length === 1 ||
    (!pointers.some(to => to === 'one' || to === 'this') && isOfAllAlike(clause, narrowed, pool))
  )
    return these(narrowed)
  return { kind: 'oneOf', places: narrowed, certain: [] }
}

/** The expenses of the last save. */
function savedLast(saved: readonly SavedExpense[]): readonly number[] {
  const { savedAt } = saved.at(-1) ?? {}
  return saved.flatMap((expense, place) => (expense.savedAt === savedAt ? [place] : []))
}

/** 'kadonya jadi 185, kertas kadonya hapus': drops places that another clause names more specifically. */
function withoutElsewhere(places: readonly number[], { elsewhere }: OtherPlaces): readonly number[] {
  const left = places.filter(place => !elsewhere.includes(place))
  return left.length > 0 ? left : places
}

function these(places: readonly number[]): Targets {
  return { kind: 'these', places: [...new Set(places)].sort((a, b) => a - b) }
}

function withCategory(saved: readonly SavedExpense[], category: string): readonly number[] {
  return saved.flatMap((expense, place) => (expense.category === category ? [place] : []))
}

/** The duplicates, without the first of each. */
export function repeated(saved: readonly SavedExpense[]): readonly number[] {
  const isSame = (one: SavedExpense, other: SavedExpense) =>
    one.description.toLowerCase() === other.description.toLowerCase() && one.amount === other.amount
  return saved.flatMap((one, place) =>
    saved.slice(0, place).some(other => isSame(one, other)) ? [place] : [],
  )
}

/** Whether a day or a payment method applies to the whole of a save: 'itu kemarin', 'pakai OVO'. */
function isOfAllAlike(
  { deletes, amounts, categories, days, payments, words }: CorrectionClause,
  narrowed: readonly number[],
  everywhere: readonly number[],
): boolean {
  if (deletes || amounts.length > 0 || words.length > 0) return false
  if (narrowed.length < everywhere.length) return true
  return categories.length === 0 && days.length + payments.length > 0
}
