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
  /** It stays as it is. */
  readonly keeps: boolean
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
  /** The words stand where a new name would. */
  readonly renames: boolean
}

export function clausesOf(parts: readonly Part[]): readonly CorrectionClause[] {
  const groups = withoutTalk(splitAt(parts).filter(group => group.length > 0))
  return joinTargetless(joinBare(groups)).map(clauseOf)
}

/** 'hapus, itu cuma tes', 'delete it, my boss paid': why it is put right says nothing of what is. */
function withoutTalk(groups: readonly Part[][]): readonly Part[][] {
  if (!groups.some(isComplete) || groups.some(mayTellPrice)) return groups
  return groups.filter(group => isComplete(group) || !(isTalk(group) || isPraise(group, groups)))
}

/** An amount with nothing that says whose it is: the words beside it may be what was bought. */
function mayTellPrice(group: readonly Part[]): boolean {
  const isAbout = pointsBack(group) || group.some(({ kind }) => kind === 'reference')
  return !isAbout && group.some(({ kind }) => kind === 'amount')
}

function isTalk(group: readonly Part[]): boolean {
  return (
    group.every(part => TALK.has(part.kind) || (part.kind === 'pointer' && OF_TALK.has(part.to))) &&
    group.some(({ kind }) => TALK.has(kind))
  )
}

/** 'kopinya 30, udah bener'; but 'never mind, it's right' takes the deleting back. */
function isPraise(group: readonly Part[], groups: readonly Part[][]): boolean {
  if (hasTarget(group) || !group.some(({ kind }) => kind === 'keep')) return false
  return !groups.some(other => other.some(({ kind }) => kind === 'delete') && !hasTarget(other))
}

const OF_TALK: ReadonlySet<Pointer> = new Set<Pointer>(['that', 'all', 'one'])

const TALK: ReadonlySet<Part['kind']> = new Set(['words', 'cue', 'relative'])
const VALUES: ReadonlySet<Part['kind']> = new Set(['amount', 'day', 'payment', 'category'])

/** Whether it says by itself what becomes of what. */
function isComplete(group: readonly Part[]): boolean {
  if (group.some(({ kind }) => kind === 'delete')) return true
  const isAbout = pointsBack(group) || group.some(part => part.kind === 'reference' && part.isDefinite)
  return isAbout && group.some(({ kind }) => VALUES.has(kind))
}

/** 'ninety dollars all in' points at nothing. */
function pointsBack(group: readonly Part[]): boolean {
  const isPriced = group.some(({ kind }) => kind === 'amount')
  return group.some(
    part =>
      (part.kind === 'pointer' && !(isPriced && part.to === 'all')) ||
      (part.kind === 'cue' && part.strength !== 'weak'),
  )
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
    ['delete', 'amount', 'day', 'payment', 'category', 'words', 'relative', 'keep'].includes(kind),
  )
}

/** Those denied are what it was not. */
function wordsOf(parts: readonly Part[]): readonly Token[] {
  return parts.flatMap(part => (part.kind === 'words' ? part.words : []))
}

/** 'kopinya ganti teh', 'bukan, teh': right behind what says that it is wrong. */
function renames(parts: readonly Part[]): boolean {
  const at = parts.findIndex(({ kind }) => kind === 'words')
  const before = parts[at - 1]
  const words = parts[at]
  return words?.kind === 'words' && !words.denied && before?.kind === 'cue' && before.strength !== 'weak'
}

function clauseOf(parts: readonly Part[]): CorrectionClause {
  const of = <K extends Part['kind']>(kind: K) =>
    parts.filter((part): part is Extract<Part, { kind: K }> => part.kind === kind)
  const cues = of('cue')
  return {
    deletes: of('delete').length > 0,
    keeps: of('keep').length > 0,
    isStrong: cues.some(({ strength }) => strength !== 'weak'),
    isWeak: cues.some(({ strength }) => strength === 'weak'),
    isFresh: of('fresh').length > 0,
    isRelative: of('relative').length > 0 && !of('amount').some(({ isResult }) => isResult),
    pointers: of('pointer').map(({ to }) => to),
    references: of('reference'),
    amounts: of('amount').map(({ amount, denied }) => ({ value: amount, denied })),
    days: of('day').map(({ day, denied }) => ({ value: day, denied })),
    payments: of('payment').map(({ method, denied }) => ({ value: method, denied })),
    categories: of('category').map(({ category, named, denied }) => ({ value: category, named, denied })),
    words: wordsOf(parts),
    renames: renames(parts),
  }
}
