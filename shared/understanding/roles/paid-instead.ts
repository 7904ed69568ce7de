/** A price paid in place of the one told before: 'ancaman dendanya 250, tapi cuma kena 100', 'minta 300, kukasih 200'. */
import { categorize } from '../categories/categorize.ts'
import { literalRupiah, onScaleOf } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { phraseProduct } from '../words/phrase-product.ts'
import { phraseList, phraseSet } from '../words/phrase-table.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import { phraseBefore } from './phrase-before.ts'
import type { PriceLedger } from './price-ledger.ts'

interface Paid {
  readonly amount: SpokenAmount
  readonly before: readonly Token[]
  readonly behind: readonly Token[]
}

/** Behind a 'but' and right before what was paid in the end. */
const PAID_ONLY = phraseSet([
  ...phraseProduct('baru', 'aku|saya|gue|awak|kami|kita', 'bayar|kasih|transfer|setor|cicil|nyicil|lunasi'),
  ...phraseProduct('only', 'paid|given them|given him|given her|sent|sent them|put down|gave them'),
  ...phraseList(
    `bayar|cuma bayar|cuma dapat|cuma dapet|cuma habis|cuma keluar|cuma kena|dapat|dapet|dapatnya|kena|kenanya|only cost me|only paid
    baru bayar|baru kasih|baru ngasih|baru setor|baru nyetor|baru transfer|baru kubayar|baru kukasih|baru kutransfer|baru cicil|baru dicicil|baru dibayar|baru nyicil`,
  ),
])
/** Longest remark before them: 'pas sidang gue'. */
const MAX_REMARK = 3

function isLower(amount: SpokenAmount, { amount: price }: PlacedAmount): boolean {
  return onScaleOf(amount, price).plain < price.plain || literalRupiah(amount) < literalRupiah(price)
}

/** 'Tapi pas sidang gue cuma kena cepek', where no other thing is named. */
function isPaidOnly(ledger: PriceLedger, price: PlacedAmount, { amount, before }: Paid): boolean {
  const cue = ledger.clause?.marker === 'but' ? phraseBefore(PAID_ONLY, before) : null
  if (!cue || !ledger.isInSentence(price) || !isLower(amount, price)) return false
  const remark = contentWords(before.slice(0, -cue.length))
  return remark.length <= MAX_REMARK && categorize(remark) === null
}

const ASKING: ReadonlySet<string> = new Set(['minta', 'mintanya', 'dimintain', 'diminta', 'asked', 'wanted'])
const GIVING: ReadonlySet<string> = new Set(['kasih', 'kasi', 'ngasih', 'ngasi', 'gave'])

/** 'Adek minta 300 buat buku, gue kasih 200 aja'. */
function isGranted(ledger: PriceLedger, price: PlacedAmount, { amount, before, behind }: Paid): boolean {
  if (!GIVING.has(before.at(-1)?.word ?? '') || !ledger.isInSentence(price)) return false
  const asked = price.parts.slice(0, price.at).flatMap(part => (part.kind === 'words' ? part.words : []))
  if (!asked.some(({ word }) => ASKING.has(word)) || !isLower(amount, price)) return false
  const isNamed = nameThing(before) && nameThing(before.slice(0, -1))
  return !isNamed && !nameThing(behind)
}

/** Whether an amount was paid in place of `price`. */
export function isPaidInstead(ledger: PriceLedger, price: PlacedAmount, paid: Paid): boolean {
  return isPaidOnly(ledger, price, paid) || isGranted(ledger, price, paid)
}
