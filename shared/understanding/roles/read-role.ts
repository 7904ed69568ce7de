/** Reads from the words on either side of an amount which role it plays beside a price. */

import type { Token } from '../utterance/token.ts'
import {
  containsPhrase,
  matchPhrase,
  type PhraseTable,
  phraseList,
  phraseSet,
} from '../words/phrase-table.ts'
import type { RoleCue } from './amount-role.ts'
import {
  COVERING,
  GOT,
  LESS,
  PAYERS,
  REDUCED_BEHIND,
  REDUCED_BY,
  REDUCERS,
  REDUCTION_DETAILS,
  WEAK_REDUCERS,
} from './reduction-words.ts'

/** Longest cue, in words: 'with a discount of'. */
const MAX_CUE = 4

/** The longest phrase at the end of `words`. */
export function phraseBefore<T>(table: PhraseTable<T>, words: readonly Token[]) {
  for (let length = Math.min(MAX_CUE, words.length); length > 0; length--) {
    const match = matchPhrase(table, words, words.length - length)
    if (match?.end === words.length) return { value: match.value, length }
  }
  return null
}

/** 'insurance covers', 'kantor nanggung' at the end of `words`. */
function readCover(words: readonly Token[]): RoleCue | null {
  const payer = words.findLastIndex(({ word }) => PAYERS.has(word))
  const isCovering = payer >= 0 && COVERING.has(words.at(-1)?.word ?? '')
  return isCovering && words.length - payer <= MAX_CUE
    ? { role: 'reduces', before: words.length - payer, behind: 0 }
    : null
}

/** 'ada potongan member', 'pakai voucher' at the end of `words`. */
function readReduction(words: readonly Token[]): RoleCue | null {
  const isPart = ({ word }: Token) =>
    REDUCERS.has(word) || WEAK_REDUCERS.has(word) || REDUCTION_DETAILS.has(word)
  const from = words.findLastIndex(word => !isPart(word)) + 1
  const cue = words.slice(from)
  const isStrong = cue.some(({ word }) => REDUCERS.has(word))
  if (isStrong) return { role: 'reduces', before: cue.length, behind: 0 }
  const isWeak = cue.some(({ word }) => WEAK_REDUCERS.has(word)) && cue.length > 1
  return isWeak ? { role: 'reduces', before: cue.length, behind: 0 } : null
}

const INCLUDING = phraseSet(
  phraseList(
    `termasuk|udah termasuk|sudah termasuk|itu udah termasuk|itu sudah termasuk|udah include|udah sama|sudah sama|include|includes|including|inclusive of|incl|of which`,
  ),
)
/** 'belum termasuk' says the opposite. */
const NOT_YET = new Set(['belum', 'blm', 'not', 'tidak', 'nggak', 'gak', 'ga', 'without'])
/** Words between 'termasuk' and the amount: 'pajak', 'biaya admin bank'. */
const MAX_INCLUDED = 3
/** 'sparepart-nya aja udah', 'parts alone were'. */
const ALONE = phraseSet(
  phraseList(
    `aja|saja|aja udah|aja sudah|saja sudah|alone|alone was|alone were|alone cost|aja kena|aja habis|aja udah kena`,
  ),
)
/** Words that name the part behind which `ALONE` stands. */
const MAX_PART = 2

/** 'udah termasuk pajak', 'sparepart-nya aja udah' at the end of `words`. */
function readIncluded(words: readonly Token[]): RoleCue | null {
  const least = Math.max(0, words.length - MAX_INCLUDED - MAX_CUE)
  for (let at = least; at < words.length; at++) {
    const match = matchPhrase(INCLUDING, words, at)
    const isDenied = NOT_YET.has(words[at - 1]?.word ?? '')
    if (match && !isDenied && words.length - match.end <= MAX_INCLUDED)
      return { role: 'included', before: words.length - at, behind: 0 }
  }
  const alone = phraseBefore(ALONE, words)
  if (!alone || alone.length === words.length) return null
  const part = words.slice(0, -alone.length)
  const isNya = part.at(-1)?.word.endsWith('nya') || words.at(-alone.length)?.word === 'alone'
  return isNya && part.length <= MAX_PART ? { role: 'included', before: words.length, behind: 0 } : null
}

/** A part of the price before: 'forty of that was ice'. */
const PART_OF = phraseSet(phraseList('of that|of it|of which|of those|of the total|di antaranya|diantaranya'))
/** The part was no expense of the speaker's. */
const NOT_SPENT = phraseSet(
  phraseList(
    'cash back|cashback|cash i took out|not mine|his|hers|theirs|my roommates|my moms|my dads|my sisters|my brothers|my friends|my neighbors|my coworkers|my wifes|my husbands|punya temen|punya teman|titipan',
  ),
)

/** Behind them it is a price: 'spent 80 of it on dinner'. */
const USING: ReadonlySet<string> = new Set([
  'spent',
  'used',
  'paid',
  'habis',
  'bayar',
  'beli',
  'put',
  'bought',
])

/** 'forty of that is cash back', 'forty of that was ice': taken from the price, or in it. */
function readPart(before: readonly Token[], behind: readonly Token[]): RoleCue | null {
  if (!matchPhrase(PART_OF, behind, 0) || before.some(({ word }) => USING.has(word))) return null
  const role = containsPhrase(NOT_SPENT, behind) ? 'off' : 'included'
  return { role, before: 0, behind: behind.length }
}

/** The cue behind the amount: '20 off', '5 dollars back', 'the 2 dollar voucher'. */
function readBehind(before: readonly Token[], behind: readonly Token[]): RoleCue | null {
  const match = matchPhrase(REDUCED_BEHIND, behind, 0)
  if (!match) return null
  const { value: role, end } = match
  if (role === 'off' || (role === 'back' && before.length === 0)) return { role, before: 0, behind: end }
  const opening = phraseBefore(role === 'back' ? GOT : LESS, before)
  return opening ? { role, before: opening.length, behind: end } : null
}

/** The cue of an amount between the words `before` and `behind`; null where it may be a price. */
export function readRole(before: readonly Token[], behind: readonly Token[]): RoleCue | null {
  const followed = readPart(before, behind) ?? readBehind(before, behind)
  if (followed) return followed
  const reduction = readCover(before) ?? readReduction(before)
  const cue = phraseBefore(REDUCED_BY, before)
  if (cue && !(reduction && cue.value === 'maybe')) return { role: cue.value, before: cue.length, behind: 0 }
  return reduction ?? readIncluded(before)
}
