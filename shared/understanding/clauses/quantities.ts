/** Which numbers of a clause are no money: quantities beside an amount. */

import { isCertain, type SpokenAmount } from '../spans/amount.ts'
import { isTimes } from '../spans/unit-price.ts'
import { isLink } from '../words/link-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import type { Token } from '../words/token.ts'
import { placesBetween } from '../words/token-indexes.ts'
import type { Clause, Part } from './clause.ts'
import { clauseContent, hasContent, merged } from './clause-content.ts'

/** After these a bare small number is what was paid: 'paid 5', 'habis lima'. */
const PAYING = new Set(
  phraseList(`habis|abis|spent|spend|paid|pay|bayar|bayarnya|keluar|kena|cost|costs|for|seharga|harganya|harga|was|is|at
  sebesar|total|totalnya|around|about|sekitar|cuma|only|just|ngabisin|senilai|belanja|jajan|rp|usd|buat|untuk`),
)

/** Nobody says a higher count beside an amount without a word for what they are. */
const MAX_COUNT = 12

function isSmall(amount: SpokenAmount): boolean {
  return !isCertain(amount) && Number.isInteger(amount.plain) && amount.plain <= MAX_COUNT
}

function certainIn({ parts }: Pick<Clause, 'parts'>): boolean {
  return parts.some(part => part.kind === 'amount' && isCertain(part.amount))
}

/** For each clause, whether the next certain amount names nothing of its own, and so pays for what came before. */
function paidLater(tokens: readonly Token[], clauses: readonly Clause[]): boolean[] {
  let later = false
  const result: boolean[] = clauses.map(() => false)
  for (let at = clauses.length - 1; at >= 0; at--) {
    result[at] = later
    const clause = clauses[at]
    if (clause && certainIn(clause)) later = clause.marker !== 'correction' && !clauseContent(tokens, clause)
  }
  return result
}

/** Whether a part is nothing but the sign of '15 ribu x 3'. */
function isFactor(tokens: readonly Token[], part: Part | undefined): boolean {
  return part?.kind === 'words' && part.places.length === 1 && isTimes(tokens[part.places[0] ?? -1])
}

function isQuantity(
  tokens: readonly Token[],
  { parts }: Clause,
  index: number,
  amount: SpokenAmount,
  isPaidLater: boolean,
): boolean {
  if (isCertain(amount)) return false
  const before = parts[index - 1]
  const next = parts[index + 1]
  if (isFactor(tokens, before) && parts[index - 2]?.kind === 'amount') return true
  if (next?.kind === 'amount') return true
  const ownThing = hasContent(tokens, before)
  if (certainIn({ parts })) {
    if (before?.kind === 'amount') return true
    const isLast = next === undefined
    const afterAnother = parts.slice(0, index).some(part => part.kind === 'amount')
    if (isLast) return !(ownThing && afterAnother)
    return isSmall(amount) || !ownThing || !hasContent(tokens, next)
  }
  if (!isSmall(amount)) return false
  if (next === undefined) return ownThing && isPaidLater
  const following = next.kind === 'words' ? tokens[next.places[0] ?? -1] : undefined
  const preceding = before?.kind === 'words' ? tokens[before.places.at(-1) ?? -1] : undefined
  if (isLink(following) || !hasContent(tokens, next)) return false
  if (ownThing && parts.slice(index + 1).some(part => part.kind === 'amount')) return false
  return !PAYING.has(preceding?.word ?? '')
}

/** The clauses with every quantity turned back into words. */
export function demoteQuantities(tokens: readonly Token[], clauses: readonly Clause[]): Clause[] {
  const later = paidLater(tokens, clauses)
  return clauses.map((clause, at) => {
    const parts = clause.parts.map((part, index): Part => {
      if (part.kind === 'words' || !isQuantity(tokens, clause, index, part.amount, later[at] ?? false))
        return part
      const { start, end } = part.amount
      return { kind: 'words', places: placesBetween(start, end) }
    })
    return { ...clause, parts: merged(parts) }
  })
}
