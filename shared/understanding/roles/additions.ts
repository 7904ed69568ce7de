/** Surcharges given as amounts: 'plus tax 5.96', 'plus five dollars tip'. */

import { categorize } from '../categories/categorize.ts'
import { isSurcharge } from '../categories/surcharge.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import type { Token } from '../utterance/token.ts'
import { matchPhrase, type PhraseTable } from '../words/phrase-table.ts'
import {
  ADDED_BEFORE,
  ADDED_BEHIND,
  EXTRA_BEHIND,
  FEES_BEFORE,
  FEES_BEHIND,
  PLUS,
  SENDING,
  SEPARATELY,
  TAX,
  TIPPING,
  UNTAXED,
  WITHOUT_TIP,
} from './addition-words.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { RoleCue } from './amount-role.ts'
import type { PriceLedger } from './price-ledger.ts'
import { readWayBack } from './return-trips.ts'

/** Words between 'plus' and the amount: 'New Jersey tax'. */
const MAX_ADDED = 4

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'another'])

/** Words between a verb of tipping and the amount: 'tipped the lady there'. */
const MAX_TIPPED = 3

/** Words between what was left and what for: 'left three on the table as tip'. */
const MAX_LEFT = 4

/** Whether a phrase of the table stands right behind the last price: 'the bill was 63.40 before tip', '185 ribu belum pajak'. */
function saysBehindPrice(built: PriceLedger['built'], table: PhraseTable<true>): boolean {
  const price = built.lastAmount()
  const behind = price?.parts[price.at + 1]
  return behind?.kind === 'words' && matchPhrase(table, behind.words, 0) !== null
}

/** Index behind whom a tip was left for: 'four on the table for miss Brenda'. */
function recipientEnd(behind: readonly Token[], at: number): number {
  const isRecipient = behind[at]?.word === 'for' && behind.length - at <= MAX_LEFT
  return isRecipient ? behind.length : at
}

/** 'I left a ten dollar tip', 'tipped her ten'; null where no tip is left. */
function readTip(before: readonly Token[], behind: readonly Token[], isAnnounced: boolean): RoleCue | null {
  const verb = before.findLastIndex(({ word }) => TIPPING.has(word))
  if (verb < 0 || before.length - verb > MAX_TIPPED + 1) return null
  const named = behind
    .slice(0, MAX_LEFT)
    .map((_, at) => matchPhrase(ADDED_BEHIND, behind, at))
    .find(match => match !== null)
  if (before[verb]?.word !== 'tipped' && !named && !isAnnounced) return null
  const start = before.slice(0, verb).findLastIndex(({ word }) => word !== 'i' && word !== 'we') + 1
  return { role: 'adds', before: before.length - start, behind: named ? recipientEnd(behind, named.end) : 0 }
}

function isWhole(table: PhraseTable<true>, words: readonly Token[]): boolean {
  return words.length > 0 && matchPhrase(table, words, 0)?.end === words.length
}

/** Whether the price before is a transfer to a person, whose fee is an expense of its own. */
function isTransfer({ built }: PriceLedger): boolean {
  const price = built.lastAmount()
  const words = price?.parts.flatMap(part => (part.kind === 'words' ? part.words : [])) ?? []
  return words.some(({ word }) => SENDING.has(word))
}

/** 'That's 65, and I tipped the girl ten in cash': the price before was paid in another way. */
function isPaidApart({ built, clause }: PriceLedger): boolean {
  const price = built.lastAmount()
  return (
    clause?.payment !== null && price !== null && price.clause.payment === null && price.parts !== built.parts
  )
}

/** 'Delivery 4.99 and I tipped her four': the price before is a fee, and the tip none of it. */
function isBehindFee(built: PriceLedger['built']): boolean {
  const price = built.lastAmount()
  const around = [price?.parts[price.at - 1], price?.parts[price.at + 1]]
  return around.some(part => part?.kind === 'words' && part.words.length > 0 && isSurcharge(part.words))
}

/** The tip of a meal is part of its price ('pizza 28.50 plus a five dollar tip'), a barber's is not. */
function isMeal(built: PriceLedger['built']): boolean {
  const words = [...built.backwards()].flatMap(({ part }) => (part.kind === 'words' ? part.words : []))
  return categorize(words.sort((a, b) => a.index - b.index)) === 'Food & Dining'
}

/** The cue of an amount that is added to the price before it; null where nothing says so. */
export function readAdded(ledger: PriceLedger, said: AmountInWords): RoleCue | null {
  const { clause, built } = ledger
  const { before, behind } = said
  const tip = readTip(before, behind, saysBehindPrice(built, WITHOUT_TIP))
  if (tip) return isPaidApart(ledger) || isBehindFee(built) ? null : tip
  const back = readWayBack(ledger, said)
  if (back) return back
  if (isWhole(TAX, before) && saysBehindPrice(built, UNTAXED))
    return { role: 'adds', before: before.length, behind: 0 }
  if (isWhole(SEPARATELY, before)) return { role: 'adds', before: before.length, behind: 0 }
  if (isWhole(ADDED_BEFORE, before)) {
    const extra = matchPhrase(EXTRA_BEHIND, behind, 0)
    if (extra) return { role: 'adds', before: before.length, behind: extra.end }
  }
  const isPlus = PLUS.has(clause?.markerTokens.at(-1)?.word ?? '') && !hasAmount(built)
  const plus = before.findLastIndex(({ word }) => PLUS.has(word))
  if (!isPlus && plus < 0) return null
  const behindPlus = before.slice(plus + 1)
  const named = behindPlus.filter(({ word }) => !ARTICLES.has(word))
  if (named.length > MAX_ADDED || (named.length < behindPlus.length && !isMeal(built))) return null
  const isFeeApart = isTransfer(ledger)
  const fee = isFeeApart ? null : matchPhrase(FEES_BEHIND, behind, 0)
  const tail = matchPhrase(ADDED_BEHIND, behind, 0) ?? fee
  if (named.length === 0 && tail)
    return { role: 'adds', before: before.length - Math.max(plus, 0), behind: tail.end }
  const added = isFeeApart ? ADDED_BEFORE : FEES_BEFORE
  const isTax = named.some((_, at) => matchPhrase(added, named, at)?.end === named.length)
  return isTax ? { role: 'adds', before: before.length - Math.max(plus, 0), behind: 0 } : null
}
