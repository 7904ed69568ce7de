/** Whether a debt to a person is told of without a verb of paying: 'utang ke Dimas udah lunas', "I'm into my sister for 50". */
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, phraseList, skipPhrases } from '../words/phrase-table.ts'
import { tellsAct } from './acts.ts'
import { DEPENDANTS, DETERMINERS, OTHERS, PEOPLE, SPEAKERS, TITLES } from './people-words.ts'
import { isName } from './subject.ts'

const DEBTS: ReadonlySet<string> = new Set(
  phraseList('utang|hutang|utangku|hutangku|pinjaman|pinjeman|pinjamanku|pinjemanku'),
)
const TO: ReadonlySet<string> = new Set(phraseList('ke|kepada|sama|ama|pada|karo|ka'))
const SETTLED: ReadonlySet<string> = new Set(
  phraseList(
    'dicicil|dicicilin|diangsur|dilunasi|dilunasin|dilunaskan|dibayar|dibayarin|kubayar|kucicil|kulunasi|lunas|beres|kelar|tinggal|sisa|ditransfer',
  ),
)
/** The preposition may be gone, where it is one of linking: 'sama'. */
function isToPerson(words: readonly Token[], at: number): boolean {
  return TO.has(words[at]?.word ?? '') || matchPhrase(PEOPLE, words, at) !== null || isRelated(words[at])
}

function isRelated(token: Token | undefined): boolean {
  return token !== undefined && (DEPENDANTS.has(token.word) || TITLES.has(token.word) || isName(token))
}

const STANDING: ReadonlySet<string> = new Set(['masih', 'sisa', 'tinggal', 'kurang'])

/** 'Utang di warung masih', with no verb of paying. */
export function isDebtStanding(words: readonly Token[]): boolean {
  const debt = words.findIndex(({ word }) => DEBTS.has(word))
  if (debt < 0 || debt > REACH || tellsAct(words)) return false
  return words.slice(debt + 1).some(({ word }) => STANDING.has(word))
}

/** Words before the debt: 'sisa utang ke Rina'. */
const REACH = 2

export function isDebtSettled(words: readonly Token[]): boolean {
  const debt = words.findIndex(({ word }) => DEBTS.has(word))
  if (debt < 0 || debt > REACH || !isToPerson(words, debt + 1)) return false
  return words.slice(debt + 2).some(({ word }) => SETTLED.has(word))
}

const INSTALMENTS: ReadonlySet<string> = new Set(phraseList('cicilan|angsuran|nyicil|bayar|setoran'))

/** 'Cicilan utang ke kakak', but not 'cicilan utang ke bank'. */
export function isInstalmentTo(words: readonly Token[]): boolean {
  const debt = words.findIndex(({ word }) => DEBTS.has(word))
  if (debt < 1 || !INSTALMENTS.has(words[debt - 1]?.word ?? '')) return false
  const own = SPEAKERS.has(words[debt + 1]?.word ?? '') ? debt + 1 : debt
  const who = TO.has(words[own + 1]?.word ?? '') ? own + 2 : own + 1
  return matchPhrase(PEOPLE, words, who) !== null || isRelated(words[who])
}

const STATES: ReadonlySet<string> = new Set(phraseList('im|am|is|hes|shes|was|were|still|are|theyre|been'))
const DEBTORS: ReadonlySet<string> = new Set(['me', 'us', 'him', 'her', 'them'])

/** 'Still into my sister for', but not 'ran into my sister'. */
export function isInDebt(words: readonly Token[]): boolean {
  const into = words.findIndex(({ word }) => word === 'into')
  if (into < 0 || !STATES.has(words[skipBack(words, into)]?.word ?? '')) return false
  let who = into + 1
  while (DETERMINERS.has(words[who]?.word ?? '')) who++
  const word = words[who]?.word ?? ''
  const person = matchPhrase(PEOPLE, words, who)?.end ?? who + 1
  const isPerson = person > who + 1 || DEBTORS.has(word) || OTHERS.has(word) || isName(words[who])
  return (isPerson || matchPhrase(PEOPLE, words, who) !== null) && words[person]?.word === 'for'
}

/** Index of the last word before `into` that is no filler. */
function skipBack(words: readonly Token[], into: number): number {
  const before = into - 1
  return STATES.has(words[before]?.word ?? '') || skipPhrases(FILLERS, words, before) === before
    ? before
    : before - 1
}

/** Words from the debt to whom it is owed: 'utang si Dodi ke gue'. */
const REACH_CREDITOR = 4

/** 'Utang Dodi ke gue': what another owes the speaker. */
export function isOwedToSpeaker(words: readonly Token[]): boolean {
  const debt = words.findIndex(({ word }) => DEBTS.has(word) || word === 'utangnya' || word === 'hutangnya')
  if (debt < 0) return false
  return words
    .slice(debt + 1, debt + 1 + REACH_CREDITOR)
    .some(({ word }, at) => TO.has(word) && SPEAKERS.has(words[debt + 2 + at]?.word ?? ''))
}
