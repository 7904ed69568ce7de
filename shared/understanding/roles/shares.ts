/** A bill shared with others: 'dibagi tiga', 'split four ways', 'bagi rata berlima', 'split with Mei Ling'. */

import { PEOPLE } from '../intent/people-words.ts'
import { isName } from '../intent/subject.ts'
import { readSmall } from '../numbers/below-hundred.ts'
import { isCapitalised } from '../spans/capitals.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { FILLERS } from '../words/filler-words.ts'
import {
  containsPhrase,
  matchPhrase,
  phraseList,
  phraseSet,
  skipPhrase,
  skipPhrases,
} from '../words/phrase-table.ts'

/** Words of sharing a bill. */
const SHARING = phraseSet(
  phraseList(`dibagi|bagi|dibagi rata|bagi rata|dibagi sama rata|dibagi sama|split|split it|split the bill|split bill|split rata|we split|we split it|we split the bill
  shared|shared it|share|divide|divided|divide it|divided it|patungan|patungan rata|urunan|saweran|split equally|split evenly|splitted|went dutch|go dutch|goes halves|went halves|go halves|going halves|went half half|even split`),
)
/** Words between them and the number of sharers. */
const BETWEEN = phraseSet(
  phraseList(
    'rata|equally|evenly|by|between|among|into|jadi|antara|it|the bill|with|sama|untuk|buat|among the|between the',
  ),
)
/** Words behind that number. */
const SHARERS = phraseSet(
  phraseList(
    'orang|kamar kos|kamar|ways|way|people|of us|of them|friends|temen|teman|kepala|pax|persons|anak|bagian',
  ),
)
/** Words of how many share. */
export const COLLECTIVES: ReadonlyMap<string, number> = new Map([
  ['berdua', 2],
  ['bertiga', 3],
  ['berempat', 4],
  ['berlima', 5],
  ['berenam', 6],
  ['bertujuh', 7],
  ['berdelapan', 8],
  ['half', 2],
])
/** Words that may stand between a price and the words of sharing. */
const SMALL = phraseSet([
  ...phraseList(
    `kita|kami|we|i|are|am|is|were|gue|gua|aku|saya|tapi|but|terus|itu|ini|yang|sebulan|a month|per bulan|last night|trus|lalu|and|it|the bill|was|is|and we|total|totalnya|semuanya|bill nya`,
  ),
  ...COLLECTIVES.keys(),
])

export interface Division {
  /** Index of its first word, and the number of its words. */
  readonly at: number
  readonly length: number
  /** Number of sharers, the speaker included; null where it is not said. */
  readonly count: number | null
}

/** The number of sharers in `words` from `at` on. */
function readSharers(utterance: Utterance, words: readonly Token[], at: number) {
  const word = words[at]
  if (!word) return null
  const collective = COLLECTIVES.get(word.word)
  if (collective !== undefined) return { count: collective, end: at + 1 }
  const number = readSmall(utterance, word.index, /^\d{1,2}$/)
  const end = words.findIndex(({ index }) => number !== null && index >= number.end)
  return number && number.value >= 2 ? { count: number.value, end: end < 0 ? words.length : end } : null
}

/**
 * The number of sharers: 'there were three of us', 'kami bertiga', 'Tom and I', from token index `from` on or
 * before; or null.
 */
export function sharersSaid(utterance: Utterance, from: number): number | null {
  return (
    sharersBetween(utterance, from, utterance.tokens.length) ??
    sharersBetween(utterance, 0, from) ??
    (utterance.tokens.some((_, at) => isPair(utterance, at)) ? 2 : null)
  )
}

const SPEAKER: ReadonlySet<string> = new Set(['i', 'me', 'aku', 'saya', 'gue'])
const JOINING: ReadonlySet<string> = new Set(['and', 'dan', 'sama'])

/** 'Tom and I', 'me and Dave': two, if no third person is named. */
function isPair(utterance: Utterance, at: number): boolean {
  if (!JOINING.has(utterance.word(at))) return false
  const [first, second] = [utterance.token(at - 1), utterance.token(at + 1)]
  const isThird = utterance.word(at - 2) === ',' && isName(utterance.token(at - 3))
  if (isThird) return false
  return (
    (isName(first) && SPEAKER.has(second?.word ?? '')) ||
    (SPEAKER.has(first?.word ?? '') &&
      (isName(second) || isCapitalised(second) || isRelative(utterance, at + 1)))
  )
}

