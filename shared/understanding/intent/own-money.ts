/** Whether money moves between the speaker's own accounts: top-ups, withdrawals, savings. */
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import {
  containsPhrase,
  findPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  skipPhrases,
  withoutPhrases,
} from '../words/phrase-table.ts'
import { isCashOut } from './cash-out.ts'
import {
  ABOUT_INVESTMENTS,
  BETWEEN,
  FILLING,
  FOR_OTHERS,
  INVESTING,
  INVESTMENTS,
  PREPAID,
  SAVING,
  WALLETS,
} from './own-money-words.ts'
import { SPEAKERS } from './people-words.ts'
import { DIRECTIONS, isMove, isTakingsBanked } from './routes.ts'

/** A fund for a purpose is no wallet: 'isi dana sosial'. */
const FUNDS = new Set('sosial kas desa bencana umat abadi kantor'.split(' '))

/** Index behind the wallet at `at`, or null. */
function readWallet(words: readonly Token[], at: number): number | null {
  const wallet = matchPhrase(WALLETS, words, at)
  if (!wallet || FUNDS.has(words[wallet.end]?.word ?? '')) return null
  return wallet.end
}

const SURELY_FILLING = new Set(['reload', 'reloaded', 'reloading', 'recharged', 'recharge'])

/** 'Reloaded my Dunkin card': a card of a name in no list. */
function fillsNamedCard(words: readonly Token[], end: number): boolean {
  return (
    SURELY_FILLING.has(words[end - 1]?.word ?? '') &&
    words.slice(end, end + 3).some(({ word }) => word === 'card')
  )
}

/** Whether the verb at `at` tops up a wallet, perhaps after words such as 'my' and 'saldo'. */
function fillsWallet(words: readonly Token[], at: number): boolean {
  const verb = matchPhrase(FILLING, words, at)
  if (!verb) return false
  if (fillsNamedCard(words, verb.end)) return true
  for (let next = verb.end; next < words.length; next++) {
    const end = readWallet(words, next)
    if (end !== null)
      return !words.slice(end, end + 3).some((_, i) => matchPhrase(FOR_OTHERS, words, end + i))
    if (!BETWEEN.has(words[next]?.word ?? '')) return false
  }
  return false
}

/** 'top up GoPay', 'put twenty on my ez-link', but not 'isi pulsa pakai OVO'. */
function isTopUp(words: readonly Token[]): boolean {
  const isFilled = words.some((_, at) => fillsWallet(words, at)) || isWalletFilled(words)
  return isFilled && !containsPhrase(PREPAID, words)
}

/** The wallet said first: 'e-toll gue isi'. */
function isWalletFilled(words: readonly Token[]): boolean {
  const end = readWallet(words, skipPhrases(FILLERS, words, 0))
  if (end === null) return false
  const verb = findPhrase(FILLING, words, end)
  return verb >= 0 && words.slice(end, verb).every(({ word }) => BETWEEN.has(word) || SPEAKERS.has(word))
}

/** Names of investments that are common words, too. */
const COMMON_WORDS = new Set(['bibit', 'ajaib', 'sip', 'ori'])

/** Whether a common word stands in the position of an investment: 'nabung di bibit'. */
function isNamed(words: readonly Token[], at: number): boolean {
  const word = words[at]?.word ?? ''
  if (word === 'shares') return /^\p{Lu}/u.test(words[at + 2]?.text ?? '')
  if (!COMMON_WORDS.has(word)) return true
  const before = words[at - 1]?.word ?? ''
  return before === 'di' || before === 'on' || DIRECTIONS.has(before)
}

/** 'setor arisan', 'put it into Syfe', but not 'kue buat arisan' and 'buku saham'. */
function isInvested(words: readonly Token[]): boolean {
  return words.some((token, at) => {
    if (matchPhrase(INVESTMENTS, words, at) === null || !isNamed(words, at)) return false
    if (words.slice(0, at).some(({ word }) => ABOUT_INVESTMENTS.has(word))) return false
    return (
      contentWords(words)[0] === token ||
      words.slice(Math.max(0, at - 4), at).some(({ word }) => INVESTING.has(word))
    )
  })
}

/** Whether money only moved between accounts of the speaker. `words` are without amounts. */
export function isOwnMoney(words: readonly Token[]): boolean {
  return isTopUp(words) || isCashOut(words) || isMove(words) || isTakingsBanked(words) || isSaving(words)
}

/** Alms boxes, which hold no savings of the speaker. */
const ALMS = phraseSet(
  phraseList('celengan masjid|celengan mesjid|celengan gereja|celengan musala|kotak amal'),
)

function isSaving(said: readonly Token[]): boolean {
  const words = withoutPhrases(ALMS, said)
  const cue = findPhrase(SAVING, words)
  const isAbout = words.slice(0, cue).some(({ word }) => ABOUT_INVESTMENTS.has(word))
  return (cue >= 0 && !isAbout) || isInvested(words)
}
