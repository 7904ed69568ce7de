/** Pieces that are counted before the price of each: 'three coffees at four fifty', 'sheetrock, 22 sheets at 15.28', 'outlets, ten of them at 1.29'. */
import type { Clause, Part } from '../clauses/clause.ts'
import { hasContent, merged } from '../clauses/clause-content.ts'
import { numberWord } from '../numbers/number-words.ts'
import { isSmall } from '../spans/amount.ts'
import { readCount } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'

/** Counted people, who share a price. */
const COMPANY: ReadonlySet<string> = new Set(
  phraseList('friends|people|guys|girls|coworkers|colleagues|us|kids|others|boys|buddies'),
)
const PLURAL = /[^s]s$/

function isNumberBefore(words: readonly Token[], at: number): boolean {
  const token = words[at - 1]
  return token?.kind === 'number' || numberWord(token) !== null
}

/** Whether pieces are counted at the end of `words`: 'three coffees', 'three of them', 'two loaves of bread', 'outlets ten'. */
function countsPieces(words: readonly Token[]): boolean {
  const thing = words.at(-1)
  if (!thing || COMPANY.has(thing.word)) return false
  // Of 'ten of em' the 'em' is taken out.
  if (thing.word === 'them' || thing.word === 'of' || PLURAL.test(thing.word)) return true
  const of = words.findLastIndex(({ word }) => word === 'of')
  const isOfPieces = of > 1 && PLURAL.test(words[of - 1]?.word ?? '') && isNumberBefore(words, of - 1)
  return isOfPieces
}

/** Whether a few pieces are counted behind their name: 'outlets ten', but not 'table for two', 'gas 30'. */
function countsBehindName(utterance: Utterance, words: readonly Token[]): boolean {
  const count = isNumberBefore(words, words.length) ? readCount(utterance, words.slice(-1)) : null
  return count !== null && count <= MAX_BEHIND_NAME && words.at(-2)?.word !== 'for'
}
const MAX_BEHIND_NAME = 12

/** Before a company that has one price together: 'dinner for three kids at Chipotle'. */
const TOGETHER: ReadonlySet<string> = new Set(phraseList('for|with|of|and|the|my|our|fed|has|have|had'))

/** 'Two kids' right before their price: 'one adult at 19.95 and two kids at 14.95'. */
function countsCompany(words: readonly Token[]): boolean {
  const last = words.length - 1
  if (!isNumberBefore(words, last) || !COMPANY.has(words[last]?.word ?? '')) return false
  return !TOGETHER.has(words[last - 2]?.word ?? '')
}

/** Whether the words before an amount make it the price of each piece that they count. */
export function pricesEach(utterance: Utterance, before: readonly Token[]): boolean {
  if (before.at(-1)?.word !== 'at') return false
  const counted = before.slice(0, -1)
  if (countsCompany(counted)) return true
  return (
    (countsPieces(counted) && readCount(utterance, before) !== null) || countsBehindName(utterance, counted)
  )
}

const EACH: ReadonlySet<string> = new Set(['each', 'apiece'])
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

/** Whether a thing with its price of cents stands behind a small number, or one named before it: 'cranberries three at two twenty nine'. */
function countsFew(parts: readonly Part[], at: number, named: readonly Token[]): boolean {
  const price = parts[at + 2]
  if (price?.kind !== 'amount') return false
  const isPrice =
    price.amount.uncertain || price.amount.named !== null || !Number.isInteger(price.amount.plain)
  return isPrice && (named.length > 0 ? PLURAL.test(named.at(-1)?.word ?? '') : hasContent(parts[at - 1]))
}

/** Whether the amount at `at` of a clause is the number of pieces of a price behind it. */
function countsBehind(parts: readonly Part[], at: number): boolean {
  const [number, words, price, behind] = parts.slice(at, at + 4)
  if (number?.kind !== 'amount' || words?.kind !== 'words' || price?.kind !== 'amount') return false
  if (!mayCount(number.amount) || words.words.at(-1)?.word !== 'at' || words.words.length > MAX_COUNTED)
    return false
  const isEach = behind?.kind === 'words' && EACH.has(behind.words[0]?.word ?? '')
  const named = words.words.slice(0, -1)
  if (isSmall(number.amount)) return countsFew(parts, at, named)
  if (isEach) return true
  const isPrice = price.amount.formatted || price.amount.uncertain || price.amount.named !== null
  return isPrice && PLURAL.test(named.at(-1)?.word ?? '') && !COMPANY.has(named.at(-1)?.word ?? '')
}

/** The clauses with such numbers as words. */
export function withCountedPieces(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  return clauses.map(clause => {
    if (!clause.parts.some((_, at) => countsBehind(clause.parts, at))) return clause
    const parts = clause.parts.map((part, at): Part => {
      if (part.kind === 'words' || !countsBehind(clause.parts, at)) return part
      return { kind: 'words', words: utterance.between(part.amount.start, part.amount.end) }
    })
    return { ...clause, parts: merged(parts) }
  })
}
