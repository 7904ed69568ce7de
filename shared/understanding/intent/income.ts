/** Whether a clause is about income. */
import type { Category } from '../../domain/category.ts'
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { containsPhrase, findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { isGained } from './gained.ts'
import {
  BUSINESSES,
  EARNED,
  GIFTS_OF_MONEY,
  HAGGLED,
  HANDED_OUT,
  INCOME,
  PAID_OUT,
  RECEIVING,
  SELLING,
  TAKING_IN,
} from './income-words.ts'
import { DENIALS } from './negation-words.ts'
import { clauseOpening } from './paid-by-others.ts'
import { isName } from './subject.ts'

const LIQUID = 'cair'

/** Categories in which a thing received is money. */
const NO_GOODS: ReadonlySet<Category> = new Set<Category>(['Other', 'Business', 'Bills & Utilities'])

/** Whence one pays: 'tip abangnya 5.000, semua dari GoPay'. */
const OWN_PURSES: ReadonlySet<string> = new Set(
  phraseList(
    'gopay|ovo|dana|shopeepay|spay|linkaja|kartu|rekening|saldo|dompet|bca|bri|bni|mandiri|brimo|seabank|jago',
  ),
)

function isFromPerson(words: readonly Token[]): boolean {
  return words.some(({ word }, at) => word === 'dari' && !OWN_PURSES.has(words[at + 1]?.word ?? ''))
}

/** 'dapat 50 ribu dari ibu', but not 'dapet kemeja di pasar 150 ribu', which was found in a shop. */
function isReceiving(words: readonly Token[]): boolean {
  if (matchPhrase(RECEIVING, words, clauseOpening(words)) === null) return false
  const category = categorize(words)
  return category === null || NO_GOODS.has(category) || isFromPerson(words)
}

/** 'jualan es teh hari ini dapet 320 ribu', 'hasil ngojek', 'uang saku dari nenek'. */
function isSale(words: readonly Token[]): boolean {
  const first = words[clauseOpening(words)]
  if (first?.word === 'hasil' || (GIFTS_OF_MONEY.has(first?.word ?? '') && isFromPerson(words))) return true
  const work = words.findIndex(({ word }) => SELLING.has(word))
  return work >= 0 && work <= 1 && words.slice(work + 1).some(({ word }) => EARNED.has(word))
}

/** Most words between a business and its verb. */
const BUSINESS_REACH = 5

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

const NOT_YET = 2
const WHEN: ReadonlySet<string> = new Set(['after', 'since', 'because', 'when', 'cause'])

/** A word of income that is not denied right before: 'company haven't reimburse'. */
function hasIncome(words: readonly Token[]): boolean {
  for (let at = findPhrase(INCOME, words); at >= 0; at = findPhrase(INCOME, words, at + 1)) {
    const before = words.slice(Math.max(0, at - NOT_YET), at)
    // 'Pizza for the team after we won'
    const isWhen = words[at]?.word === 'won' && before.some(({ word }) => WHEN.has(word))
    if (!isWhen && !before.some(({ word }) => DENIALS.has(word))) return true
  }
  return false
}

const WAGE = 'gaji'
const ARRIVED: ReadonlySet<string> = new Set(['masuk', 'cair', 'turun', 'udah', 'sudah', 'dapat', 'dapet'])

/** 'Gaji Asep 600 ribu' is handed out. */
function isWageOf(words: readonly Token[]): boolean {
  const at = words.findIndex(({ word }) => word === WAGE)
  return at >= 0 && isName(words[at + 1]) && !words.some(({ word }) => ARRIVED.has(word))
}

const WAGES: ReadonlySet<string> = new Set([WAGE, 'gajinya', 'upah', 'upahnya', 'honor', 'bayaran'])
const EXTRAS = phraseSet(
  phraseList(
    'uang lembur|lembur|lemburnya|lemburan|bonus|bonusnya|thr|thrnya|insentif|tunjangan|uang lemburnya',
  ),
)

/** Whether the words name what is paid beside a wage that was handed out before: 'gaji Yudi 600, ditambah uang lembur 50'. */
export function isBesideWage(paid: readonly Token[], words: readonly Token[]): boolean {
  if (matchPhrase(EXTRAS, words, clauseOpening(words)) === null) return false
  return paid.some(({ word }) => WAGES.has(word)) && !isIncome(paid)
}

const PAY: ReadonlySet<string> = new Set([
  'fee',
  'feenya',
  'honor',
  'honornya',
  'komisi',
  'bayaran',
  'bayarannya',
])
const CAME: ReadonlySet<string> = new Set(['masuk', 'cair', 'turun'])
/** Most words between the two. */
const REACH = 5

/** 'Fee endorse skincare udah masuk' */
function isPayCome(words: readonly Token[]): boolean {
  const pay = words.findIndex(({ word }) => PAY.has(word))
  if (pay < 0 || pay > 1) return false
  return words.slice(pay + 1, pay + 1 + REACH).some(({ word }) => CAME.has(word))
}

/** Whether the speaker took money in and did not pay with it in the same clause. */
export function isIncome(words: readonly Token[]): boolean {
  const receives = isReceiving(words)
  if (receives && isFromPerson(words)) return true
  if (matchPhrase(HANDED_OUT, words, clauseOpening(words))) return false
  if (isWageOf(words) || containsPhrase(PAID_OUT, words) || containsPhrase(HAGGLED, words)) return false
  if (
    receives ||
    isGained(words, clauseOpening(words)) ||
    isSale(words) ||
    isTakings(words) ||
    isPayCome(words)
  )
    return true
  return hasIncome(words) && !namesLiquid(words)
}
