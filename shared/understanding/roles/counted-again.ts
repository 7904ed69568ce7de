/**
 * Things counted anew in a correction, with the price of each behind: 'sweater 24, no wait, it was two sweaters, 24 each' is
 * one clause.
 */

import type { Clause, Part } from '../clauses/clause.ts'
import { isSmall } from '../spans/amount.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import { isPlural } from './counted-pieces.ts'
import { EACH } from './each-words.ts'

/** The parts of a clause with its only amount, the number of a thing at its end, as words; null for another clause. */
function countedParts(utterance: Utterance, { marker, parts }: Clause): readonly Part[] | null {
  const [number, thing] = parts.slice(-2)
  if (marker !== 'correction' || number?.kind !== 'amount' || thing?.kind !== 'words') return null
  const last = thing.words.at(-1)
  const { amount } = number
  if (!last || !isPlural(last) || !isSmall(amount) || amount.plain < 2) return null
  const before = parts.slice(0, -2).flatMap(part => (part.kind === 'words' ? part.words : []))
  const isOnly = parts.slice(0, -2).every(({ kind }) => kind === 'words')
  const words = [...before, ...utterance.between(amount.start, amount.end), ...thing.words]
  return isOnly ? [{ kind: 'words', words }] : null
}

/** Whether a clause is only the price of each. */
function isPriceOfEach({ marker, parts }: Clause): boolean {
  const [price, each, ...others] = parts
  if (marker !== 'comma' || price?.kind !== 'amount' || each?.kind !== 'words' || others.length > 0)
    return false
  return matchPhrase(EACH, each.words, 0)?.end === each.words.length
}

/** The clauses with each such pair joined. */
export function withCountedAgain(utterance: Utterance, clauses: readonly Clause[]): readonly Clause[] {
  const joined: Clause[] = []
  for (const clause of clauses) {
    const last = joined.at(-1)
    const counted = last && isPriceOfEach(clause) ? countedParts(utterance, last) : null
    if (!last || !counted) joined.push(clause)
    else
      joined[joined.length - 1] = {
        ...last,
        parts: [...counted, ...clause.parts],
        day: last.day ?? clause.day,
        payment: last.payment ?? clause.payment,
        said: [...last.said, ...clause.said],
      }
  }
  return joined
}
