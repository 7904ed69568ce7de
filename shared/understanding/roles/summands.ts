/** Amounts of a sentence as summands: what is added to a price, what is taken off, and prices. */
import type { Clause } from '../clauses/clause.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { REDUCERS, WEAK_REDUCERS } from './reduction-words.ts'
import { FEE_DETAILS, FEES, FEES_ALONE } from './summed-words.ts'

/** Longest name of a fee, in words. */
const MAX_FEE = 5
/** An amount with the words before it in its clause, and their places there. */
export interface Summand {
  readonly amount: SpokenAmount
  readonly before: readonly Token[]
  /** Up to the next amount of the clause. */
  readonly behind: readonly Token[]
  readonly clause: number
  readonly from: number
  readonly at: number
}

/** The amounts of a sentence, in the order said. */
export function summandsOf(clauses: readonly Clause[], sentence: number): Summand[] {
  return clauses.flatMap((clause, place) => {
    if (clause.sentence !== sentence) return []
    let from = 0
    return clause.parts.flatMap((part, at): Summand[] => {
      if (part.kind === 'words') return []
      const said = clause.parts.slice(from, at)
      const marker = from === 0 && clause.marker === 'and' ? clause.markerTokens : []
      const before = [...marker, ...said.flatMap(other => (other.kind === 'words' ? other.words : []))]
      const next = clause.parts[at + 1]
      const behind = next?.kind === 'words' ? next.words : []
      const summand = { amount: part.amount, before, behind, clause: place, from, at }
      from = at + 1
      return [summand]
    })
  })
}

/** A fee of Indonesian, alone or with what it is for; 'pajak motor' is a purchase. */
export function isFee(words: readonly Token[]): boolean {
  if (words.some(({ word }) => FEES.has(word))) return true
  const spoken = words.filter(({ kind }) => kind === 'word')
  return (
    spoken.some(({ word }) => FEES_ALONE.has(word)) &&
    spoken.every(({ word }) => FEES_ALONE.has(word) || FEE_DETAILS.has(word))
  )
}

/** 1 for what is added to a price, -1 for what is taken off, 0 for a price. */
export function signOf({ before }: Summand): -1 | 0 | 1 {
  if (before.length === 0 || before.length > MAX_FEE) return 0
  if (before.some(({ word }) => REDUCERS.has(word) || WEAK_REDUCERS.has(word))) return -1
  return isFee(before) ? 1 : 0
}
