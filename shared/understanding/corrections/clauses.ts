/** Parts of a correction that belong together: what is put right, and how. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import type { Category } from '../../domain/category.ts'
import type { PaymentMethod } from '../../domain/payment-method.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { groupsOf } from './part-groups.ts'
import type { Part } from './parts.ts'
import type { Pointer } from './pointer-words.ts'

/** A value that was meant, or denied: what was saved, and wrong. */
export interface Said<T> {
  readonly value: T
  readonly denied: boolean
}

export interface CorrectionClause {
  readonly deletes: boolean
  /** It would be deleted, but what is named besides may have been bought instead. */
  readonly mayBeReplaced: boolean
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
  return groupsOf(parts).map(clauseOf)
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
  const words = wordsOf(parts)
  const isNamed = nameThing(words)
  const deletions = of('delete')
  return {
    deletes: deletions.some(({ ifAlone }) => !ifAlone || !isNamed),
    mayBeReplaced: isNamed && deletions.some(({ ifAlone }) => ifAlone),
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
    words,
    renames: renames(parts),
  }
}
