/** Where a person is named as the payer: 'dibayar Bu Camat', 'Rina yang traktir', 'traktiran Nadya', 'was on Mike'. */
import { categorize } from '../categories/categorize.ts'
import { type Token, withWord } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase, skipPhrases } from '../words/phrase-table.ts'
import { WHO_PAYS } from './others-words.ts'
import { OTHERS, PEOPLE, SPEAKERS, TITLES } from './people-words.ts'
import { isName } from './subject.ts'

/** Index of 'dibayar Bu Camat', 'dibayar Rio'; or -1. */
function paidBySomeone(words: readonly Token[]): number {
  return words.findIndex(({ word }, at) => word === 'dibayar' && at > 0 && isOther(words, at + 1))
}

function isOther(words: readonly Token[], at: number): boolean {
  return isPerson(words, at) || matchPhrase(PEOPLE, words, at) !== null
}

/** Whether a person is named at the index: by a title and what follows, by a name, or as a relative. */
function isPerson(words: readonly Token[], at: number): boolean {
  const who = words[at]
  if (!who) return false
  const isTitled = TITLES.has(who.word) && /^\p{Lu}/u.test(who.text) && words[at + 1] !== undefined
  return isTitled || OTHERS.has(who.word) || isName(who)
}

/** Siblings: 'adik yang nebus' means none but them. */
const SIBLINGS: ReadonlySet<string> = new Set(['adik', 'adek', 'kakak', 'abang', 'kakakku', 'adikku'])

/** Whether a person is named at the index, of a name in no list where the clause begins with it. */
function isPayer(words: readonly Token[], at: number): boolean {
  const who = words[at]
  if (!who || SPEAKERS.has(who.word)) return false
  if (OTHERS.has(who.word) || SIBLINGS.has(who.word) || isName(who)) return true
  if (matchPhrase(PEOPLE, words, at)) return true
  const isFirst = at === skipPhrases(FILLERS, words, 0)
  const isWho = categorize([who]) === null || FOR_OTHERS.has(words[at + 2]?.word ?? '')
  const isUnknown = isFirst && isWho && nameThing([who])
  return isUnknown && !words.some((_, place) => place >= at + 3 && isSpeakers(words, place))
}

/** Only persons do that: 'Sasa yang bayarin'. */
const FOR_OTHERS: ReadonlySet<string> = new Set(['bayarin', 'traktir', 'nraktir', 'ngebayarin', 'traktirin'])

/** What the speaker had of it, which tells of no payer: 'punya gue'. */
const OWNING: ReadonlySet<string> = new Set(['punya', 'pesanan', 'jatah', 'bagian'])

function isSpeakers(words: readonly Token[], at: number): boolean {
  return SPEAKERS.has(words[at]?.word ?? '') && !OWNING.has(words[at - 1]?.word ?? '')
}

/** Index of 'dia yang bayar', 'Rina yang traktir'; or -1. */
function paidByNamed(words: readonly Token[]): number {
  return words.findIndex((_, at) => {
    if (words[at + 1]?.word !== 'yang' || !WHO_PAYS.has(words[at + 2]?.word ?? '')) return false
    return (
      isPayer(words, at) || (TITLES.has(words[at - 1]?.word ?? '') && !SPEAKERS.has(words[at]?.word ?? ''))
    )
  })
}

/** Index of 'yang bayarin kakak ipar', 'yang traktir Pak Hendra'; or -1. */
function paidInverted(words: readonly Token[]): number {
  return words.findIndex(
    ({ word }, at) => word === 'yang' && WHO_PAYS.has(words[at + 1]?.word ?? '') && isSomebody(words, at + 2),
  )
}

function isSomebody(words: readonly Token[], at: number): boolean {
  return isOther(words, at) || SIBLINGS.has(words[at]?.word ?? '')
}

function isUnknownName(words: readonly Token[], at: number): boolean {
  const who = words[at]
  return who !== undefined && /^\p{Lu}\p{Ll}/u.test(who.text) && categorize([who]) === null
}

/** Words before the noun that make the treat the speaker's: 'bayar traktiran Nadya'. */
const OF_SPEAKER: ReadonlySet<string> = new Set(['bayar', 'buat', 'untuk', 'beli', 'acara', 'uang', 'biaya'])

/** Index of 'traktiran Nadya' behind a thing; or -1. */
function treatOf(words: readonly Token[]): number {
  const at = words.findIndex(({ word }) => word === 'traktiran' || word === 'traktirannya')
  if (at < 1 || OF_SPEAKER.has(words[at - 1]?.word ?? '')) return -1
  return isOther(words, at + 1) || isUnknownName(words, at + 1) ? at : -1
}

/** Index of 'was on Mike'; or -1. */
function onSomeone(words: readonly Token[]): number {
  return words.findIndex(({ word }, at) => {
    const who = words[at + 2]
    if ((word !== 'was' && word !== 'its' && word !== 'is') || words[at + 1]?.word !== 'on') return false
    return isName(who) || OTHERS.has(who?.word ?? '')
  })
}

const TREATING: ReadonlySet<string> = new Set(['treating', 'buying', 'paying', 'covering'])

/** Index of "Tom's treating"; or -1. */
function treatingAt(words: readonly Token[]): number {
  return words.findIndex(({ word }, at) => {
    const who = words[at - 1]
    if (!TREATING.has(word) || !who?.word.endsWith('s')) return false
    return isName(withWord(who, who.word.slice(0, -1)))
  })
}

/** Index of the words that name a person as the payer; or -1. */
export function namedPayer(words: readonly Token[]): number {
  return Math.max(
    paidBySomeone(words),
    paidByNamed(words),
    paidInverted(words),
    treatOf(words),
    onSomeone(words),
    treatingAt(words),
  )
}
