/** Reads discounts in percent and the cues around money that was not spent. */

import { readNumber } from '../numbers/number.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, type PhraseTable, skipPhrase } from '../words/phrase-table.ts'
import type { Part } from './clause.ts'
import {
  GOT,
  PERCENT,
  PERCENT_CUES,
  PERCENT_CUES_BEHIND,
  REDUCED_BEHIND,
  REDUCED_BY,
  type ReductionKind,
} from './reduction-words.ts'

/** Longest cue, in words: 'with a discount of'. */
const MAX_CUE = 4

/** The longest phrase at the end of `words`. */
export function phraseBefore<T>(table: PhraseTable<T>, words: readonly Token[]) {
  for (let length = Math.min(MAX_CUE, words.length); length > 0; length--) {
    const match = matchPhrase(table, words.slice(-length), 0)
    if (match?.end === length) return { value: match.value, length }
  }
  return null
}

interface Discount {
  /** Where it begins among the words, cues included, and how many of them it takes. */
  readonly at: number
  readonly length: number
  /** What is left to pay, 0..1. */
  readonly left: number
}

/** The first percentage among `words` that is a discount. Time grows with their number. */
export function readDiscount(utterance: Utterance, words: readonly Token[]): Discount | null {
  for (const [from, { index }] of words.entries()) {
    const number = readNumber(utterance, index)
    if (!number || !PERCENT.has(utterance.word(number.end))) continue
    const sign = words.findIndex((word, at) => at >= from && word.index === number.end)
    if (sign < 0) continue
    const before = phraseBefore(PERCENT_CUES, words.slice(Math.max(0, from - MAX_CUE), from))?.length ?? 0
    const behind = skipPhrase(PERCENT_CUES_BEHIND, words.slice(sign + 1, sign + 1 + MAX_CUE), 0)
    const left = 1 - number.plain / 100
    if (before + behind === 0 || left <= 0 || left >= 1) continue
    return { at: from - before, length: before + sign + 1 - from + behind, left }
  }
  return null
}

interface Cue {
  readonly kind: ReductionKind
  /** Words of the cue before and behind the amount. */
  readonly before: number
  readonly behind: number
}

/** The cue of an amount between the parts `last` and `next`. */
export function readCue(last: Part | undefined, next: Part | undefined): Cue | null {
  const before = last?.kind === 'words' ? last.words : []
  const behind = next?.kind === 'words' ? matchPhrase(REDUCED_BEHIND, next.words, 0) : null
  const got = behind ? (phraseBefore(GOT, before)?.length ?? 0) : 0
  if (behind && (behind.value === 'off' || got > 0))
    return { kind: behind.value, before: behind.value === 'back' ? got : 0, behind: behind.end }
  const cue = phraseBefore(REDUCED_BY, before)
  return cue ? { kind: cue.value, before: cue.length, behind: 0 } : null
}
