/** Whether somebody else spent, or gave the speaker money. */
import type { Token } from '../utterance/token.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, skipPhrases } from '../words/phrase-table.ts'
import {
  BORNE_BY_OTHERS,
  BORNE_BY_SPEAKER,
  GIVE,
  NO_GIFT,
  OF_THE_SPEAKER,
  OTHERS_SPEND,
  PAYING_BODIES,
  REFUND,
  WHO_PAYS,
} from './others-words.ts'
import { OTHERS, PEOPLE, SPEAKERS } from './people-words.ts'
import { isName, subjectBefore } from './subject.ts'
import { tellsAmount } from './without-amounts.ts'

/** Behind a verb of giving they name who got it, who is not the speaker. */
const RECIPIENTS = new Set('ke kepada buat untuk to for'.split(' '))

/** Before a passive the speaker pays: 'ibu minta dibelikan obat', 'sisa uang dibeliin ayam'. */
const WISHES = new Set(
  'minta pengen pingin mau tolong nitip kepengen ingin uang duit kembalian belanja'.split(' '),
)

/** At the beginning of a clause the speaker does it: 'bought us coffee'. */
const OWN_TREAT = new Set(['bought', 'paid', 'treated', 'treat'])

/** Index of 'dibayarin kantor', 'ditraktir Rio', but not of 'dibayarin gue dulu'; or -1. */
function borneByOthers(words: readonly Token[]): number {
  if (!containsPhrase(BORNE_BY_OTHERS, words)) return -1
  return words.findIndex((_, at) => {
    const cue = matchPhrase(BORNE_BY_OTHERS, words, at)
    const isElided = at === 0 || skipPhrases(FILLERS, words, 0) >= at || words[at - 1]?.word === 'then'
    if (isElided && OWN_TREAT.has(words[at]?.word ?? '')) return false
    return (
      cue !== null &&
      !words.slice(Math.max(0, at - 2), at).some(({ word }) => WISHES.has(word)) &&
      !BORNE_BY_SPEAKER.has(words[cue.end]?.word ?? '') &&
      !SPEAKERS.has(words[at - 1]?.word ?? '')
    )
  })
}

/** Index of 'dia yang bayar', 'Rina yang traktir'; or -1. */
function paidByNamed(words: readonly Token[]): number {
  return words.findIndex((who, at) => {
    if (words[at + 1]?.word !== 'yang' || !WHO_PAYS.has(words[at + 2]?.word ?? '')) return false
    return OTHERS.has(who.word) || isName(who) || matchPhrase(PEOPLE, words, at) !== null
  })
}

/** Index of 'was on Mike'; or -1. */
function onSomeone(words: readonly Token[]): number {
  return words.findIndex(({ word }, at) => {
    const who = words[at + 2]
    if ((word !== 'was' && word !== 'its' && word !== 'is') || words[at + 1]?.word !== 'on') return false
    return isName(who) || OTHERS.has(who?.word ?? '')
  })
}

/** What the words say before they say that somebody else bore the price: 'itu' of 'itu dibayarin Rio'; or null. */
export function borneThing(words: readonly Token[]): readonly Token[] | null {
  const at = Math.max(borneByOthers(words), paidByNamed(words), onSomeone(words))
  return at < 0 ? null : words.slice(0, at)
}

/** Whether an amount stands between the first word of a clause and its verb: 'Aldi shop, 84 dollars, paid by card'. */
function isBehindAmount(said: readonly Token[], verb: Token | undefined): boolean {
  const amount = said.findIndex(tellsAmount)
  return amount > 0 && verb !== undefined && (said[amount]?.index ?? 0) < verb.index
}

/** Somebody else spent. `words` are those of a clause, `said`, without its amounts. */
export function isSpentByOthers(words: readonly Token[], said: readonly Token[]): boolean {
  if (containsPhrase(OF_THE_SPEAKER, words)) return false
  if (borneThing(words) !== null) return true
  if (!containsPhrase(OTHERS_SPEND, words)) return false
  const subject = subjectBefore(words, at => matchPhrase(OTHERS_SPEND, words, at) !== null)
  return subject?.actor === 'other' && !isBehindAmount(said, words[subject.verb])
}

/** Whether what follows the verb of giving at `verb` is money for the speaker. */
function isForSpeaker(words: readonly Token[], verb: number): boolean {
  const behind = words.slice(matchPhrase(GIVE, words, verb)?.end ?? verb)
  if (NO_GIFT.has(behind[0]?.word ?? '')) return false
  const to = behind.findIndex(({ word }) => RECIPIENTS.has(word))
  return (
    to < 0 ||
    behind.slice(to).some(({ word }) => SPEAKERS.has(word)) ||
    behind[to]?.word === 'for' ||
    behind[to]?.word === 'buat'
  )
}

/** 'ibu kos satu juta transfer' was paid by transfer: an amount stands before the verb. */
function isPayment(words: readonly Token[], verb: number): boolean {
  const [before, here] = [words[verb - 1], words[verb]]
  return /^(transfer|tf|trf|kirim)$/.test(here?.word ?? '') && (before?.index ?? 0) + 1 !== here?.index
}

/** Somebody gave, sent or gave back money to the speaker: 'bapak ngirim uang bulanan'. */
export function isGivenBySomeone(words: readonly Token[]): boolean {
  if (!containsPhrase(GIVE, words)) return isRefunded(words)
  const gives = (at: number) => matchPhrase(GIVE, words, at) !== null
  const subject = subjectBefore(words, gives)
  if (subject)
    return subject.actor !== 'speaker' && isForSpeaker(words, subject.verb) && !isPayment(words, subject.verb)
  return isRefunded(words)
}

/** 'Shopee ngembalikan uang', 'the airline refunded me'. */
function isRefunded(words: readonly Token[]): boolean {
  const body = words.findIndex(({ word }) => PAYING_BODIES.has(word))
  if (body < 0 || body > 2 || words.slice(0, body).some(({ word }) => SPEAKERS.has(word))) return false
  return words.slice(body + 1, body + 4).some((_, at) => matchPhrase(REFUND, words, body + 1 + at) !== null)
}
