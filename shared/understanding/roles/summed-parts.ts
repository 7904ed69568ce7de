/**
 * Fees and discounts whose sum with the price before them is told behind them: 'barangnya 135, ongkos pasang 25,
 * jadi 160' and '32 ribu, ongkir 8, promo 10, jadi 30' are one price.
 */
import type { Clause, Part } from '../clauses/clause.ts'
import { merged } from '../clauses/clause-content.ts'
import { CENT, literalRupiah, onScaleOf } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import { endsInConclusion } from './conclusion.ts'
import { readRole } from './read-role.ts'
import { type Summand, signOf, summandsOf } from './summands.ts'
import { BASES, TOTALS } from './summed-words.ts'

/** A price, one fee or discount, and what they come to. */
const LEAST = 3

function isTold({ before, behind }: Summand): boolean {
  if (endsInConclusion(before) || containsPhrase(TOTALS, before)) return true
  return !nameThing(before) && !nameThing(behind)
}

/** Whether the price and the signed amounts come to the result, in rupiah or in dollars. */
function closes(base: SpokenAmount, signed: readonly Summand[], result: SpokenAmount): boolean {
  const rupiah = signed.reduce(
    (sum, one) => sum + signOf(one) * literalRupiah(one.amount),
    literalRupiah(base),
  )
  const plain = signed.reduce((sum, one) => sum + signOf(one) * onScaleOf(one.amount, base).plain, base.plain)
  return rupiah === literalRupiah(result) || Math.abs(plain - onScaleOf(result, base).plain) < CENT
}

interface Sum {
  readonly base: Summand
  readonly signed: readonly Summand[]
  readonly result: Summand
}

/** The sum that ends at `end`: a price with the fees and discounts behind it; null where none does. */
function sumBehind(summands: readonly Summand[], end: number): Sum | null {
  const result = summands[end]
  if (!result || !isTold(result)) return null
  let first = end - 1
  for (let one = summands[first]; one && signOf(one) !== 0; one = summands[first]) first--
  const base = summands[first]
  const signed = summands.slice(first + 1, end)
  // 'Harusnya 93 ribu, ada voucher 20, jadi 73': the usual price is no price.
  if (!base || readRole(base.before, []) !== null) return null
  if (signed.length === 0 || !closes(base.amount, signed, result.amount)) return null
  return { base, signed, result }
}

/** Drops words before an amount. */
function drop(parts: Part[], { from, at }: Summand, dropped: readonly Token[]): void {
  for (let place = from; place < at; place++) {
    const part = parts[place]
    if (part?.kind === 'words')
      parts[place] = { kind: 'words', words: part.words.filter(token => !dropped.includes(token)) }
  }
}

/** 'Ganti vanbelt, barangnya 135': the thing itself is named before. */
function baseWord({ clause, from, before }: Summand): readonly Token[] {
  const last = before.at(-1)
  return last && BASES.has(last.word) && (clause > 0 || from > 0) ? [last] : []
}

/** The clauses with a sum in place of its price, without its fees and discounts. */
function summed(clauses: readonly Clause[], { base, signed, result }: Sum): readonly Clause[] {
  const kept = clauses.map(({ parts }) => [...parts])
  drop(kept[base.clause] ?? [], base, baseWord(base))
  const priced = kept[base.clause]
  if (priced) priced[base.at] = { kind: 'amount', amount: onScaleOf(result.amount, base.amount) }
  for (const { clause, from, at } of [...signed, result])
    kept[clause]?.fill({ kind: 'words', words: [] }, from, at + 1)
  return clauses.map((clause, place) => ({ ...clause, parts: merged(kept[place] ?? []) }))
}

/** The first sum of a sentence; null where none is told. */
function firstSum(clauses: readonly Clause[], sentence: number): Sum | null {
  const summands = summandsOf(clauses, sentence)
  for (let end = LEAST - 1; end < summands.length; end++) {
    const sum = sumBehind(summands, end)
    if (sum) return sum
  }
  return null
}

/** The clauses with every such sum as one price. */
export function withoutSummedParts(clauses: readonly Clause[]): readonly Clause[] {
  const said = clauses.reduce(
    (count, { parts }) => count + parts.filter(({ kind }) => kind === 'amount').length,
    0,
  )
  if (said < LEAST) return clauses
  let current = clauses
  for (const sentence of new Set(clauses.map(clause => clause.sentence)))
    for (let sum = firstSum(current, sentence); sum; sum = firstSum(current, sentence))
      current = summed(current, sum)
  return current
}