/** 'My mom', 'for my brother', with nobody behind. */
function isRelative(utterance: Utterance, at: number): boolean {
  const who = utterance.word(at) === 'for' ? at + 1 : at
  if (utterance.word(who) !== 'my') return false
  const end = skipPhrase(PEOPLE, utterance.tokens, who + 1)
  return end > who + 1 && !/[^s]s$/.test(utterance.word(end - 1)) && !JOINING.has(utterance.word(end))
}

const US: ReadonlySet<string> = new Set(['us', 'them'])

/** Verbs before a number of people: 'we were three girls'. */
const WERE: ReadonlySet<string> = new Set(['were', 'was'])

function sharersBetween(utterance: Utterance, from: number, to: number): number | null {
  for (let at = from; at < to; at++) {
    const together = utterance.word(at) === 'half' ? undefined : COLLECTIVES.get(utterance.word(at))
    if (together !== undefined) return together
    const number = readSmall(utterance, at, /^\d{1,2}$/)
    const isOfUs = number && utterance.word(number.end) === 'of' && US.has(utterance.word(number.end + 1))
    const isCounted = number && WERE.has(utterance.word(at - 1)) && utterance.word(at - 2) === 'we'
    if ((isOfUs || isCounted) && number.value >= 2) return number.value
  }
  return null
}

/** Words that say another person paid half. */
const HALF_PAID = phraseSet(
  phraseList(
    `paid his half|paid her half|paid their half|paid my half|put my half|me his half|me her half|me their half|me half|him my half|her my half|them my half|my half to|paid half|paid the other half|paid for half|covered half|covered the other half|pitched in half|chipped in half|paying half|pays half|half each|did half|half and half|gave him half|gave her half|gave them half|paid him half|paid her half|paid them half|half up front|half upfront|setengahnya dibayar|setengahnya dibayarin|dibayar setengah|dibayarin setengah|bayar setengahnya|separuhnya dibayar|bayar separuhnya|bayar separo|bayar setengah|kasih ka setengahnya|kasih saya setengahnya|kasih aku setengahnya|kasih gue setengahnya|kasih aku separuhnya|kasih saya separuhnya`,
  ),
)

/** Whether words say that a price was split in two halves. */
export function saysHalf(words: readonly Token[]): boolean {
  return containsPhrase(HALF_PAID, words)
}

/** 'between the three of us', 'between 3' at the beginning of `words`. */
function readBetween(utterance: Utterance, words: readonly Token[]): Division | null {
  if (!AMONG.has(words[0]?.word ?? '')) return null
  const first = words[1]?.word === 'the' ? 2 : 1
  const sharers = readSharers(utterance, words, first)
  const isOfUs = sharers && words[sharers.end]?.word === 'of' && words[sharers.end + 1]?.word === 'us'
  if (isOfUs) return { at: 0, length: sharers.end + 2, count: sharers.count }
  const end = sharers && (matchPhrase(SHARERS, words, sharers.end)?.end ?? sharers.end)
  return sharers && end === words.length ? { at: 0, length: end, count: sharers.count } : null
}

const AMONG: ReadonlySet<string> = new Set(['between', 'among'])

const HALVES: ReadonlySet<string> = new Set(['halves', 'half'])

/** The division stated at the start of `words`, which follow a price; null for none. */
export function readDivision(utterance: Utterance, words: readonly Token[]): Division | null {
  const between = readBetween(utterance, words)
  if (between) return between
  let at = 0
  let collective: number | null = null
  for (;;) {
    collective ??= COLLECTIVES.get(words[at]?.word ?? '') ?? null
    const next = matchPhrase(SHARING, words, at)
    if (next) break
    const name = isName(words[at]) ? at + 1 : undefined
    const end = matchPhrase(SMALL, words, at)?.end ?? matchPhrase(FILLERS, words, at)?.end ?? name
    if (end === undefined) return null
    at = end
  }
  const head = matchPhrase(SHARING, words, at)?.end ?? at
  const link = skipPhrases(BETWEEN, words, head)
  const sharers = readSharers(utterance, words, head) ?? readSharers(utterance, words, link)
  const word = words[head - 1]?.word ?? ''
  // 'bagi-bagi takjil' shares no bill.
  if (!sharers && collective === null && (word === 'bagi' || word === 'dibagi' || word === 'share'))
    return null
  const end = sharers ? (matchPhrase(SHARERS, words, sharers.end)?.end ?? sharers.end) : head
  const halves = HALVES.has(word) ? 2 : null
  return { at: 0, length: end, count: sharers?.count ?? collective ?? halves }
}
