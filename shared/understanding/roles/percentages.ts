/** Percentages that lower a price or raise it: 'diskon 20 persen', 'belum pajak 10 persen', 'plus 9% GST'. */

import { readNumber } from '../numbers/number.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, findPhrase, matchPhrase, skipPhrase } from '../words/phrase-table.ts'
import { TIPPING } from './addition-words.ts'
import {
  ADDED,
  HALVES,
  INCLUDED_PERCENT,
  PERCENT,
  PERCENT_CUES,
  PERCENT_CUES_BEHIND,
  SURCHARGES,
} from './percentage-words.ts'
import { phraseBefore } from './phrase-before.ts'

/** Longest cue, in words. */
const MAX_CUE = 4
/** Words on either side of a percentage in which its purpose is looked for. */
const REACH = 4
/** Highest tax or tip, as a share of the price. */
const MAX_SURCHARGE = 0.3

/** Words before a discount that the price already includes: '63.20 after five percent off'. */
const TAKEN_OFF: ReadonlySet<string> = new Set(['after', 'setelah', 'sesudah', 'abis', 'habis'])

export interface Percentage {
  /** Index of its first word, cues included, and the number of its words. */
  readonly at: number
  readonly length: number
  /** Factor for the price. */
  readonly factor: number
}

/** The discount of `share` whose number and sign stand from `from` up to `end`. */
function asDiscount(words: readonly Token[], from: number, end: number, share: number): Percentage | null {
  const before = phraseBefore(PERCENT_CUES, words.slice(Math.max(0, from - MAX_CUE), from))?.length ?? 0
  const behind = skipPhrase(PERCENT_CUES_BEHIND, words.slice(end, end + MAX_CUE), 0)
  if (before + behind === 0 || share <= 0 || share > 1) return null
  const isIn = TAKEN_OFF.has(words[from - before - 1]?.word ?? '')
  const at = isIn ? from - before - 1 : from - before
  return { at, length: end + behind - at, factor: isIn ? 1 : 1 - share }
}

/** The tax or tip of `share`, not in the price yet, whose number and sign stand from `from` up to `end`. */
function asSurcharge(
  words: readonly Token[],
  from: number,
  end: number,
  share: number,
  isAdded: boolean,
): Percentage | null {
  if (share <= 0 || share > MAX_SURCHARGE) return null
  const first = Math.max(0, from - REACH)
  const before = words.slice(first, from)
  const behind = words.slice(end, end + REACH)
  if (containsPhrase(INCLUDED_PERCENT, before) || containsPhrase(INCLUDED_PERCENT, behind)) return null
  const near = [...before, ...behind]
  const isTip = before.some(({ word }) => TIPPING.has(word))
  const isSurcharge = isTip || containsPhrase(SURCHARGES, near)
  if (!isSurcharge || !(isAdded || isTip || containsPhrase(ADDED, near))) return null
  const isCue = (at: number) => matchPhrase(SURCHARGES, words, at) ?? matchPhrase(ADDED, words, at)
  let start = from
  for (let at = first; at < from && start === from; at++) if (isCue(at)) start = at
  let last = end
  for (let at = end; at < Math.min(words.length, end + REACH); at++)
    last = Math.max(last, isCue(at)?.end ?? 0)
  return { at: start, length: last - start, factor: 1 + share }
}

/** Whether `words` say that a tax or a tip is not included yet: 'belum pajak sama service 21 persen'. */
export function announcesSurcharge(words: readonly Token[]): boolean {
  return containsPhrase(SURCHARGES, words) && containsPhrase(ADDED, words)
}

/** 'Dapet diskon separo', 'diskon setengah harga'; null where it is none. */
function readHalf(words: readonly Token[]): Percentage | null {
  const from = findPhrase(HALVES, words)
  // 'Second item diskon setengah harga' is about one of several.
  if (from < 0 || words.some(({ word }) => word === 'kedua' || word === 'second')) return null
  const end = skipPhrase(HALVES, words, from)
  const before = phraseBefore(PERCENT_CUES, words.slice(Math.max(0, from - MAX_CUE), from))?.length ?? 0
  return before === 0 ? null : { at: from - before, length: before + end - from, factor: 0.5 }
}

const AND: ReadonlySet<string> = new Set(['tambah', 'ditambah', 'plus', '+', 'dan', 'terus', 'and'])

/** The discount with the 20 of 'diskon 50% tambah 20%', which is taken from what is left. */
function withAnother(utterance: Utterance, words: readonly Token[], first: Percentage): Percentage {
  const at = first.at + first.length
  const number =
    AND.has(words[at]?.word ?? '') && words[at + 1] ? readNumber(utterance, words[at + 1]?.index ?? 0) : null
  if (!number || !PERCENT.has(utterance.word(number.end)) || number.plain >= 100) return first
  const sign = words.findIndex(({ index }) => index === number.end)
  if (sign < 0 || containsPhrase(SURCHARGES, words.slice(sign, sign + REACH))) return first
  return { ...first, length: sign + 1 - first.at, factor: first.factor * (1 - number.plain / 100) }
}

/**
 * The first percentage among `words` that changes a price; `isAdded` where a 'plus' stands before them. Time grows
 * with their number.
 */
export function readPercentage(
  utterance: Utterance,
  words: readonly Token[],
  isAdded: boolean,
): Percentage | null {
  const half = readHalf(words)
  if (half) return half
  for (const [from, { index }] of words.entries()) {
    const number = readNumber(utterance, index)
    if (!number || !PERCENT.has(utterance.word(number.end))) continue
    const sign = words.findIndex((word, at) => at >= from && word.index === number.end)
    if (sign < 0) continue
    const share = number.plain / 100
    const found =
      asDiscount(words, from, sign + 1, share) ?? asSurcharge(words, from, sign + 1, share, isAdded)
    if (found) return found.factor < 1 ? withAnother(utterance, words, found) : found
  }
  return null
}
