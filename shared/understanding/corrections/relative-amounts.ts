/** Amounts that are differences from the saved amount: 'tambahin 3 ribu', '2 dollars off'. */
import type { SavedExpense } from '../../domain/correction.ts'
import type { Minor } from '../../domain/money.ts'
import { ownCurrency, resolveAmount } from '../spans/resolve-amount.ts'
import type { SaidAmount } from './clause.ts'
import { isWeakCue } from './cue-words.ts'
import type { Part } from './parts.ts'
import type { Direction } from './relative-words.ts'

type Relative = Extract<Part, { kind: 'relative' }>

/**
 * The parts with the direction of each difference; 'add' in 'add 3 dollars to that' then announces no new
 * expense.
 */
export function withRelativeAmounts(parts: readonly Part[]): readonly Part[] {
  const end = parts.findIndex(({ kind }) => kind === 'break')
  if (end < 0) return markedWithin(parts)
  const [comma] = parts.slice(end, end + 1)
  const rest = withRelativeAmounts(parts.slice(end + 1))
  return [...markedWithin(parts.slice(0, end)), ...(comma ? [comma] : []), ...rest]
}

/** `withRelativeAmounts` between two breaks. */
function markedWithin(parts: readonly Part[]): readonly Part[] {
  if (parts.some(part => part.kind === 'amount' && part.denied)) return parts
  const isAbout = parts.some(
    part => (part.kind === 'reference' && part.isDefinite) || (part.kind === 'pointer' && part.to === 'that'),
  )
  const isForMore = isAbout || parts.some(part => part.kind === 'relative' && part.isSurcharge)
  let isFound = false
  const marked = parts.map((part, at) => {
    if (part.kind !== 'amount' || part.isResult) return part
    const by = directionAt(parts, at) ?? (isForMore && addsBefore(parts, at) ? 'more' : null)
    if (!by) return part
    isFound = true
    return { ...part, by }
  })
  return isFound ? marked.filter(({ kind }) => kind !== 'fresh') : parts
}

/** The direction given by a word next to the amount. */
function directionAt(parts: readonly Part[], at: number): Direction | null {
  const behind = parts[at + 1]
  const [before, linked] = relativeBefore(parts, at)
  if (before && !(linked && before.direction === 'unclear')) return before.direction
  return behind?.kind === 'relative' ? behind.direction : null
}

/** The relative word before the amount, skipping its target: 'naikin harganya dua ribu', 'the tip was 6'. */
function relativeBefore(parts: readonly Part[], at: number): [Relative | null, boolean] {
  for (let place = at - 1; place >= 0; place--) {
    const part = parts[place]
    if (part?.kind === 'relative') return [part, place < at - 1]
    const isLink =
      part?.kind === 'price' ||
      part?.kind === 'reference' ||
      (part?.kind === 'cue' && isWeakCue(part.strength))
    const isOwn = part?.kind !== 'cue' || isSurcharge(parts[place - 1])
    if (!isLink || !isOwn) break
  }
  return [null, false]
}

function isSurcharge(part: Part | undefined): boolean {
  return part?.kind === 'relative' && part.isSurcharge
}

function addsBefore(parts: readonly Part[], at: number): boolean {
  const before = parts[at - 1]
  return before?.kind === 'fresh' && before.adds
}

/** The changed amount; 'unclear' where the direction is not said, or the result is not positive. */
export function changedBy(amounts: readonly SaidAmount[], expense: SavedExpense): Minor | 'unclear' {
  const [only, ...more] = amounts
  if (!only?.by || only.by === 'unclear' || more.length > 0) return 'unclear'
  const own = ownCurrency(only.value)
  const resolved =
    own === null || own === expense.currency ? resolveAmount(only.value, expense.currency) : null
  if (!resolved) return 'unclear'
  const changed = only.by === 'more' ? expense.amount + resolved.amount : expense.amount - resolved.amount
  return changed > 0 ? (changed as Minor) : 'unclear'
}
