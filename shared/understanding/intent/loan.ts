/** Whether a clause is about money lent, borrowed or paid back, which is no expense. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { isDebtSettled, isInDebt, isInstalmentTo, isOwedToSpeaker } from './debts.ts'
import {
  BORROWING,
  CREDITORS,
  DEBTS,
  LENDABLE,
  LENDING,
  PAYING_BACK,
  PLACES_BACK,
  REPAYING,
  TO_HAND,
} from './loan-words.ts'
import { DETERMINERS, PEOPLE, SPEAKERS } from './people-words.ts'
import { isName } from './subject.ts'

/** Most words between 'paid' and 'back'. */
const REACH_BACK = 4
/** Most words between a verb of repayment and the debt. */
const REACH_DEBT = 3
/** Debts that may stand before the verb: 'utang ke Rina udah aku bayar'. */
const DEBT_FIRST = new Set('utang hutang utangku hutangku pinjaman pinjeman pinjemanku'.split(' '))
/** Words behind 'balikin' that introduce the recipient. */
const RECIPIENTS = new Set('ke kepada sama si pak bu mas mbak kak bang'.split(' '))
const GIVING_BACK = new Set(
  'balikin ngebalikin mbalikin balekin ngembaliin kembaliin ngembalikan mengembalikan'.split(' '),
)

function has(set: ReadonlySet<string>, token: Token | undefined): boolean {
  return token !== undefined && set.has(token.word)
}

/** 'minjem 50 ribu dari Budi', but not 'minjem motor Bagas'. */
function isBorrowing(words: readonly Token[]): boolean {
  return words.some((token, at) => {
    if (!BORROWING.has(token.word)) return false
    return (
      !words.slice(at + 1, at + 4).some(({ word }) => LENDABLE.has(word)) && !has(LENDABLE, words[at - 1])
    )
  })
}

/** 'paid Aisyah back', 'pay back Sam', but not 'paid the taxi back home'. */
function isPaidBack(words: readonly Token[]): boolean {
  return words.some(({ word }, at) => {
    if (word !== 'back' || has(PLACES_BACK, words[at + 1]))
      return word === 'back' && has(TO_HAND, words[at - 1])
    return words.slice(Math.max(0, at - REACH_BACK), at).some(({ word: verb }) => TO_HAND.has(verb))
  })
}

/** 'nyaur utang', 'balikin duit Yoga', 'balikin ke Dinda'. */
function isDebtPaid(words: readonly Token[]): boolean {
  return words.some((token, at) => {
    if (!PAYING_BACK.has(token.word)) return false
    const behind = words.slice(at + 1, at + 1 + REACH_DEBT)
    const debt = behind.findIndex(({ word }) => DEBTS.has(word))
    if (GIVING_BACK.has(token.word) && (behind.length === 0 || has(RECIPIENTS, behind[0]))) return true
    if (debt >= 0) return isOwed(token, behind[debt], words)
    return words.slice(0, at).some(({ word }) => DEBT_FIRST.has(word))
  })
}

/** 'bayar uang sekolah' pays no debt, 'ganti uang Rina' and 'balikin uang Rina' do. */
function isOwed(verb: Token, debt: Token | undefined, words: readonly Token[]): boolean {
  const isMoney = /^(uang|duit)/.test(debt?.word ?? '')
  if (!isMoney) return true
  const replaces = GIVING_BACK.has(verb.word) || /^(ng|n)?ganti/.test(verb.word)
  return replaces || words.some(({ word }) => BORROWING.has(word))
}

const THROUGH = new Set(['titip', 'nitip', 'nitipin', 'titipin'])

/** 'Aku titip Yuk Mar beli cabe, sudah kuganti uangnya': bought for the speaker, who pays. */
function isBoughtThrough(words: readonly Token[]): boolean {
  const verb = words.findIndex(({ word }) => THROUGH.has(word))
  return verb >= 0 && (verb === 0 || has(SPEAKERS, words[verb - 1]))
}

const OWED = new Set(['owed', 'owe'])
const PERSONS = new Set(['him', 'her', 'them'])

/** People to whom a debt is that of a thing: 'the rent I owed my landlord'. */
const CHARGING: ReadonlySet<string> = new Set(phraseList('landlord|company|coach|teacher|supervisor|manager'))

/** 'My brother' at `at`. */
function isRelative(words: readonly Token[], at: number): boolean {
  const who = matchPhrase(PEOPLE, words, at + 1)
  return has(DETERMINERS, words[at]) && who !== null && !CHARGING.has(words[at + 1]?.word ?? '')
}

/** 'Paid off the 50 I owed Mike', 'my brother', but not 'paid the 200 I owed at the dentist'. */
function isOwedTo(words: readonly Token[]): boolean {
  return words.some(({ word }, at) => {
    const to = words[at + 1]
    const isOwing = has(SPEAKERS, words[at - 1]) || words[at - 1]?.word === 'still'
    // A debt in the present tense is unpaid, also to a creditor without a name: 'still owe my mechanic'.
    const isPresent = word === 'owe' && has(DETERMINERS, to)
    return (
      OWED.has(word) && isOwing && (isPresent || has(PERSONS, to) || isName(to) || isRelative(words, at + 1))
    )
  })
}

/** 'Nggak utang, langsung tak bayar': there is none. */
const NO_DEBT = phraseSet(
  ['nggak', 'gak', 'ga', 'ngga', 'enggak', 'tidak', 'bukan', 'tanpa', 'ora', 'kagak'].flatMap(no =>
    ['utang', 'ngutang', 'hutang', 'ngebon', 'kasbon'].map(debt => `${no} ${debt}`),
  ),
)

/** Whether money was lent, borrowed or paid back. `words` are those of a clause without its amounts. */
export function isLoan(words: readonly Token[]): boolean {
  if (containsPhrase(NO_DEBT, words)) return false
  if (
    containsPhrase(LENDING, words) ||
    isBorrowing(words) ||
    isOwedTo(words) ||
    isOwedToSpeaker(words) ||
    isInDebt(words) ||
    isInstalmentTo(words)
  )
    return true
  if (containsPhrase(CREDITORS, words) || isBoughtThrough(words)) return false
  if (containsPhrase(REPAYING, words) || isPaidBack(words) || isDebtPaid(words)) return true
  return isDebtSettled(words)
}
