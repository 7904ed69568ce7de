/**
 * Things listed before the price of each: 'lele, tempe, wedang: masing-masing 14 ribu, 9 ribu, 5 ribu', 'galon sama gas,
 * 6 ribu sama 20 ribu'.
 */
import type { Clause, Part } from '../clauses/clause.ts'
import { clauseContent, continuesList, hasAmount, isAmount, wordsOf } from '../clauses/clause-content.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { endsInConclusion } from './conclusion.ts'

const EACH = phraseSet(phraseList('masing masing|masingmasing|berturut turut|berurutan'))

/** The words before 'masing-masing' at the end of a clause's words up to its amount; null without it. */
function beforeEach({ parts }: Clause): readonly Token[] | null {
  const [words, amount] = parts
  if (words?.kind !== 'words' || amount?.kind !== 'amount') return null
  const at = findPhrase(EACH, words.words)
  return at >= 0 && matchPhrase(EACH, words.words, at)?.end === words.words.length
    ? words.words.slice(0, at)
    : null
}

/** Number of clauses behind `at` that are only a price each. */
function pricesBehind(clauses: readonly Clause[], at: number, sentence: number): number {
  let count = 0
  for (let next = clauses[at + 1]; continuesList(next, sentence); next = clauses[at + count + 1]) {
    if (!hasAmount(next) || clauseContent(next) || endsInConclusion(wordsOf(next))) break
    count++
  }
  return count
}

/** Whether a clause is a thing of the list and nothing else. */
function isNamed(clause: Clause): boolean {
  return !hasAmount(clause) && nameThing(wordsOf(clause))
}

function areListed(named: readonly Clause[], sentence: number): boolean {
  return named.every((clause, place) => isNamed(clause) && (place === 0 || continuesList(clause, sentence)))
}

/** The clauses with the things that stand from `first` on, each with the amounts of the price at its place from `at` on. */
function withPrices(
  clauses: readonly Clause[],
  first: number,
  things: readonly Clause[],
  at: number,
): readonly Clause[] {
  const priced = things.map((thing, place) => ({
    ...thing,
    parts: [...thing.parts, ...(clauses[at + place]?.parts.filter(isAmount) ?? [])],
  }))
  return [...clauses.slice(0, first), ...priced, ...clauses.slice(at + things.length)]
}

/** As many things as prices, and the last of each behind an 'and'. */
function withListedPrices(clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findIndex(
    (clause, place) =>
      place > 0 && hasAmount(clause) && !clauseContent(clause) && isNamed(clauses[place - 1] as Clause),
  )
  const price = clauses[at]
  if (price?.marker !== 'comma') return clauses
  const { sentence } = price
  const count = pricesBehind(clauses, at, sentence) + 1
  const first = at - count
  const named = clauses.slice(Math.max(0, first), at)
  const isList =
    count > 1 &&
    first >= 0 &&
    clauses[at + count - 1]?.marker === 'and' &&
    named.at(-1)?.marker === 'and' &&
    !(continuesList(named[0], sentence) && isNamed(clauses[first - 1] ?? price)) &&
    areListed(named, sentence)
  return isList ? withPrices(clauses, first, named, at) : clauses
}

/** The clauses with each thing of such a list beside its own price. */
export function withRespectivePrices(clauses: readonly Clause[]): readonly Clause[] {
  const at = clauses.findIndex(clause => beforeEach(clause) !== null)
  const each = clauses[at]
  if (!each) return withListedPrices(clauses)
  const own = beforeEach(each) ?? []
  const isOwn = nameThing(own)
  const others = pricesBehind(clauses, at, each.sentence)
  const first = isOwn ? at - others : at - others - 1
  const named = clauses.slice(Math.max(0, first), at)
  const isList =
    others > 0 && first >= 0 && continuesList(each, each.sentence) && areListed(named, each.sentence)
  if (!isList) return clauses
  const things = isOwn ? [...named, { ...each, parts: [{ kind: 'words', words: own } as Part] }] : named
  return withPrices(clauses, first, things, at)
}
