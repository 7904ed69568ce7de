/** Notes and coins by what they are called: 'a fiver', 'two twenties and a ten', 'three quarters for the air machine'. */

import { readSmall } from '../numbers/below-hundred.ts'
import { readNumber } from '../numbers/number.ts'
import { bareNumber, type SpokenNumber } from '../utterance/spoken-number.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'

const SINGLE: ReadonlyMap<string, number> = new Map([
  ['fiver', 5],
  ['tenner', 10],
])
const SEVERAL: ReadonlyMap<string, number> = new Map([
  ['fives', 5],
  ['tens', 10],
  ['twenties', 20],
  ['fifties', 50],
  ['hundreds', 100],
  ['fivers', 5],
  ['tenners', 10],
])
/** One more, behind others: 'two twenties and a ten'. */
const ONE_MORE: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['five', 5],
  ['ten', 10],
  ['twenty', 20],
  ['fifty', 50],
])
/** What takes coins. */
const COIN_SLOTS: ReadonlySet<string> = new Set(
  phraseList(
    'meter|machine|machines|washer|dryer|gumball|vending|pump|wash|laundry|laundromat|jukebox|arcade|pinball|telescope|locker|carousel',
  ),
)
const COINS: ReadonlySet<string> = new Set(['quarters', 'quarter'])
const QUARTER = 0.25
/** Behind 'quarters' where they are parts of a whole. */
const PARTS_OF: ReadonlySet<string> = new Set(['of', 'full', 'inch', 'mile', 'cup', 'past'])

/** The quarters counted out for a machine at `at`; null elsewhere. */
export function readCoins(utterance: Utterance, at: number): SpokenNumber | null {
  const { tokens } = utterance
  if (!COINS.has(tokens[at + 1]?.word ?? '') && !COINS.has(tokens[at + 2]?.word ?? '')) return null
  const count = readSmall(utterance, at, /^\d{1,2}$/)
  if (!count || !COINS.has(tokens[count.end]?.word ?? '') || PARTS_OF.has(tokens[count.end + 1]?.word ?? ''))
    return null
  if (!tokens.some(({ word }) => COIN_SLOTS.has(word))) return null
  return { ...bareNumber(count.value * QUARTER, count.end + 1), formatted: true }
}

/** As a note behind 'a', said before another: 'a five and a one'. */
const FIRST: ReadonlySet<string> = new Set(['five', 'ten', 'twenty', 'fifty'])

/** The notes of 'a ten and a five', whose first word is at `at`. */
function readSingles(utterance: Utterance, at: number): SpokenNumber | null {
  const isJoined = utterance.word(at + 1) === 'and' && utterance.word(at + 2) === 'a'
  if (!FIRST.has(utterance.word(at)) || !isJoined || utterance.word(at - 1) !== 'a') return null
  const [first, second] = [at, at + 3].map(place => ONE_MORE.get(utterance.word(place)))
  return first && second ? { ...bareNumber(first + second, at + 4), formatted: true } : null
}

/** More are not counted out. */
const MOST_NOTES = 20

/** So many of one kind, `count` being the number read at `at`; null where none are named behind it. */
function kindOf(utterance: Utterance, count: SpokenNumber | null): { value: number; end: number } | null {
  if (!count || count.plain > MOST_NOTES || count.formatted || count.scale > 1) return null
  const note = SEVERAL.get(utterance.word(count.end))
  return note === undefined ? null : { value: count.plain * note, end: count.end + 1 }
}

/** The notes that `count`, the number read at `at`, counts out, together; null where it counts none. */
export function readNotes(utterance: Utterance, at: number, count: SpokenNumber | null): SpokenNumber | null {
  const coins = readCoins(utterance, at)
  if (coins) return coins
  const first = kindOf(utterance, count)
  if (!first) {
    const singles = readSingles(utterance, at)
    if (singles) return singles
    const single = count ? undefined : SINGLE.get(utterance.word(at))
    return single === undefined ? null : { ...bareNumber(single, at + 1), formatted: true }
  }
  const isJoined = utterance.word(first.end) === 'and'
  const more = isJoined ? kindOf(utterance, readNumber(utterance, first.end + 1)) : null
  const one =
    isJoined && utterance.word(first.end + 1) === 'a'
      ? ONE_MORE.get(utterance.word(first.end + 2))
      : undefined
  const value = first.value + (more?.value ?? one ?? 0)
  const end = more?.end ?? (one === undefined ? first.end : first.end + 3)
  return { ...bareNumber(value, end), formatted: true }
}
