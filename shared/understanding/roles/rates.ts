/** Unit prices whose count is said elsewhere: '3 hours at 1.80 an hour', 'seliternya 12.400, 5 liter'. */

import type { Clause, Part } from '../clauses/clause.ts'
import { merged } from '../clauses/clause-content.ts'
import { readNumber } from '../numbers/number.ts'
import { isCertain } from '../spans/amount.ts'
import { times } from '../spans/amount-arithmetic.ts'
import { readCount } from '../spans/unit-price.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import { bareNumber, type SpokenNumber } from '../utterance/spoken-number.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { plainWord } from '../words/word-forms.ts'
import { ANY_PIECE, readOne, readRate, readSingle, SESSIONS, unitOf } from './rate-units.ts'

/** Largest count of units. */
const MAX_COUNT = 1000
/** Words of sharing, with which 'seorang 50 ribu' is a share, not a rate. */
const SHARING = new Set(['dibagi', 'bagi', 'split', 'patungan', 'urunan', 'shared', 'divided'])

/** 'Both kids' are two. */
function readBoth(utterance: Utterance, at: number): SpokenNumber | null {
  return utterance.word(at) === 'both' ? bareNumber(2, at + 1) : null
}

/** The count of `unit` in `words`, other than one; null where there is none for the thing of the rate. */
function countOf(
  utterance: Utterance,
  words: readonly Token[],
  unit: string,
  isOfRate: (index: number) => boolean,
): number | null {
  for (const { index } of words) {
    if (!isOfRate(index)) continue
    const number = readBoth(utterance, index) ?? readNumber(utterance, index)
    if (!number || number.scale > 1 || number.plain > MAX_COUNT || number.plain === 1) continue
    const counted = [utterance.token(number.end), utterance.token(number.end + 1)]
    const [next] = counted
    const units = next?.word === 'kali' ? counted : [next]
    if (next?.word === 'kali' && SESSIONS.has(unit)) return number.plain
    if (units.some(token => token && (unitOf(token) ?? plainWord(token.word)) === unit)) return number.plain
    // 'Galon dua'
    const before = utterance.token(index - 1)
    const isBehind = before && unitOf(before) === unit && (!next || unitOf(next) === null)
    if (isBehind) return number.plain
  }
  return null
}

/** The words of a clause, and the numbers among them that may be counts. */
function countedIn({ parts }: Clause, utterance: Utterance): readonly Token[] {
  return parts.flatMap(part => {
    if (part.kind === 'words') return part.words
    return isCertain(part.amount) ? [] : utterance.between(part.amount.start, part.amount.end)
  })
}

function wordsAt(parts: readonly Part[], at: number): readonly Token[] {
  const part = parts[at]
  return part?.kind === 'words' ? part.words : []
}

/** Whether the words of this part alone mark a unit price. */
function saysOne(part: Part): boolean {
  return (
    part.kind === 'words' &&
    part.words.some(({ word }, at) => word === 'satu' || readOne(part.words, at) !== null)
  )
}

/** The count in a clause with a price belongs to that price: 'ikan sekilo 95 ribu, sagu dua kilo 28 ribu'. */
function hasPrice({ parts }: Clause): boolean {
  return parts.some(part => part.kind === 'amount' && isCertain(part.amount))
}

/** 'Four hours at': drops the 'at', since the amount is multiplied. */
function withoutAt(words: readonly Token[]): readonly Token[] {
  return words.at(-1)?.word === 'at' ? words.slice(0, -1) : words
}

/** Units that cost some hundred rupiah, said without 'rupiah': 'selembar 250'. */
export const PAGES: ReadonlySet<string> = new Set(['lembar', 'halaman'])
const LEAST_CHANGE = 50

/** The price of one page, in rupiah by the letter. */
export function asSmallChange(amount: SpokenAmount, unit: string): SpokenAmount {
  const isBare = amount.scale === 1 && amount.named === null && !amount.formatted
  return isBare && PAGES.has(unit) && amount.plain >= LEAST_CHANGE ? { ...amount, named: 'IDR' } : amount
}

class Rates {
  constructor(
    private readonly utterance: Utterance,
    private readonly clauses: readonly Clause[],
  ) {}

  /** Index of the first token of each price. */
  private get prices(): readonly number[] {
    return this.clauses
      .flatMap(({ parts }) => parts)
      .flatMap(part => (part.kind === 'amount' && isCertain(part.amount) ? [part.amount.start] : []))
  }

  private isShared({ sentence }: Clause): boolean {
    return this.clauses.some(
      clause => clause.sentence === sentence && clause.said.some(({ word }) => SHARING.has(word)),
    )
  }

  /** The count in the clause, else in its sentence, else null. */
  private countNear(clause: Clause, unit: string, rate: number): number | null {
    const sentence = this.clauses
      .filter(other => other.sentence === clause.sentence && !hasPrice(other))
      .flatMap(other => countedIn(other, this.utterance))
    // A count followed by another price belongs to that price: 'beras lima kilo 73 ribu gula sekilo 17 ribu'.
    const { prices } = this
    if (unit === ANY_PIECE)
      return readCount(this.utterance, [...countedIn(clause, this.utterance), ...sentence])
    const isOfRate = (index: number) => !prices.some(price => index < price && price < rate)
    return (
      countOf(this.utterance, countedIn(clause, this.utterance), unit, isOfRate) ??
      countOf(this.utterance, sentence, unit, isOfRate)
    )
  }

  /** The clause with its rates multiplied, without the words that marked them. */
  multiplied(clause: Clause): Clause {
    if (this.isShared(clause)) return clause
    const parts: Part[] = [...clause.parts]
    parts.forEach((part, at) => {
      if (part.kind !== 'amount') return
      const before = wordsAt(parts, at - 1)
      const behind = wordsAt(parts, at + 1)
      const rate = readRate(before, behind) ?? (isCertain(part.amount) ? readSingle(before) : null)
      const count = rate && this.countNear(clause, rate.unit, part.amount.start)
      if (!rate || count === null) return
      parts[at] = { kind: 'amount', amount: times(asSmallChange(part.amount, rate.unit), count) }
      const leading = withoutAt(rate.before > 0 ? before.slice(0, -rate.before) : before)
      if (leading.length < before.length) parts[at - 1] = { kind: 'words', words: leading }
      if (rate.behind > 0) parts[at + 1] = { kind: 'words', words: behind.slice(rate.behind) }
    })
    return { ...clause, parts: merged(parts) }
  }

  /** A fast check, false for most utterances. */
  get isLikely(): boolean {
    return this.clauses.some(({ parts }) => parts.some(saysOne))
  }
}

/** The clauses with each price of a unit multiplied by the number of units, where that is said. */
export function applyRates(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  const rates = new Rates(utterance, clauses)
  return rates.isLikely ? clauses.map(clause => rates.multiplied(clause)) : clauses
}
