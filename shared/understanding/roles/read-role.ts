/** Reads the role of an amount from the words on either side. */

import { SPEAKERS } from '../intent/people-words.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { phraseProduct } from '../words/phrase-product.ts'
import { matchPhrase, type PhraseTable, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { AmountRole, RoleCue } from './amount-role.ts'
import { readIncluded, readPart } from './included.ts'
import { MAX_CUE, phraseBefore } from './phrase-before.ts'
import {
  COVERED_BEHIND,
  COVERING,
  GOT,
  LESS,
  OF_WHICH,
  PAYERS,
  REDUCED_BEHIND,
  REDUCED_BY,
  REDUCERS,
  REDUCTION_DETAILS,
  WEAK_REDUCERS,
} from './reduction-words.ts'

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

/** Words before a discount that the price already includes: '149 after the 100 allowance'. */
const AFTER = phraseSet(phraseList('after|after a|after the|after my|after that|setelah|sesudah|habis|abis'))

/** Subjects whose 'back' is change or their part: 'he gave me 13 back'. */
const PERSONS: ReadonlySet<string> = new Set(['he', 'she', 'they'])

/** Roads: 'off' before them is a location, not a discount. */
const OFF_ROADS = phraseSet(
  phraseList(
    'off exit|off route|off rt|off highway|off hwy|off interstate|off the highway|off the interstate|off the freeway|off the turnpike|off campus|off main|off broadway|off of route|off of exit',
  ),
)

/** Shops: 'so 920 at Discount Tire'. */
const DISCOUNT_SHOPS = phraseSet(
  phraseList('discount tire|discount tires|discount drug|discount store|discount shoes'),
)

/** 'The garage took 80 off me for a tire': it was paid. */
const OFF_PAYERS = phraseSet(phraseList('off me|off us'))

/** The coupon of 'a 10 Kohl's coupon'. */
function brandedBehind(behind: readonly Token[]) {
  const match = /^\p{Lu}/u.test(behind[0]?.text ?? '') ? matchPhrase(REDUCED_BEHIND, behind, 1) : null
  return match?.value === 'reduces' ? match : null
}

/** As `phraseBefore`, before the article of a note that is called by its value: 'gave me back a five'. */
function beforeNote<T>(table: PhraseTable<T>, words: readonly Token[]) {
  const cue = words.at(-1)?.word === 'a' ? phraseBefore(table, words.slice(0, -1)) : null
  return cue && { ...cue, length: cue.length + 1 }
}

const GIVEN_BACK: ReadonlySet<AmountRole> = new Set<AmountRole>(['back', 'returned'])

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my', 'and'])

/** The coupon of 'two bags at 24.50 each and a five dollar coupon', which is not bought. */
function isCouponAlone(before: readonly Token[], behind: readonly Token[], end: number): boolean {
  const isAlone = before.length > 0 && before.every(({ word }) => ARTICLES.has(word)) && end === behind.length
  return isAlone && behind[end - 1]?.word === 'coupon'
}

/** The cue behind the amount: '20 off', '5 dollars back', 'the 2 dollar voucher'. */
function readBehind(before: readonly Token[], behind: readonly Token[]): RoleCue | null {
  const match = matchPhrase(REDUCED_BEHIND, behind, 0) ?? brandedBehind(behind)
  const isOther = [OFF_ROADS, OFF_PAYERS, DISCOUNT_SHOPS].some(phrases => matchPhrase(phrases, behind, 0))
  if (!match || isOther) return null
  const { value: role, end } = match
  if (role === 'off' || (role === 'back' && before.length === 0)) return { role, before: 0, behind: end }
  if (role !== 'back' && phraseBefore(AFTER, before))
    return { role: 'aside', before: before.length, behind: end }
  const opening =
    phraseBefore(role === 'back' ? GOT : LESS, before) ?? (role === 'back' ? beforeNote(GOT, before) : null)
  if (!opening)
    return isCouponAlone(before, behind, end) ? { role, before: before.length, behind: end } : null
  const isFromPerson = role === 'back' && PERSONS.has(before.at(-opening.length)?.word ?? '')
  return { role: isFromPerson ? 'returned' : role, before: opening.length, behind: end }
}

/** Words that alone before an amount mark it as no price. */
const ASIDES = phraseSet(
  phraseList(
    'rate was|the rate was|rate is|rate was like|exchange rate was|exchange rate is|kursnya|kurs|score was|the score was|skornya|skor',
  ),
)

/** 'Rate was eighty eight something'; 'the room rate was' names a price. */
function readAside(before: readonly Token[]): RoleCue | null {
  const isAside = before.length > 0 && matchPhrase(ASIDES, before, 0)?.end === before.length
  return isAside ? { role: 'aside', before: before.length, behind: 0 } : null
}

/** The 200 of 'yang 200 ditanggung asuransi', where no thing is named and no speaker pays. */
function readCovered(before: readonly Token[], behind: readonly Token[]): RoleCue | null {
  const covered = matchPhrase(COVERED_BEHIND, behind, 0)
  if (!covered || !before.every(({ word }) => OF_WHICH.has(word))) return null
  const payer = behind[covered.end]
  if (payer && SPEAKERS.has(payer.word)) return null
  return { role: 'reduces', before: before.length, behind: behind.length }
}

const DISCOUNTED = phraseSet(
  phraseProduct(
    'with|after',
    'the|my|a|his|her',
    'shop discount|employee discount|student discount|senior discount|military discount|member discount|store discount|discount',
  ),
)

/** 'Chain lube with the shop discount 18': what was paid with it, where a thing is named before. */
function isPaidWithDiscount(before: readonly Token[]): boolean {
  const cue = phraseBefore(DISCOUNTED, before)
  return cue !== null && nameThing(before.slice(0, -cue.length))
}

const CHANGED: ReadonlySet<string> = new Set(['oil', 'tire', 'tyre', 'battery', 'filter', 'fluid', 'diaper'])

/** 'Oil change was 79.99': no money given back. */
function isOilChange(before: readonly Token[], length: number): boolean {
  const at = before.length - length
  return before[at]?.word === 'change' && CHANGED.has(before[at - 1]?.word ?? '')
}

/** The cue of an amount between the words `before` and `behind`; null where it may be a price. */
export function readRole(before: readonly Token[], behind: readonly Token[]): RoleCue | null {
  const followed =
    readAside(before) ?? readCovered(before, behind) ?? readPart(before, behind) ?? readBehind(before, behind)
  if (followed) return followed
  if (isPaidWithDiscount(before)) return null
  const reduction = readCover(before) ?? readReduction(before)
  const note = beforeNote(REDUCED_BY, before)
  const found = phraseBefore(REDUCED_BY, before) ?? (note && GIVEN_BACK.has(note.value) ? note : null)
  const cue = found && isOilChange(before, found.length) ? null : found
  if (cue && !(reduction && cue.value === 'maybe')) return { role: cue.value, before: cue.length, behind: 0 }
  return reduction ?? readIncluded(before)
}
