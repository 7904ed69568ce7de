/** Wholes whose two parts are named before them: 'bensin sama tambal ban 45 ribu, tambal bannya 15 ribu sisanya bensin'. */
import type { Clause } from '../clauses/clause.ts'
import { continuesList, hasAmount, wordsOf } from '../clauses/clause-content.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { plainWord } from '../words/word-forms.ts'
import type { SaidAmount } from './said-amounts.ts'

/** The place of the first clause of the list that ends with the whole. */
function firstNamed(clauses: readonly Clause[], { clause }: SaidAmount): number {
  const sentence = clauses[clause]?.sentence ?? 0
  let first = clause
  while (continuesList(clauses[first], sentence)) {
    const before = clauses[first - 1]
    if (!before || before.sentence !== sentence || hasAmount(before)) break
    first--
  }
  return first
}

/** Whether the only part with a price, and the rest, are both named in the list before the whole. */
export function namesParts(
  clauses: readonly Clause[],
  whole: SaidAmount,
  [part, ...others]: readonly SaidAmount[],
  rest: readonly Token[],
): boolean {
  if (!part || others.length > 0) return false
  const listed = clauses.slice(firstNamed(clauses, whole), whole.clause + 1).flatMap(wordsOf)
  const names = new Set(
    listed.filter(({ index }) => index < whole.amount.start).map(({ word }) => plainWord(word)),
  )
  return [part.before, rest].every(words => {
    const thing = contentWords(words)
    return thing.length > 0 && thing.every(({ word }) => names.has(plainWord(word)))
  })
}

/** The clauses without those names. */
export function withoutNames(clauses: readonly Clause[], whole: SaidAmount): readonly Clause[] {
  const first = firstNamed(clauses, whole)
  return clauses.map((clause, at) => (at < first || at >= whole.clause ? clause : { ...clause, parts: [] }))
}

/** The clauses of the two parts in the order in which the list names them. */
export function inOrderOfNames(
  listed: readonly Clause[],
  whole: SaidAmount,
  apart: readonly Clause[],
): readonly Clause[] {
  const first = contentWords(listed.slice(firstNamed(listed, whole), whole.clause + 1).flatMap(wordsOf))[0]
  const place = apart.findLastIndex(hasAmount)
  const [part, rest] = [apart[place - 1], apart[place]]
  if (!first || !part || !rest || !hasAmount(part)) return apart
  const isRestFirst = wordsOf(rest).some(({ word }) => plainWord(word) === plainWord(first.word))
  return isRestFirst ? [...apart.slice(0, place - 1), rest, part, ...apart.slice(place + 1)] : apart
}
