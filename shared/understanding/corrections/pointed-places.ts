/** Resolves pointers to saved expenses. */
import type { SavedExpense } from '../../domain/correction.ts'
import type { OtherPlaces } from './other-places.ts'
import type { Pointer } from './pointer-words.ts'

/** Index from the start; negative: from the end. */
const COUNTED: Readonly<Partial<Record<Pointer, number>>> = {
  first: 1,
  'first two': 2,
  'first three': 3,
  last: -1,
  'last two': -2,
  'last three': -3,
}

/** The places that `pointers` refer to; none where uncertain. */
export function pointedAt(
  pointers: readonly Pointer[],
  saved: readonly SavedExpense[],
  { elsewhere, kept }: OtherPlaces,
): readonly number[] {
  const everywhere = saved.map((_, place) => place)
  return pointers.flatMap((to): readonly number[] => {
    if (to === 'all') return everywhere.filter(place => !kept.includes(place))
    if (to === 'them')
      return elsewhere.length > 0 ? elsewhere : everywhere.filter(place => !kept.includes(place))
    if (to === 'both') return saved.length <= 2 ? everywhere : []
    if (to === 'rest')
      return elsewhere.length === 0 ? [] : everywhere.filter(place => !elsewhere.includes(place))
    return countedAmong(to, everywhere, saved)
  })
}

/** The places that an ordinal or a comparison of prices selects: 'yang kedua', 'the cheapest'. */
export function countedAmong(
  to: Pointer,
  places: readonly number[],
  saved: readonly SavedExpense[],
): readonly number[] {
  const isOfTwo = places.length === 2
  if (to === 'dearest' || (to === 'dearer' && isOfTwo)) return mostAmong('dearest', places, saved)
  if (to === 'cheapest' || (to === 'cheaper' && isOfTwo)) return mostAmong('cheapest', places, saved)
  if (to === 'middle') return places.length % 2 === 1 ? places.slice((places.length - 1) / 2).slice(0, 1) : []
  const many = COUNTED[to]
  if (many !== undefined && Math.abs(many) <= places.length)
    return many < 0 ? places.slice(many) : places.slice(0, many)
  return typeof to === 'number' ? places.slice(to - 1, to) : []
}

/** The most or least expensive place; none on a tie. */
function mostAmong(
  to: 'dearest' | 'cheapest',
  places: readonly number[],
  saved: readonly SavedExpense[],
): readonly number[] {
  const amounts = places.flatMap(place => saved[place]?.amount ?? [])
  const most = to === 'dearest' ? Math.max(...amounts) : Math.min(...amounts)
  const found = places.filter(place => saved[place]?.amount === most)
  return found.length === 1 ? found : []
}
