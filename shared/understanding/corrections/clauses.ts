/** Parts of a correction that belong together: what is put right, and how. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import type { Category } from '../../domain/category.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Pointer } from './correction-talk.ts'
import type { Part } from './parts.ts'

/** A value that was meant, or denied: what was saved, and wrong. */
export interface Said<T> {
  readonly value: T
  readonly denied: boolean
}

export interface CorrectionClause {
  readonly deletes: boolean
  readonly isStrong: boolean
  readonly isWeak: boolean
  readonly isFresh: boolean
  readonly isRelative: boolean
  readonly pointers: readonly Pointer[]
  readonly references: readonly Extract<Part, { kind: 'reference' }>[]
  readonly amounts: readonly Said<SpokenAmount>[]
  readonly days: readonly Said<CalendarDate>[]
  readonly payments: readonly Said<PaymentMethod>[]
  readonly categories: readonly (Said<Category> & { readonly named: boolean })[]
  /** That name nothing saved. */
  readonly words: readonly Token[]
}

export function clausesOf(parts: readonly Part[]): readonly CorrectionClause[] {
  const groups = splitAt(parts).filter(group => group.length > 0)
  return joinTargetless(joinBare(groups)).map(clauseOf)
}

function splitAt(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [[]]
  for (const part of parts) {
    if (part.kind === 'break') groups.push([])
    else groups.at(-1)?.push(part)
  }
  return groups
}

/** 'kopi dan roti dihapus', 'hapus kopi dan roti': what is only named goes with what is done to the other. */
function joinBare(groups: readonly Part[][]): Part[][] {
  const joined: Part[][] = []
  let waiting: Part[] = []
  for (const group of groups) {
    if (hasTarget(group) && !hasAction(group)) waiting = [...waiting, ...group]
    else {
      joined.push([...waiting, ...group])
      waiting = []
    }
  }
  if (waiting.length === 0) return joined
  const last = joined.pop() ?? []
  return [...joined, [...last, ...waiting]]
}

/** 'bukan, tiga puluh ribu', 'kopinya 30 ribu, pakai gopay': what names nothing belongs to what is named beside it. */
function joinTargetless(groups: readonly Part[][]): Part[][] {
  const joined: Part[][] = []
  let waiting: Part[] = []
  for (const group of groups) {
    const last = joined.at(-1)
    if (hasTarget(group)) {
      joined.push([...waiting, ...group])
      waiting = []
    } else if (last) last.push(...group)
    else waiting = [...waiting, ...group]
  }
  return waiting.length === 0 ? joined : [...joined, waiting]
}

function hasTarget(group: readonly Part[]): boolean {
  return group.some(part => part.kind === 'reference' || (part.kind === 'pointer' && part.to !== 'that'))
}

function hasAction(group: readonly Part[]): boolean {
  return group.some(({ kind }) =>
    ['delete', 'amount', 'day', 'payment', 'category', 'words', 'relative'].includes(kind),
  )
}

function clauseOf(parts: readonly Part[]): CorrectionClause {
  const of = <K extends Part['kind']>(kind: K) =>
    parts.filter((part): part is Extract<Part, { kind: K }> => part.kind === kind)
  const cues = of('cue')
  return {
    deletes: of('delete').length > 0,
    isStrong: cues.some(({ strength }) => strength !== 'weak'),
    isWeak: cues.some(({ strength }) => strength === 'weak'),
    isFresh: of('fresh').length > 0,
    isRelative: of('relative').length > 0,
    pointers: of('pointer').map(({ to }) => to),
    references: of('reference'),
    amounts: of('amount').map(({ amount, denied }) => ({ value: amount, denied })),
    days: of('day').map(({ day, denied }) => ({ value: day, denied })),
    payments: of('payment').map(({ method, denied }) => ({ value: method, denied })),
    categories: of('category').map(({ category, named, denied }) => ({ value: category, named, denied })),
    words: of('words').flatMap(({ words }) => words),
  }
}
