/** Reads discounts in percent and the cues around money that was not spent. */

import { readNumber } from '../numbers/number.ts'
import { matchPhrase, type PhraseTable, skipPhrase } from '../words/phrase-table.ts'
import type { Token } from '../words/token.ts'
import { tokensAt } from '../words/token-indexes.ts'
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

/** The longest phrase at the end of `places`. */
export function phraseBefore<T>(table: PhraseTable<T>, tokens: readonly Token[], places: readonly number[]) {
  for (let length = Math.min(MAX_CUE, places.length); length > 0; length--) {
    const match = matchPhrase(table, tokensAt(tokens, places.slice(-length)), 0)
    if (match?.end === length) return { value: match.value, length }
  }
  return null
}

interface Discount {
  /** Where it begins among the places, cues and all, and how many of them it takes. */
  readonly at: number
  readonly length: number
  /** What is left to pay, 0..1. */
  readonly left: number
}

/** The first percentage among `places`, which ascend, that is a discount. Time grows with their number. */
export function readDiscount(tokens: readonly Token[], places: readonly number[]): Discount | null {
  for (let from = 0; from < places.length; from++) {
    const number = readNumber(tokens, places[from] ?? 0)
    const sign = number ? places.indexOf(number.end, from) : -1
    if (!number || sign < 0 || !PERCENT.has(tokens[number.end]?.word ?? '')) continue
    const before =
      phraseBefore(PERCENT_CUES, tokens, places.slice(Math.max(0, from - MAX_CUE), from))?.length ?? 0
    const following = tokensAt(tokens, places.slice(sign + 1, sign + 1 + MAX_CUE))
    const behind = skipPhrase(PERCENT_CUES_BEHIND, following, 0)
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
export function readCue(
  tokens: readonly Token[],
  last: Part | undefined,
  next: Part | undefined,
): Cue | null {
  const before = last?.kind === 'words' ? last.places : []
  const behind = next?.kind === 'words' ? matchPhrase(REDUCED_BEHIND, tokensAt(tokens, next.places), 0) : null
  const got = behind ? (phraseBefore(GOT, tokens, before)?.length ?? 0) : 0
  if (behind && (behind.value === 'off' || got > 0))
    return { kind: behind.value, before: behind.value === 'back' ? got : 0, behind: behind.end }
  const cue = phraseBefore(REDUCED_BY, tokens, before)
  return cue ? { kind: cue.value, before: cue.length, behind: 0 } : null
}
