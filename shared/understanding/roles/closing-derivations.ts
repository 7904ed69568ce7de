/**
 * Results that follow exactly from the price, the counts and the percentages said before them, whatever words stand
 * between: 'two guys, three hours, 25 an hour each, so 150', 'listriknya 186, kami bertiga, jadi aku kena 62'.
 */
import { categorize } from '../categories/categorize.ts'
import { readCount } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { matchPhrase, type PhraseTable, phraseList, phraseSet } from '../words/phrase-table.ts'
import { isDown, REST, saysInstalments } from './closing-deposits.ts'
import { isOfOne } from './closing-products.ts'
import { closingReading } from './closing-readings.ts'
import { isConcluding, namesPurpose, saysResult } from './closing-result.ts'
import { isOwn } from './closing-shares.ts'
import { derivationOf } from './derivation.ts'
import { bareCountOf, MAX_OPERANDS, type Operand, operandsBetween } from './derivation-operands.ts'
import type { SaidAmount } from './said-amounts.ts'

/** Words between the last number of a calculation and its result. */
const CONCLUSIONS = phraseSet(
  phraseList(
    `so|thats|that makes|which makes|makes it|makes|total|altogether|all in|all of it|in all|comes to|came to|come to|works out to|hence
    jadi|jadinya|berarti|makanya|total|totalnya|semuanya|semua|ketemu|ketemunya|hasilnya|dapatnya|pasnya|dadi|dadine|keno`,
  ),
)

/** Words behind what stays in the purse: 'so I've got fourteen left'. */
const LEFT: ReadonlySet<string> = new Set(phraseList('left|sisa|tersisa|kembali|kembalian|kembaliannya'))

/** Whether the words before a result conclude, and name no thing behind the word that does. */
function concludes(words: readonly Token[], cues: PhraseTable<true>): boolean {
  const at = words.findLastIndex((_, place) => matchPhrase(cues, words, place) !== null)
  return at >= 0 && categorize(words.slice(at)) === null
}

/** Most purchases of their own between a price and what is calculated from it; with more, chance leads to any result. */
const MAX_OTHER_THINGS = 1
/** Amounts among which not even one may be that of another thing. */
const MANY = 4

/** How many of the amounts are those of things that have a name each. */
function countThings(members: readonly SaidAmount[]): number {
  return members.filter(({ before }) => categorize(before) !== null).length
}

/** 'Parkir 5 ribu, sate dua porsi 50 ribu totalnya': what the pieces of a thing named with it come to. */
function isOfCounted(utterance: Utterance, result: SaidAmount): boolean {
  const { before } = result
  return categorize(before) !== null && readCount(utterance, before) !== null && !isConcluding(result)
}

interface Told {
  /** It is told as what a calculation comes to. */
  readonly isResult: boolean
  /** It is told as what is left to pay, or as a result. */
  readonly isRest: boolean
}

/** The 64 of '20 percent off the 80 dollar boots, 64', where the thing stands behind its price. */
function isRightBehind(
  utterance: Utterance,
  members: readonly SaidAmount[],
  result: SaidAmount,
  operands: readonly Operand[],
): boolean {
  const [price, ...others] = members
  const end = price?.behind.at(-1)?.index ?? Number.NaN
  const isNext = others.length === 0 && utterance.word(end + 1) === ',' && result.amount.start === end + 2
  return isNext && operands.some(({ percentage }) => percentage !== null) && !nameThing(result.behind)
}

/** How the words behind the last amount, and those behind the last number at `from`, tell the result. */
function toldAs(utterance: Utterance, last: SaidAmount, from: number, result: SaidAmount): Told {
  const between = utterance.between(Math.max(last.amount.end, from), result.amount.start)
  const isConcluded = concludes(between, CONCLUSIONS)
  // 'Forty and twenty' are a list.
  const isBare =
    result.marker !== 'and' &&
    result.marker !== 'dan' &&
    !nameThing(utterance.between(last.amount.end, result.amount.start)) &&
    !nameThing(result.behind)
  return {
    isResult: isConcluded || isBare || saysResult(result) || isOwn(result),
    isRest: isConcluded || concludes(between, REST),
  }
}

/**
 * The result, where a calculation with a count, a percentage or an amount taken off leads to it from the first of `members`; no
 * number before token `previous` is of it.
 */
export function derivedOf(
  utterance: Utterance,
  members: readonly SaidAmount[],
  result: SaidAmount,
  previous: number,
): SpokenAmount | null {
  const [price] = members
  const last = members.at(-1)
  if (!price || !last || namesPurpose(result) || LEFT.has(result.behind[0]?.word ?? '')) return null
  // 'Two for sixteen'
  if (bareCountOf(price) !== null && price.behind[0]?.word === 'for') return null
  // 'Jadi seekornya 15 ribu' divides the price for the listener.
  if (isOfOne(result) || isDown(price) || saysInstalments(utterance)) return null
  if (isOfCounted(utterance, result)) return null
  const operands = operandsBetween(utterance, members, result, previous)
  if (operands.length === 0 || operands.length > MAX_OPERANDS) return null
  const most = members.length < MANY ? MAX_OTHER_THINGS : 0
  if (countThings(members.slice(1)) > most) return null
  // 'A third' may stand behind the word that concludes: 'so my share is a third, 450'.
  const from = operands.findLast(({ percentage }) => percentage === null)?.end ?? 0
  const told = toldAs(utterance, last, from, result)
  const isResult = told.isResult || isRightBehind(utterance, members, result, operands)
  if (!(isResult || told.isRest)) return null
  return closingReading(
    members.map(({ amount }) => amount),
    result.amount,
    (values, whole) => {
      const found = derivationOf(values, operands, whole)
      if (found === null) return false
      return found.factors > 0 ? isResult : found.taken > 0 && told.isRest
    },
  )
}
