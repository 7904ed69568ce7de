/** Prices of one unit, with the number of units said apart: '3 hours at 1.80 an hour', 'seliternya 12.400, 5 liter'. */

import type { Clause, Part } from '../clauses/clause.ts'
import { merged, wordsOf } from '../clauses/clause-content.ts'
import { readNumber } from '../numbers/number.ts'
import { times } from '../spans/amount-arithmetic.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { isRated } from '../words/units.ts'
import { plainWord } from '../words/word-forms.ts'

interface Rate {
  /** The unit that has the price, in its plain form. */
  readonly unit: string
  /** Words right before the amount, or right behind it, that say so. */
  readonly before: number
  readonly behind: number
}

const ONE_OF = new Set(['a', 'an', 'per', 'each', 'every', 'sekali'])
/** More units than these have a price of their own. */
const MAX_COUNT = 1000
/** Of a shared bill 'seorang 50 ribu' is the share, no rate. */
const SHARING = new Set(['dibagi', 'bagi', 'split', 'patungan', 'urunan', 'shared', 'divided'])
/** Units said of the same thing. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['kg', 'kilo'],
  ['kilogram', 'kilo'],
  ['kgs', 'kilo'],
  ['sesi', 'session'],
  ['buah', 'biji'],
  ['pcs', 'biji'],
  ['pc', 'biji'],
  ['piece', 'biji'],
  ['hr', 'hour'],
  ['hrs', 'hour'],
  ['jam', 'hour'],
])

function unitOf({ word }: Token): string | null {
  if (!isRated(word)) return null
  const plain = plainWord(word)
  return SAME.get(plain) ?? plain
}

/** The unit of 'seliternya', 'sekilo' or 'perbiji'. */
function prefixed({ word }: Token): string | null {
  const bare = word.endsWith('nya') ? word.slice(0, -3) : word
  const unit = /^(?:se|per)(.{2,})$/.exec(bare)?.[1]
  return unit !== undefined && isRated(unit) ? (SAME.get(unit) ?? unit) : null
}

/** 'a box', 'per session', 'sekilo' at `at`, and the index behind it; or null. */
function readOne(
  words: readonly Token[],
  at: number,
): { readonly unit: string; readonly end: number } | null {
  const first = words[at]
  const second = words[at + 1]
  if (!first) return null
  const counted = ONE_OF.has(first.word) && second ? unitOf(second) : null
  if (counted !== null) return { unit: counted, end: at + 2 }
  const unit = prefixed(first) ?? (first.gap === '/' ? unitOf(first) : null)
  return unit === null ? null : { unit, end: at + 1 }
}

function readRate(before: readonly Token[], behind: readonly Token[]): Rate | null {
  const following = readOne(behind, 0)
  if (following) return { unit: following.unit, before: 0, behind: following.end }
  for (const length of [2, 1]) {
    const at = before.length - length
    const leading = at >= 0 ? readOne(before, at) : null
    if (leading?.end === before.length) return { unit: leading.unit, before: length, behind: 0 }
  }
  return null
}

/** How many of `unit` are said in `words`, other than one; null where that is not said. */
function countOf(utterance: Utterance, words: readonly Token[], unit: string): number | null {
  for (const { index } of words) {
    const number = readNumber(utterance, index)
    if (!number || number.scale > 1 || number.plain > MAX_COUNT || number.plain === 1) continue
    const counted = [utterance.token(number.end), utterance.token(number.end + 1)]
    const [next] = counted
    const units = next?.word === 'kali' ? counted : [next]
    if (units.some(token => token && unitOf(token) === unit)) return number.plain
  }
  return null
}

class Rates {
  private readonly words: readonly Token[]

  constructor(
    private readonly utterance: Utterance,
    private readonly clauses: readonly Clause[],
  ) {
    this.words = clauses.flatMap(wordsOf)
  }

  private isShared({ sentence }: Clause): boolean {
    return this.clauses.some(
      clause => clause.sentence === sentence && clause.said.some(({ word }) => SHARING.has(word)),
    )
  }

  /** As many as are said in the clause, else in its sentence, else null. */
  private countNear(clause: Clause, unit: string): number | null {
    const sentence = this.clauses.filter(other => other.sentence === clause.sentence).flatMap(wordsOf)
    return countOf(this.utterance, wordsOf(clause), unit) ?? countOf(this.utterance, sentence, unit)
  }

  /** The clause with its rates multiplied, without the words that said they were rates. */
  multiplied(clause: Clause): Clause {
    if (this.isShared(clause)) return clause
    const parts: Part[] = [...clause.parts]
    parts.forEach((part, at) => {
      if (part.kind !== 'amount') return
      const before = wordsAt(parts, at - 1)
      const behind = wordsAt(parts, at + 1)
      const rate = readRate(before, behind)
      const count = rate && this.countNear(clause, rate.unit)
      if (!rate || count === null) return
      parts[at] = { kind: 'amount', amount: times(part.amount, count) }
      if (rate.before > 0) parts[at - 1] = { kind: 'words', words: before.slice(0, -rate.before) }
      if (rate.behind > 0) parts[at + 1] = { kind: 'words', words: behind.slice(rate.behind) }
    })
    return { ...clause, parts: merged(parts) }
  }

  /** False for most utterances, whose clauses need no look. */
  get isLikely(): boolean {
    return this.words.some((_, at) => readOne(this.words, at) !== null)
  }
}

function wordsAt(parts: readonly Part[], at: number): readonly Token[] {
  const part = parts[at]
  return part?.kind === 'words' ? part.words : []
}

/** The clauses with each price of a unit multiplied by the number of units, where that is said. */
export function applyRates(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  const rates = new Rates(utterance, clauses)
  return rates.isLikely ? clauses.map(clause => rates.multiplied(clause)) : clauses
}
