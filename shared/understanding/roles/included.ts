/** Amounts included in the price before: 'udah termasuk pajak 27.500', 'forty of that was ice'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { RoleCue } from './amount-role.ts'
import { MAX_CUE, phraseBefore } from './phrase-before.ts'
import type { PriceLedger } from './price-ledger.ts'

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
/** Where it is all that was bought: 'mau beli helm 250 nggak jadi, cuma kacanya aja 45 ribu'. */
const ONLY: ReadonlySet<string> = new Set(['cuma', 'cuman', 'hanya', 'only', 'just'])
/** Most words of the part before `ALONE`. */
const MAX_PART = 2

/** 'udah termasuk pajak', 'sparepart-nya aja udah' at the end of `words`. */
export function readIncluded(words: readonly Token[]): RoleCue | null {
  const least = Math.max(0, words.length - MAX_INCLUDED - MAX_CUE)
  for (let at = least; at < words.length; at++) {
    const match = matchPhrase(INCLUDING, words, at)
    const isDenied = NOT_YET.has(words[at - 1]?.word ?? '')
    if (match && !isDenied && words.length - match.end <= MAX_INCLUDED)
      return { role: 'included', before: words.length - at, behind: 0 }
  }
  const alone = phraseBefore(ALONE, words)
  if (!alone || alone.length === words.length || ONLY.has(words[0]?.word ?? '')) return null
  const part = words.slice(0, -alone.length)
  const isNya = part.at(-1)?.word.endsWith('nya') || words.at(-alone.length)?.word === 'alone'
  return isNya && part.length <= MAX_PART ? { role: 'included', before: words.length, behind: 0 } : null
}

/** The 9 of 'itu udah termasuk roti sama kopi yang 9 ribuan'; null where it is no part of the price before. */
export function readIncludedLast({ built, clause }: PriceLedger, before: readonly Token[]): RoleCue | null {
  if (clause?.marker !== 'and' || before.at(-1)?.word !== 'yang' || !built.lastAmount()) return null
  const isIncluding = containsPhrase(INCLUDING, built.wordsSinceAmount())
  return isIncluding ? { role: 'included', before: before.length, behind: 0 } : null
}

/** A part of the price before: 'forty of that was ice'. */
export const PARTS = phraseList('of that|of it|of which|of those|of the total|di antaranya|diantaranya')
const PART_OF = phraseSet(PARTS)
/** Words for a part that is no expense of the speaker's. */
const NOT_SPENT = phraseSet(
  phraseList(
    'came off|comes off|off a gift card|gift card|gift cards|store credit|rewards|points|on a coupon|was covered|cash back|cashback|cash i took out|not mine|his|hers|theirs|my roommates|my moms|my dads|my sisters|my brothers|my friends|my neighbors|my coworkers|my wifes|my husbands|punya temen|punya teman|titipan',
  ),
)

/** Verbs after which it is a price: 'spent 80 of it on dinner'. */
const USING: ReadonlySet<string> = new Set([
  'spent',
  'used',
  'paid',
  'habis',
  'bayar',
  'beli',
  'put',
  'bought',
  'took',
  'left',
  'blew',
  'dropped',
  'went',
  'goes',
  'gave',
])

/** Words behind 'yang 45 ribu' that make the part one bought for another person. */
const OWNERS: ReadonlySet<string> = new Set([
  'dibayarin',
  'dibayari',
  'punya',
  'punyanya',
  'titipan',
  'titipannya',
  'jatah',
  'jatahnya',
])
const SELVES: ReadonlySet<string> = new Set(['aku', 'saya', 'gue', 'gua', 'gw', 'ku', 'sendiri'])

/** 'Yang 45 ribu punya mama'. */
function saysOwned(before: readonly Token[], [owner, who]: readonly Token[]): boolean {
  const isOwned = OWNERS.has(owner?.word ?? '') && !SELVES.has(who?.word ?? '')
  return isOwned && before.at(-1)?.word === 'yang'
}

/** Words behind an included part: 'that's with the 7.50 late fee already in there'. */
const ALREADY_IN = phraseSet(
  phraseList(
    'already in there|already in it|already in that|already included|included in that|included in there|built in|baked in|in there already|already factored in|udah termasuk|sudah termasuk|udah di situ|udah masuk situ|udah masuk|sudah masuk',
  ),
)
/** Words right before an included part: 'with the', 'itu sama'. */
const WITH: ReadonlySet<string> = new Set(['with', 'the', 'a', 'sama', 'including', 'dengan'])
/** Most words of the part in between. */
const MAX_NAMED = 4

function readInside(before: readonly Token[], behind: readonly Token[]): RoleCue | null {
  if (!WITH.has(before.at(-1)?.word ?? '')) return null
  for (let at = 0; at <= MAX_NAMED; at++)
    if (matchPhrase(ALREADY_IN, behind, at))
      return { role: 'included', before: before.length, behind: behind.length }
  return null
}

/** 'forty of that is cash back', 'forty of that was ice': deducted from the price, or included in it. */
export function readPart(before: readonly Token[], behind: readonly Token[]): RoleCue | null {
  const inside = readInside(before, behind)
  if (inside) return inside
  if (saysOwned(before, behind)) return { role: 'off', before: 1, behind: behind.length }
  if (!matchPhrase(PART_OF, behind, 0) || before.some(({ word }) => USING.has(word))) return null
  const role = containsPhrase(NOT_SPENT, behind) ? 'off' : 'included'
  return { role, before: 0, behind: behind.length }
}
