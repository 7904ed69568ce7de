/** Whether money went from one purse of the speaker to another: 'transfer ke tabungan', 'PayPal to my bank'. */
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import {
  containsPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  skipPhrases,
  withoutPhrases,
} from '../words/phrase-table.ts'
import { ACCOUNTS, BETWEEN, FOR_OTHERS, MOVING, SURELY_MOVING, WALLETS } from './own-money-words.ts'

export const DIRECTIONS = new Set('ke to into'.split(' '))
const ORIGINS = new Set('dari from'.split(' '))

/** Whether only accounts and wallets are named. */
function namesOnlyAccounts(words: readonly Token[]): boolean {
  const left = withoutPhrases(MOVING, withoutPhrases(WALLETS, withoutPhrases(ACCOUNTS, words)))
  return contentWords(left).every(({ word }) => BETWEEN.has(word) || DIRECTIONS.has(word))
}

/** Index behind the account or wallet at `at`, or null. */
function readPurse(words: readonly Token[], at: number): number | null {
  return (matchPhrase(ACCOUNTS, words, at) ?? matchPhrase(WALLETS, words, at))?.end ?? null
}

/** Index behind the account or wallet at `at`, perhaps behind 'my'; or null. */
function readMine(words: readonly Token[], at: number): number | null {
  const first = BETWEEN.has(words[at]?.word ?? '') && readPurse(words, at) === null ? at + 1 : at
  return readPurse(words, first)
}

const ONTO = new Set(['onto', 'into'])

/** 'PayPal to my bank', '25 onto my Starbucks card' and nothing else. */
function isRouteWithoutVerb(words: readonly Token[]): boolean {
  const first = skipPhrases(FILLERS, words, 0)
  const from = ONTO.has(words[first]?.word ?? '') ? first : (readMine(words, first) ?? first)
  const direction = words[from]?.word ?? ''
  if (!(from > first ? DIRECTIONS : ONTO).has(direction)) return false
  const end = readMine(words, from + 1)
  const isWhole = end !== null && (end === words.length || ORIGINS.has(words[end]?.word ?? ''))
  return isWhole && namesOnlyAccounts(words.slice(0, end))
}

/** 'dari BCA ke GoPay' and nothing else. */
function isRoute(words: readonly Token[]): boolean {
  if (isRouteWithoutVerb(words)) return true
  const origin = words.findIndex(({ word }) => ORIGINS.has(word))
  const from = origin < 0 ? null : readPurse(words, origin + 1)
  if (from === null || !DIRECTIONS.has(words[from]?.word ?? '')) return false
  return readPurse(words, from + 1) !== null && namesOnlyAccounts(words)
}

/** 'mindahin dari BCA ke Jago', 'transfer ke tabungan', but not 'transfer ke BCA Budi'. */
export function isMove(words: readonly Token[]): boolean {
  if (isRoute(words)) return true
  if (!containsPhrase(MOVING, words)) return false
  const keeps = (at: number) => readPurse(words, at) !== null
  if (!words.some((_, at) => keeps(at))) return false
  if (containsPhrase(FOR_OTHERS, words)) return false
  if (words.some(({ word }) => SURELY_MOVING.has(word)) || containsPhrase(TO_OWN, words)) return true
  const isDirected = words.some(
    ({ word }, at) => DIRECTIONS.has(word) && words.slice(at + 1, at + 4).some((_, i) => keeps(at + 1 + i)),
  )
  return (isDirected || words.some(({ word }) => DEPOSITING.has(word))) && namesOnlyAccounts(words)
}

const TO_OWN = phraseSet(
  phraseList(
    'to my own account|into my own account|to my own bank|to my other account|to my account|to my savings',
  ),
)
const DEPOSITING = new Set(['deposited', 'deposit'])
const TAKINGS = phraseSet(
  phraseList(
    'hasil|omzet|omset|pendapatan|penjualan|jualan|uang toko|uang warung|uang kios|uang lapak|uang usaha|uang dagangan|duit toko|duit warung|duit kios|duit dagangan',
  ),
)

/** 'Setoran hasil toko ke bank'. */
export function isTakingsBanked(words: readonly Token[]): boolean {
  if (!containsPhrase(TAKINGS, words)) return false
  return words.some(({ word }, at) => word === 'ke' && readPurse(words, at + 1) !== null)
}
