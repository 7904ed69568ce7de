/** Whether a clause tells of money that came in. */
import type { Category } from '../../domain/category.ts'
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { FILLERS, OPENERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase } from '../words/phrase-table.ts'
import {
  GIVING_BACK,
  INCOME,
  PAID_BY_OTHERS,
  PAID_OUT,
  PAYERS,
  PAYERS_PAY,
  RECEIVING,
  TO_THE_SPEAKER,
} from './income-words.ts'

const RETURNED = new Set('balikin ngembaliin mengembalikan ngebalikin returned'.split(' '))
const SPEAKER = new Set('saya aku gue gua gw i we kita kami ane'.split(' '))
/** Words behind a payer among which is what they do. */
const PAYING_REACH = 3

/** What one gets in these is money. */
const NO_GOODS: ReadonlySet<Category> = new Set<Category>(['Other', 'Business', 'Bills & Utilities'])

/** Index of the first word that is neither filler nor a pronoun and its like. */
function opening(tokens: readonly Token[]): number {
  let at = 0
  for (;;) {
    const skip = matchPhrase(FILLERS, tokens, at) ?? matchPhrase(OPENERS, tokens, at)
    if (!skip || matchPhrase(RECEIVING, tokens, at)?.end === skip.end) return at
    at = skip.end
  }
}

function isFromSomebody(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => word === 'dari')
}

/** 'dapat 50 ribu dari ibu', but not 'dapet kemeja di pasar 150 ribu', which was found in a shop. */
function isReceiving(tokens: readonly Token[]): boolean {
  if (matchPhrase(RECEIVING, tokens, opening(tokens)) === null) return false
  const category = categorize(tokens)
  return category === null || NO_GOODS.has(category) || isFromSomebody(tokens)
}

/** 'klien transfer 3 juta', 'Budi balikin 100 ribu', 'kirim ke rekening saya'. */
export function isPaidByOthers(tokens: readonly Token[]): boolean {
  if (containsPhrase(PAID_BY_OTHERS, tokens)) return true
  if (containsPhrase(GIVING_BACK, tokens) && containsPhrase(TO_THE_SPEAKER, tokens)) return true
  const first = opening(tokens)
  const verbs = tokens.slice(first + 1, first + 1 + PAYING_REACH)
  if (PAYERS.has(tokens[first]?.word ?? '') && verbs.some(({ word }) => PAYERS_PAY.has(word))) return true
  const returned = tokens.findIndex(({ word }) => RETURNED.has(word))
  return returned > first && !tokens.slice(0, returned).some(({ word }) => SPEAKER.has(word))
}

/** Whether the speaker took money in and did not pay with it in the same clause. */
export function isIncome(tokens: readonly Token[]): boolean {
  const receives = isReceiving(tokens)
  if (receives && isFromSomebody(tokens)) return true
  return !containsPhrase(PAID_OUT, tokens) && (receives || containsPhrase(INCOME, tokens))
}
