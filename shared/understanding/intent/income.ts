/** Whether a clause is about income. */
import type { Category } from '../../domain/category.ts'
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS, OPENERS } from '../words/filler-words.ts'
import { containsPhrase, findPhrase, matchPhrase } from '../words/phrase-table.ts'
import {
  BUSINESSES,
  EARNED,
  GIFTS_OF_MONEY,
  GIVING_BACK,
  HAGGLED,
  HANDED_OUT,
  INCOME,
  PAID_BY_OTHERS,
  PAID_OUT,
  PAYERS,
  PAYERS_PAY,
  RECEIVING,
  SELLING,
  SERVED,
  TAKING_IN,
  TIPPING,
  TO_THE_SPEAKER,
} from './income-words.ts'
import { isTransferredOut } from './transferred.ts'

const RETURNED = new Set('balikin ngembaliin mengembalikan ngebalikin returned'.split(' '))
const SPEAKER = new Set('saya aku gue gua gw i we kita kami ane'.split(' '))
/** Most words between a payer and the verb. */
const PAYING_REACH = 4

const LIQUID = 'cair'

/** Categories in which a thing received is money. */
const NO_GOODS: ReadonlySet<Category> = new Set<Category>(['Other', 'Business', 'Bills & Utilities'])

/** Index of the first word that is no filler, pronoun or similar word. */
function opening(words: readonly Token[]): number {
  let at = 0
  for (;;) {
    const skip = matchPhrase(FILLERS, words, at) ?? matchPhrase(OPENERS, words, at)
    if (!skip || matchPhrase(RECEIVING, words, at)?.end === skip.end) return at
    at = skip.end
  }
}

function isFromPerson(words: readonly Token[]): boolean {
  return words.some(({ word }) => word === 'dari')
}

/** 'dapat 50 ribu dari ibu', but not 'dapet kemeja di pasar 150 ribu', which was found in a shop. */
function isReceiving(words: readonly Token[]): boolean {
  if (matchPhrase(RECEIVING, words, opening(words)) === null) return false
  const category = categorize(words)
  return category === null || NO_GOODS.has(category) || isFromPerson(words)
}

/** 'Penumpang dari Halim ngasih tip', but not 'tamu datang, gue ngasih tip'. */
function isTipGiven(words: readonly Token[]): boolean {
  const tip = findPhrase(TIPPING, words)
  return tip > 0 && !SPEAKER.has(words[tip - 1]?.word ?? '')
}

/** 'klien transfer 3 juta', 'Budi balikin 100 ribu', 'kirim ke rekening saya'. */
export function isPaidByOthers(words: readonly Token[]): boolean {
  if (containsPhrase(PAID_BY_OTHERS, words)) return !isTransferredOut(words)
  if (containsPhrase(GIVING_BACK, words) && containsPhrase(TO_THE_SPEAKER, words)) return true
  const first = opening(words)
  const verbs = words.slice(first + 1, first + 1 + PAYING_REACH)
  const pays = verbs.findIndex(({ word }) => PAYERS_PAY.has(word))
  const isSpeaker = pays > 0 && SPEAKER.has(verbs[pays - 1]?.word ?? '')
  if (PAYERS.has(words[first]?.word ?? '') && pays >= 0 && !isSpeaker) return true
  if (SERVED.has(words[first]?.word ?? '') && isTipGiven(words)) return true
  const returned = words.findIndex(({ word }) => RETURNED.has(word))
  return returned > first && !words.slice(0, returned).some(({ word }) => SPEAKER.has(word))
}

/** 'jualan es teh hari ini dapet 320 ribu', 'hasil ngojek', 'uang saku dari nenek'. */
function isSale(words: readonly Token[]): boolean {
  const first = words[opening(words)]
  if (first?.word === 'hasil' || (GIFTS_OF_MONEY.has(first?.word ?? '') && isFromPerson(words))) return true
  const work = words.findIndex(({ word }) => SELLING.has(word))
  return work >= 0 && work <= 1 && words.slice(work + 1).some(({ word }) => EARNED.has(word))
}

/** Most words between a business and its verb. */
const BUSINESS_REACH = 4

/** 'warung hari ini masuk 875 ribu', but not 'di warung dapet kopi'. */
function isTakings(words: readonly Token[]): boolean {
  const at = words.findIndex(({ word }) => BUSINESSES.has(word))
  if (at < 0 || nameThing(words.slice(0, at)) || words[at - 1]?.word === 'di') return false
  const verb = words.slice(0, at + BUSINESS_REACH).findLastIndex(({ word }) => TAKING_IN.has(word))
  return verb > at && !nameThing(words.slice(verb + 1))
}

/** Whether 'cair' means liquid goods ('Rinso cair', 'susu cair'), not a payout ('THR cair'). */
function namesLiquid(words: readonly Token[]): boolean {
  const at = words.findIndex(({ word }) => word === LIQUID)
  if (at <= 0) return false
  const category = categorize(words.slice(0, at))
  return category !== null && !NO_GOODS.has(category)
}

/** Whether the speaker took money in and did not pay with it in the same clause. */
export function isIncome(words: readonly Token[]): boolean {
  const receives = isReceiving(words)
  if (receives && isFromPerson(words)) return true
  if (matchPhrase(HANDED_OUT, words, opening(words))) return false
  if (containsPhrase(PAID_OUT, words) || containsPhrase(HAGGLED, words)) return false
  if (receives || isSale(words) || isTakings(words)) return true
  return containsPhrase(INCOME, words) && !namesLiquid(words)
}
