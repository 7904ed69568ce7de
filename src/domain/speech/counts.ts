/** Which numbers of a clause are no expense: quantities beside an amount, change, discounts. */
import { isCertain, type SpokenAmount } from './amount.ts'
import type { Clause, Part } from './clause.ts'
import { contentWords } from './describe.ts'
import { isLink } from './link-words.ts'
import { matchPhrase, phraseList, phraseSet } from './phrase.ts'
import type { Token } from './token.ts'

/** Money that was not spent, named right before the amount. */
const NOT_SPENT = phraseSet(
  phraseList(`kembalian|kembaliannya|kembalinya|kembali|susuk|diskon|diskonnya|potongan|potongannya|cashback|sisa|sisanya
  discount|discount of|change of|change was|got back|harga asli|harga normal|harga aslinya|normalnya|instead of|originally
  sisa uang|sisa saldo|saldonya|sisa saldonya|hemat|saved|cashbacknya`),
)

/** After these a bare small number is what was paid: 'paid 5', 'habis lima'. */
const PAYING = new Set(
  phraseList(`habis|abis|spent|spend|paid|pay|bayar|bayarnya|keluar|kena|cost|costs|for|seharga|harganya|harga|was|is|at
  sebesar|total|totalnya|around|about|sekitar|cuma|only|just|ngabisin|senilai|belanja|jajan|rp|usd|buat|untuk`),
)

/** Nobody says a higher number of pieces beside an amount without a word for what they are. */
const MAX_COUNT = 12

function isSmall(amount: SpokenAmount): boolean {
  return !isCertain(amount) && Number.isInteger(amount.plain) && amount.plain <= MAX_COUNT
}

export function hasContent(tokens: readonly Token[], part: Part | undefined): boolean {
  return part?.kind === 'words' && contentWords(tokens, part.places).length > 0
}

export function clauseContent(tokens: readonly Token[], clause: Pick<Clause, 'parts'>): boolean {
  return clause.parts.some(part => hasContent(tokens, part))
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
    if (clause && certainIn(clause)) later = clause.lead !== 'correction' && !clauseContent(tokens, clause)
  }
  return result
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

/** Indices, from the end of `places`, of the words that say the amount behind them was not spent. */
function unspentWords(tokens: readonly Token[], places: readonly number[]): number {
  for (let length = Math.min(3, places.length); length > 0; length--) {
    const start = places.length - length
    const words = places.slice(start).flatMap(place => tokens[place] ?? [])
    if (matchPhrase(NOT_SPENT, words, 0)) return length
  }
  return 0
}

function merged(parts: readonly Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (part.kind === 'words' && last?.kind === 'words') {
      result[result.length - 1] = { kind: 'words', places: [...last.places, ...part.places] }
    } else if (part.kind !== 'words' || part.places.length > 0) {
      result.push(part)
    }
  }
  return result
}

function withoutUnspent(tokens: readonly Token[], clause: Clause): Clause {
  const parts: Part[] = []
  for (const part of clause.parts) {
    const last = parts.at(-1)
    const length = part.kind === 'amount' && last?.kind === 'words' ? unspentWords(tokens, last.places) : 0
    if (length > 0 && last?.kind === 'words') {
      parts[parts.length - 1] = { kind: 'words', places: last.places.slice(0, -length) }
    } else {
      parts.push(part)
    }
  }
  return { ...clause, parts: merged(parts) }
}

/** The clauses with every quantity turned back into words, and without the money that was not spent. */
export function settleCounts(tokens: readonly Token[], clauses: readonly Clause[]): Clause[] {
  const spent = clauses.map(clause => withoutUnspent(tokens, clause))
  const later = paidLater(tokens, spent)
  return spent.map((clause, at) => {
    const parts = clause.parts.map((part, index): Part => {
      if (part.kind === 'words' || !isQuantity(tokens, clause, index, part.amount, later[at] ?? false))
        return part
      const { start, end } = part.amount
      return { kind: 'words', places: Array.from({ length: end - start }, (_, i) => start + i) }
    })
    return { ...clause, parts: merged(parts) }
  })
}
