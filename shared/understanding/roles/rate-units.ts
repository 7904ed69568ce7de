/** Words that make an amount a unit price: 'an hour', 'per session', 'seliternya', 'sekilo'. */

import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isRated } from '../words/units.ts'
import { plainWord } from '../words/word-forms.ts'

/** A price of one unit. */
export interface Rate {
  /** The unit of the price, in plain form. */
  readonly unit: string
  /** Number of words right before the amount, and right behind it, that mark the rate. */
  readonly before: number
  readonly behind: number
}

const ONE_OF = new Set(['a', 'an', 'per', 'each', 'every', 'sekali', 'tiap', 'setiap'])
/** Synonymous units. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['kg', 'kilo'],
  ['kilogram', 'kilo'],
  ['kgs', 'kilo'],
  ['sesi', 'session'],
  ['buah', 'biji'],
  ['pcs', 'biji'],
  ['pc', 'biji'],
  ['piece', 'biji'],
  ['lb', 'pound'],
  ['lbs', 'pound'],
  ['ounce', 'oz'],
  ['gal', 'gallon'],
  ['min', 'minute'],
  ['feet', 'foot'],
  ['ft', 'foot'],
  ['hr', 'hour'],
  ['hrs', 'hour'],
  ['jam', 'hour'],
  ['malem', 'malam'],
])

/** 'Per jamnya' */
const OWN = 'nya'

/** The unit that a word names, in its plain form; null where it names none. */
export function unitOf({ word }: Token): string | null {
  const bare = word.endsWith(OWN) ? word.slice(0, -OWN.length) : word
  if (!isRated(bare)) return null
  const plain = plainWord(bare)
  return SAME.get(plain) ?? plain
}

/** The unit of 'seliternya', 'sekilo' or 'perbiji'. */
function prefixed({ word }: Token): string | null {
  if (!word.startsWith('se') && !word.startsWith('per')) return null
  const bare = word.endsWith('nya') ? word.slice(0, -3) : word
  const unit = /^(?:se|per)(.{2,})$/.exec(bare)?.[1]
  return unit !== undefined && isRated(unit) ? (SAME.get(unit) ?? unit) : null
}

/** Goods that are sold by these: 'kilonya' right before a price is 'sekilonya'. */
const SOLD_BY: ReadonlySet<string> = new Set(
  phraseList(
    'kilo|kg|liter|meter|biji|bungkus|porsi|botol|kotak|lembar|ekor|butir|potong|dus|pak|sak|ikat|mangkok|mangkuk|tusuk|pcs|galon|karung|lusin',
  ),
)

/** The unit of 'kilonya'; null elsewhere. */
export function ofEach(token: Token | undefined): string | null {
  const bare = token?.word.endsWith(OWN) ? token.word.slice(0, -OWN.length) : ''
  return SOLD_BY.has(bare) ? (SAME.get(bare) ?? bare) : null
}

/** The unit of 'a pop', which matches any unit. */
export const ANY_PIECE = 'each'
const POPS = new Set(['pop', 'throw'])

/** The rate of 'satu galon', 'satu gigi' at the end of `before`: a unit price, if such things are counted. */
export function readSingle(before: readonly Token[]): Rate | null {
  const [one, unit] = before.slice(-2)
  if (one?.word !== 'satu' || unit?.kind !== 'word') return null
  return { unit: unitOf(unit) ?? plainWord(unit.word), before: 2, behind: 0 }
}

/** The unit of 'each', which is that of a number before it. */
export const EACH_PIECE = 'apiece'
const EACH_BEHIND: ReadonlySet<string> = new Set(['each', 'apiece', 'satunya', 'perbiji'])

/** The rate of 'a class' or 'apiece' right behind an amount: a unit price, if classes or pieces are counted. */
export function readEach([article, thing]: readonly Token[]): Rate | null {
  if (EACH_BEHIND.has(article?.word ?? '')) return { unit: EACH_PIECE, before: 0, behind: 1 }
  if ((article?.word !== 'a' && article?.word !== 'an') || thing?.kind !== 'word') return null
  return { unit: plainWord(thing.word), before: 0, behind: 2 }
}

/** Before the price of one of the pieces counted before it: 'lima pot satuannya 32 ribu'. */
const EACH_BEFORE: ReadonlySet<string> = new Set(
  phraseList('satunya|satuannya|satuane|sijine|sebijinya|bijinya|perbiji'),
)

/** The rate of 'satunya' at the end of `before`. */
export function readEachBefore(before: readonly Token[]): Rate | null {
  return EACH_BEFORE.has(before.at(-1)?.word ?? '') ? { unit: COUNTED, before: 1, behind: 0 } : null
}

/** The unit of that, which is that of a number before it, however small. */
export const COUNTED = 'counted'

const EACH_TIME: ReadonlySet<string> = new Set(['tiap', 'setiap'])
const VISITING: ReadonlySet<string> = new Set(['datang', 'dateng', 'kontrol', 'latihan', 'masuk', 'visit'])
/** The unit of 'sekali jalan', 'tiap datang', 'each way'. */
export const TIME = 'kali'
/** What is done so many times: 'les 4 kali, tiap pertemuan 75 ribu'. */
export const SESSIONS: ReadonlySet<string> = new Set([TIME, 'session', 'pertemuan', 'visit'])

/** The unit of 'a box', 'per session', 'per paket', or the times of 'sekali jalan'; null where none is said. */
function unitBehind(one: Token, unit: Token): string | null {
  if (POPS.has(unit.word) && one.word === 'a') return ANY_PIECE
  const known = unitOf(unit)
  if (known !== null || unit.kind !== 'word') return known
  if (one.word === 'each' && (unit.word === 'way' || unit.word === 'time')) return TIME
  if (one.word === 'sekali' || (EACH_TIME.has(one.word) && VISITING.has(unit.word))) return TIME
  return one.word === 'per' ? plainWord(unit.word) : null
}

/** 'a box', 'per session', 'sekilo' at `at`, and the index behind it; or null. */
export function readOne(
  words: readonly Token[],
  at: number,
): { readonly unit: string; readonly end: number } | null {
  const first = words[at]
  const second = words[at + 1]
  if (!first) return null
  const counted = ONE_OF.has(first.word) && second ? unitBehind(first, second) : null
  // 'satu liternya', 'satu gelangnya'
  if (first.word === 'satu' && second && second.word.length > OWN.length && second.word.endsWith(OWN))
    return { unit: unitOf(second) ?? second.word.slice(0, -OWN.length), end: at + 2 }
  // '88 one kilo', as in Singapore
  const ofOne = first.word === 'one' && second ? unitOf(second) : null
  if (ofOne !== null && !second?.word.endsWith('s')) return { unit: ofOne, end: at + 2 }
  if (counted !== null) return { unit: counted, end: at + 2 }
  const unit = prefixed(first) ?? (first.gap === '/' ? unitOf(first) : null)
  return unit === null ? null : { unit, end: at + 1 }
}

/** The rate in the words on either side of an amount; null for none. */
export function readRate(before: readonly Token[], behind: readonly Token[]): Rate | null {
  const following = readOne(behind, 0)
  if (following) return { unit: following.unit, before: 0, behind: following.end }
  for (const length of [2, 1]) {
    const at = before.length - length
    const leading = at >= 0 ? readOne(before, at) : null
    if (leading?.end === before.length) return { unit: leading.unit, before: length, behind: 0 }
  }
  const unit = ofEach(before.at(-1))
  return unit === null ? null : { unit, before: 1, behind: 0 }
}
