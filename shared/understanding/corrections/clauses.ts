/** Builds the clauses of a correction from its parts. */
import type { Category } from '../../domain/category.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import type { CorrectionClause } from './clause.ts'
import { isWeakCue } from './cue-words.ts'
import { groupsOf } from './part-groups.ts'
import type { Part } from './parts.ts'
import { saysNotWhat } from './taken-back-groups.ts'

export function clausesOf(parts: readonly Part[]): readonly CorrectionClause[] {
  return groupsOf(parts).map(clauseOf)
}

function wordsOf(parts: readonly Extract<Part, { kind: 'words' }>[]): readonly Token[] {
  return parts.flatMap(({ words }) => words)
}

/**
 * Whether words follow a cue of an error or of becoming: 'kopinya ganti teh', 'bukan, teh', 'ganti kopinya
 * jadi teh'.
 */
function renames(parts: readonly Part[]): boolean {
  const at = parts.findIndex(({ kind }) => kind === 'words')
  // 'obatnya salah, itu vitamin'
  const before = parts
    .slice(0, Math.max(at, 0))
    .findLast(part => !(part.kind === 'pointer' && part.to === 'that'))
  const words = parts[at]
  if (words?.kind !== 'words' || words.denied) return false
  const isStrong = (part: Part | undefined) =>
    part?.kind === 'cue' && !isWeakCue(part.strength) && part.strength !== 'doubt'
  return isStrong(before) || (words.isResult && parts.some(isStrong))
}

/** A category introduced by a word such as 'category' outweighs ambiguous names. */
function certain<T extends { readonly named: boolean; readonly denied: boolean }>(categories: readonly T[]) {
  const isNamed = categories.some(({ named, denied }) => named && !denied)
  return isNamed ? categories.filter(({ named, denied }) => named || denied) : categories
}

/** Whether a value is denied: 'kok 25 ribu', but not 'kok mahal'. */
function isDoubted(parts: readonly Part[]): boolean {
  return parts.some(part => 'denied' in part && part.denied && part.kind !== 'words')
}

function selectedBy(parts: readonly Part[]): Category | null {
  const categories = parts.filter(part => part.kind === 'category')
  const [only] = categories
  const isBeside = parts.some(({ kind }) => kind === 'payment' || kind === 'day')
  const isAbout = parts.some(({ kind }) => kind === 'reference')
  const isPriced = parts.some(({ kind }) => kind === 'amount')
  return only && categories.length === 1 && isBeside && !isPriced && !isAbout && !only.named && !only.denied
    ? only.category
    : null
}

/** Whether it says more or less without an amount. */
function isRelative(parts: readonly Part[]): boolean {
  const amounts = parts.filter(part => part.kind === 'amount')
  if (amounts.some(({ isResult, by }) => isResult || by)) return false
  // 'telor naik, 31 bukan 28'
  if (amounts.some(({ denied }) => denied) && amounts.some(({ denied }) => !denied)) return false
  return parts.some(part => part.kind === 'relative' && !(part.isSurcharge && amounts.length > 0))
}

function daysOf(parts: readonly Extract<Part, { kind: 'day' }>[]): CorrectionClause['days'] {
  const days = parts.map(({ day, denied, isGuess }) => ({ value: day, denied, isGuess }))
  const certain = days.filter(({ isGuess }) => !isGuess)
  return certain.some(({ denied }) => !denied) ? certain : days
}

function clauseOf(parts: readonly Part[]): CorrectionClause {
  const of = <K extends Part['kind']>(kind: K) =>
    parts.filter((part): part is Extract<Part, { kind: K }> => part.kind === kind)
  const cues = of('cue')
  const words = wordsOf(of('words'))
  const isNamed = nameThing(words)
  const deletions = of('delete')
  const categories = certain(of('category'))
  const selects = selectedBy(parts)
  const isAbout = parts.some(({ kind }) => kind === 'reference')
  return {
    deletes: deletions.some(({ ifAlone }) => !ifAlone || !isNamed),
    mayBeReplaced: isNamed && deletions.some(({ ifAlone }) => ifAlone),
    isTakenBack: deletions.length > 0 && deletions.every(({ takesBack }) => takesBack !== undefined),
    isOpen: saysNotWhat(parts),
    keeps: of('keep').length > 0,
    isStrong: cues.some(({ strength }) => !isWeakCue(strength) && (strength !== 'doubt' || isDoubted(parts))),
    isWeak: cues.some(({ strength }) => strength === 'weak' || (strength === 'sum' && !isAbout)),
    isFresh: of('fresh').length > 0,
    adds: of('fresh').some(({ adds }) => adds),
    isRelative: isRelative(parts),
    hasSurcharge: of('relative').some(({ isSurcharge }) => isSurcharge),
    isOfPrice: of('price').length > 0,
    pointers: of('pointer').map(({ to }) => to),
    references: of('reference'),
    amounts: of('amount').map(({ amount, denied, isResult, by }) => ({
      value: amount,
      denied,
      isResult,
      by,
    })),
    days: daysOf(of('day')),
    payments: of('payment').map(({ method, denied }) => ({ value: method, denied })),
    saysCard: of('card').some(({ denied }) => !denied) && of('payment').every(({ denied }) => denied),
    categories: (selects ? [] : categories).map(({ category, named, denied }) => ({
      value: category,
      named,
      denied,
    })),
    selects,
    words,
    newWords: wordsOf(of('words').filter(({ denied }) => !denied)),
    renames: renames(parts),
    becomes: of('words').some(({ isResult, denied }) => isResult && !denied),
    names: isNamed && cues.some(({ strength }) => strength === 'naming'),
  }
}
