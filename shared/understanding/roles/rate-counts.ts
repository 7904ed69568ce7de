/** Counts of what a unit price is the price of: '20 liter', 'five yoga lessons', 'galon dua'. */
import type { Clause } from '../clauses/clause.ts'
import { readNumber } from '../numbers/number.ts'
import { numberWord } from '../numbers/number-words.ts'
import { isCertain } from '../spans/amount.ts'
import { readCount, tellsEachApart } from '../spans/unit-price.ts'
import { bareNumber, type SpokenNumber } from '../utterance/spoken-number.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { plainWord } from '../words/word-forms.ts'
import { readPartCount } from './part-counts.ts'
import { SESSIONS, unitOf } from './rate-units.ts'
import { COLLECTIVES } from './shares.ts'

const DOZEN: ReadonlySet<string> = new Set(['dozen', 'lusin'])

/** Before a thing that is there once. */
const ONE: ReadonlySet<string> = new Set(['a', 'an'])

/** Largest count of units. */
const MAX_COUNT = 1000

/** 'Both kids' are two. */
function readBoth(utterance: Utterance, at: number): SpokenNumber | null {
  return utterance.word(at) === 'both' ? bareNumber(2, at + 1) : null
}

const TWICE = 'twice'
/** The unit of 'seorang', which a company is counted in, too: 'berempat'. */
const PERSON = 'orang'

export interface Count {
  readonly value: number
  /** Index of its first token; null where it was read among others. */
  readonly index: number | null
}

const CORRECTIONS = phraseSet(
  phraseList(
    'eh|eh bukan|bukan|ralat|maksudnya|maksudku|salah|ding|no|no wait|wait|sorry|i mean|make that|actually',
  ),
)
/** Most tokens from a count to the one that puts it right. */
const REACH = 6

/** The count of `unit` in `words`, other than one, as it was put right; null where there is none for the thing of the rate. */
export function countOf(
  utterance: Utterance,
  words: readonly Token[],
  unit: string,
  isOfRate: (index: number) => boolean,
): Count | null {
  const first = firstCountOf(utterance, words, unit, isOfRate)
  if (first === null || first.index === null) return first
  const { index } = first
  const behind = words.filter(token => token.index > index + 1 && token.index <= index + REACH)
  const next = firstCountOf(utterance, behind, unit, isOfRate)
  if (next === null || next.index === null) return first
  return containsPhrase(CORRECTIONS, utterance.between(index + 1, next.index)) ? next : first
}

function firstCountOf(
  utterance: Utterance,
  words: readonly Token[],
  unit: string,
  isOfRate: (index: number) => boolean,
): Count | null {
  for (const { index } of words) {
    if (!isOfRate(index)) continue
    if (utterance.word(index) === TWICE && SESSIONS.has(unit)) return { value: 2, index }
    const company = unit === PERSON ? COLLECTIVES.get(utterance.word(index)) : undefined
    if (company !== undefined) return { value: company, index }
    const part = readPartCount(utterance, index)
    if (part && (part.unit === null || part.unit === unit)) return { value: part.value, index }
    const number = readBoth(utterance, index) ?? readNumber(utterance, index)
    if (!number || number.scale > 1 || number.plain > MAX_COUNT || number.plain === 1) continue
    const counted = [utterance.token(number.end), utterance.token(number.end + 1)]
    if (counted[0]?.word === 'kali' && SESSIONS.has(unit)) return { value: number.plain, index }
    // 'Five yoga lessons': an adjective may stand between, but no second number.
    // 'Two dozen wings'
    const isDozen = DOZEN.has(counted[0]?.word ?? '') && counted[1] !== undefined
    if (isDozen && plainWord(counted[1]?.word ?? '') === unit) return { value: number.plain * 12, index }
    const units = counted[0] && numberWord(counted[0]) === null ? counted : []
    if (units.some(token => token && (unitOf(token) ?? plainWord(token.word)) === unit))
      return { value: number.plain, index }
    // 'Galon dua', but 'a leash eleven fifty' is one
    const before = utterance.token(index - 1)
    const isOfUnit =
      before && (unitOf(before) ?? plainWord(before.word)) === unit && !ONE.has(utterance.word(index - 2))
    const isBehind = isOfUnit && (!counted[0] || unitOf(counted[0]) === null)
    if (isBehind) return { value: number.plain, index }
  }
  return null
}

/** The words of a clause, and the numbers among them that may be counts. */
export function countedIn({ parts }: Clause, utterance: Utterance): readonly Token[] {
  return parts.flatMap(part => {
    if (part.kind === 'words') return part.words
    return isCertain(part.amount) ? [] : utterance.between(part.amount.start, part.amount.end)
  })
}

/** Verbs of taking so many, told behind the price: 'satunya 520 ribu, jadi dua tiket'. */
const TAKING: ReadonlySet<string> = new Set(phraseList('jadi|jadinya|berarti|ambil|beli|pesan|pesen|bayar'))
/** Largest count told there in figures of money's size. */
const MAX_TAKEN = 12

/** Whether a count is told behind token index `at`, which other rules multiply by. */
function isTakenBehind(utterance: Utterance, at: number): boolean {
  return utterance.tokens.some(({ word, index }) => {
    const number = index > at && TAKING.has(word) ? readNumber(utterance, index + 1) : null
    return number !== null && number.scale === 1 && number.plain <= MAX_TAKEN
  })
}

/** Most tokens from the count to the price of one. */
const NEAR = 7

/** The pieces counted last between two token indexes, of which the price behind tells that of one; null where each has another. */
export function piecesCounted(utterance: Utterance, from: number, to: number): Count | null {
  if (tellsEachApart(utterance) || isTakenBehind(utterance, to)) return null
  let last: Count | null = null
  for (let at = Math.max(from, to - NEAR); at < to; at++) {
    const number = readNumber(utterance, at)
    const value = number && readCount(utterance, utterance.between(at, at + 1))
    if (value !== null) last = { value, index: at }
    if (number) at = number.end - 1
  }
  return last
}
