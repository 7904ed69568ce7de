/** Whether a clause is about a price that was not paid, or about a balance. */
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import {
  containsPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  skipPhrases,
  withoutPhrases,
} from '../words/phrase-table.ts'
import { isBid } from './bids.ts'
import { SPEAKERS } from './people-words.ts'
import {
  HOLDERS,
  LOOKING,
  NOT_HOLDERS,
  ONLY_LOOKED,
  PART_PAID,
  QUOTED,
  REMAINING,
  SEEN_FOR_MONEY,
} from './price-talk-words.ts'
import { BUYING } from './spending-words.ts'

const ADVERBS = phraseSet(
  phraseList(
    'tadi|barusan|baru|sempet|sempat|iseng|cuma|cuman|lagi|udah|habis|abis|just|only|also|then|went to|so',
  ),
)

function opening(words: readonly Token[]): number {
  let at = 0
  for (;;) {
    let next = skipPhrases(ADVERBS, words, skipPhrases(FILLERS, words, at))
    if (SPEAKERS.has(words[next]?.word ?? '')) next++
    if (next === at) return at
    at = next
  }
}

/** Words for a payment after looking. */
const CAME_TO = new Set('habis abis kena kenanya habisnya got grabbed jadinya'.split(' '))

/** A price was seen, asked or quoted, and nothing bought in the same clause. */
export function isPriceSeen(words: readonly Token[]): boolean {
  if (isBid(words)) return true
  if (containsPhrase(BUYING, words) || words.some(({ word }) => CAME_TO.has(word))) return false
  if (containsPhrase(QUOTED, words)) return true
  if (containsPhrase(SEEN_FOR_MONEY, words)) return false
  return containsPhrase(ONLY_LOOKED, words) || matchPhrase(LOOKING, words, opening(words)) !== null
}

const PRICES = new Set('harga harganya reregan regane hargana tarif tarifnya price prices'.split(' '))
const SAYING = new Set('kata ceuk saur jare'.split(' '))
/** Of a price they say how far it has come. */
const RISEN = new Set('udah sudah naik turun masih tembus'.split(' '))
/** Words of who said it, up to the price: 'kata Bu RT harga'. */
const REACH_OF_SAYING = 4
const NOWADAYS = new Set('sekarang skrg saiki ayeuna now nowadays lately'.split(' '))
const COSTING = new Set('is are costs cost going'.split(' '))

/** 'Kata mamah harga beras udah 16 ribu': what another told of a price. */
export function isPriceTold(words: readonly Token[]): boolean {
  const said = words.findIndex(({ word }) => SAYING.has(word))
  if (said < 0 || containsPhrase(BUYING, words) || words.some(({ word }) => CAME_TO.has(word))) return false
  const isOfNow = words.some(({ word }) => NOWADAYS.has(word) || RISEN.has(word))
  return isOfNow && words.slice(said + 1, said + 1 + REACH_OF_SAYING).some(({ word }) => PRICES.has(word))
}

/** Whether it is a current price: 'harga telur sekarang 32 ribu', 'eggs are six dollars now'. */
export function isPriceNews(words: readonly Token[]): boolean {
  if (!words.some(({ word }) => NOWADAYS.has(word)) || containsPhrase(BUYING, words)) return false
  if (words.some(({ word }) => SPEAKERS.has(word)) || isReason(words)) return false
  return PRICES.has(words[opening(words)]?.word ?? '') || words.some(({ word }) => COSTING.has(word))
}

/** 'He is three foot ten now so new pants, 22': what is so now is why it was bought. */
function isReason(words: readonly Token[]): boolean {
  const now = words.findIndex(({ word }) => NOWADAYS.has(word))
  return words.slice(now + 1).some(({ word }) => word === 'so' || word === 'jadi')
}

const REMAINDER = phraseSet(
  phraseList(
    'sisa uang|sisa duit|sisa saldo|sisa gaji|sisa jatah|sisa budget|sisa anggaran|sisa tabungan|sisa uangku|sisa duitku',
  ),
)
/** With these the remainder was spent: 'sisa uang dibeliin ayam'. */
const USED_FOR = new Set(
  phraseList(
    'buat|untuk|beli|bayar|dibeliin|dibelikan|dipake|dipakai|kupakai|kupake|jajan|dibayar|tagihan|pembayaran|kubeliin',
  ),
)

/** 'saldo GoPay tinggal', 'my wallet left': what is still there. */
export function isBalance(said: readonly Token[]): boolean {
  if (!said.some(saysRemaining)) return false
  if (matchPhrase(REMAINDER, said, opening(said)) && !said.some(({ word }) => USED_FOR.has(word))) return true
  const words = withoutPhrases(NOT_HOLDERS, said)
  if (containsPhrase(PART_PAID, words) || !containsPhrase(HOLDERS, words) || isPaidFrom(said)) return false
  return words.some(saysRemaining)
}

const ORIGINS = new Set(['dari', 'from'])
/** Words from the preposition to the balance: 'from my gift card balance'. */
const REACH_OF_BALANCE = 4

/** 'Voucher Steam dari saldo GoPay': a thing of a known category is paid from the balance. */
function isPaidFrom(said: readonly Token[]): boolean {
  const from = said.findIndex(({ word }) => ORIGINS.has(word))
  if (from < 1 || !said.slice(from + 1, from + 1 + REACH_OF_BALANCE).some(saysRemaining)) return false
  return categorize(said.slice(0, from)) !== null
}

/** 'saldo tinggal', and in English by the noun alone: 'my balance is 40', 'bank balance 1200'. */
function saysRemaining({ word }: Token): boolean {
  return REMAINING.has(word) || word === 'balance'
}
