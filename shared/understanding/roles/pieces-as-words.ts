/** Numbers of pieces before the price of each as words: the two of 'rotors, two at 54 each', 'shirts, two for Tyler at 14'. */

import type { Clause, Part } from '../clauses/clause.ts'
import { hasAmount, hasContent, merged, wordsOf } from '../clauses/clause-content.ts'
import { isSmall } from '../spans/amount.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import { isPlural } from './counted-pieces.ts'
import { EACH } from './each-words.ts'

/** Largest number of pieces. */
const MAX_PIECES = 100
/** Most words between it and the price of each: 'bundles of shingles at'. */
const MAX_COUNTED = 6

function mayCount(amount: SpokenAmount): boolean {
  const { scale, named, formatted, plain } = amount
  return (
    scale === 1 && named === null && !formatted && Number.isInteger(plain) && plain > 1 && plain <= MAX_PIECES
  )
}

/** Whether an amount shows by its form that it is money: 'two twenty nine', '$14'. */
function isMoney({ uncertain, named, formatted, plain }: SpokenAmount): boolean {
  return uncertain || named !== null || formatted || !Number.isInteger(plain)
}

/** A number of pieces and the price of each, with the words around them. */
interface Counted {
  readonly number: SpokenAmount
  readonly price: SpokenAmount
  /** Before the number: 'rotors' of 'rotors, two at 54'. */
  readonly heading: readonly Token[]
  /** Between them, without 'at': 'classes' of 'four classes at 23'. */
  readonly named: readonly Token[]
  readonly isEach: boolean
}

/** Whether a number of a dozen at most counts pieces, and is not the time or the price of something. */
function countsFew({ number, price, heading, named, isEach }: Counted): boolean {
  const [first, thing] = [named[0], named.at(-1)]
  const isFor = first?.word === 'for'
  // 'Lunch at two at 14 bucks'
  if (!isFor && heading.at(-1)?.word === 'at') return false
  if (isEach) return true
  if (!isMoney(price) && (isSmall(price) || price.plain <= number.plain)) return false
  if (isFor) return heading.some(isPlural)
  if (thing) return isPlural(thing)
  const last = heading.at(-1)
  return isMoney(price) ? heading.length > 0 : last !== undefined && isPlural(last)
}

/**
 * The words before the part at `at`; those of the clause before where it opens one behind a comma, and those of all
 * before 'and three for me at 30'.
 */
function headingOf(clauses: readonly Clause[], clause: number, at: number): readonly Token[] {
  const own = clauses[clause]
  const before = clauses[clause - 1]
  const next = own?.parts[1]
  if (at === 0 && next?.kind === 'words' && next.words[0]?.word === 'for')
    return clauses.slice(0, clause).flatMap(wordsOf)
  const isOpened = at === 0 && own?.marker === 'comma' && before !== undefined && !hasAmount(before)
  const part = isOpened ? before.parts.at(-1) : own?.parts[at - 1]
  return part?.kind === 'words' && hasContent(part) ? part.words : []
}

/** Whether the part at `at` of a clause is the number of pieces of a price behind it. */
function countsBehind(clauses: readonly Clause[], clause: number, at: number): boolean {
  const [first, words, second, behind] = clauses[clause]?.parts.slice(at, at + 4) ?? []
  if (first?.kind !== 'amount' || words?.kind !== 'words' || second?.kind !== 'amount') return false
  const [number, price] = [first.amount, second.amount]
  if (!mayCount(number) || words.words.at(-1)?.word !== 'at' || words.words.length > MAX_COUNTED) return false
  const isEach = behind?.kind === 'words' && matchPhrase(EACH, behind.words, 0) !== null
  const named = words.words.slice(0, -1)
  const heading = headingOf(clauses, clause, at)
  if (isSmall(number)) return countsFew({ number, price, heading, named, isEach })
  const thing = named.at(-1)
  return isEach || (isMoney(price) && thing !== undefined && isPlural(thing))
}

/** The clauses with such numbers as words. */
export function withCountedPieces(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  return clauses.map((clause, index) => {
    if (!clause.parts.some((_, at) => countsBehind(clauses, index, at))) return clause
    const parts = clause.parts.map((part, at): Part => {
      if (part.kind === 'words' || !countsBehind(clauses, index, at)) return part
      return { kind: 'words', words: utterance.between(part.amount.start, part.amount.end) }
    })
    return { ...clause, parts: merged(parts) }
  })
}
