/** The speaker's part of a price, told as a fraction: 'saya bayar sepertiganya', 'half of an 80 dollar pizza'. */

import { DETERMINERS, OTHERS, PEOPLE, SPEAKERS, TITLES } from '../intent/people-words.ts'
import { isName } from '../intent/subject.ts'
import { readSmall } from '../numbers/below-hundred.ts'
import { readToldFraction } from '../numbers/told-fraction.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { FILLERS } from '../words/filler-words.ts'
import { findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { isPromised } from './repaid-later.ts'

/** Words before the fraction, with which its payer pays it. */
const PAYING = phraseSet(
  phraseList(`bayar|mbayar|membayar|kubayar|nanggung|menanggung|kutanggung|tanggung|kena|kebagian|setor|cover|bayarin|ganti|gantiin|ngganti|patungan|urunan
  paid|pay|paying|covered|covering|chipped in|put in|pitched in|threw in|threw in equal|threw in equally|owe|owed|sent me|gave me|venmoed me|zelled me|handed me|sent|venmoed|zelled|gave|transferred|transfer|kutransfer|kirim|ke|to|so|udah|sudah|for|with|on|on the hook for
  bagianku|bagian saya|bagian aku|bagian gue|jatahku|punyaku|my share|my part|my share is|my share was|my part is|my part was|mine is|mine was|tapi|but|and|dan|terus|yang|sing|was|is|i only|im|its`),
)
/** Words between the fraction and who pays it. */
const OF_IT = phraseSet(
  phraseList(
    'of it|of that|of the bill|of the total|of the cost|of the tab|dari itu|dari total|dari totalnya|dari tagihan|dari harganya|bagian|share|yang|yg|sing|is|was|by|on|paid by|dari|dibayar|dibayarin|ditanggung|diganti|digantiin|punya|bagianku|bagian|jatahku|punyaku|bayar|bayarin|nanggung|tanggung|mine|back|sama|oleh|me|for me|dulu',
  ),
)

const OWN = /ny[ao]$/

/** Who is named first as paying. */
interface Payer {
  named: 'speaker' | 'other' | null
}

/** Index behind the words of paying and the people from `from` on. */
function skipPayers(
  words: readonly Token[],
  from: number,
  to: number,
  verbs: typeof PAYING,
  found: Payer,
): number {
  let at = from
  while (at < to) {
    const word = words[at]?.word ?? ''
    const isPossessed = DETERMINERS.has(word) && matchPhrase(PEOPLE, words, at + 1) !== null
    const verb =
      matchPhrase(verbs, words, at)?.end ??
      matchPhrase(FILLERS, words, at)?.end ??
      (isPossessed ? at + 1 : undefined)
    const isNamed = isName(words[at]) || (at > 0 && /^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? ''))
    const isOther = OTHERS.has(word) || TITLES.has(word) || isNamed
    const person = isOther ? at + 1 : matchPhrase(PEOPLE, words, at)?.end
    if (SPEAKERS.has(word)) found.named ??= 'speaker'
    else if (verb === undefined && person !== undefined) found.named ??= 'other'
    const end = verb ?? (SPEAKERS.has(word) ? at + 1 : person)
    if (end === undefined || end > to) return at
    at = end
  }
  return at
}

/** The first fraction in `words` and its index; null for none. */
function firstFraction(words: readonly Token[]) {
  for (let at = 0; at < words.length; at++) {
    const fraction = readToldFraction(words, at)
    if (fraction) return { at, ...fraction }
  }
  return null
}

/**
 * The part of the price before that the speaker pays, where `words`, which follow it, tell nothing else; what
 * another pays is taken from the whole. Null where none is told.
 */
export function readToldShare(words: readonly Token[]): number | null {
  const fraction = firstFraction(words)
  if (!fraction || isPromised(words)) return null
  const payer: Payer = { named: null }
  if (skipPayers(words, 0, fraction.at, PAYING, payer) < fraction.at) return null
  const end = skipPayers(words, fraction.end, words.length, OF_IT, payer)
  const isTold = end > fraction.end || fraction.at > 0 || OWN.test(words[fraction.at]?.word ?? '')
  // 'Separuhnya gue, separuhnya Nadia'
  const isOver = end === words.length || readToldFraction(words, end) !== null
  if (!isTold || !isOver) return null
  return payer.named === 'other' ? 1 - fraction.value : fraction.value
}

/** Words between the fraction and the price of the whole. */
const OF = phraseSet(phraseList('of|dari|off of'))
const BEFORE_WHOLE: ReadonlySet<string> = new Set(
  phraseList('the|a|an|my|our|this|that|his|her|harga|total|totalnya|tagihan'),
)

/** 'A third of the' at the end of `words`, right before the price of the whole; null where it does not stand there. */
export function readShareBefore(words: readonly Token[]): { at: number; factor: number } | null {
  let end = words.length
  while (end > 0 && BEFORE_WHOLE.has(words[end - 1]?.word ?? '')) end--
  if (matchPhrase(OF, words, end - 1) === null) return null
  for (let at = Math.max(0, end - 3); at < end - 1; at++) {
    const fraction = readToldFraction(words, at)
    if (fraction?.end === end - 1) return { at, factor: fraction.value }
  }
  return null
}

const SPLITTING = phraseSet(
  phraseList(
    'went|split|splitting|share|shared|divide|divided|bagi|dibagi|patungan|bayar|bayarnya|mbayar|paid|pay|ate',
  ),
)
const WAYS: ReadonlySet<string> = new Set(['ways', 'way'])
/** Behind them. */
const ON_IT = phraseSet(phraseList('on it|on that|on the bill|on the check|on the tab|on the tip'))
const WITH: ReadonlySet<string> = new Set(['with', 'sama', 'between', 'bareng', 'ambek', 'karo'])
const IN_HALVES = phraseSet(
  phraseList(
    'down the middle|in half|in two|fifty fifty|half half|half and half|50 50|separo separo|separuh separuh|setengah setengah',
  ),
)

/** Index of 'three ways', perhaps 'on it', at the end of `words`, the count, where the clause tells of splitting; null elsewhere. */
export function readWays(
  utterance: Utterance,
  words: readonly Token[],
  said: readonly Token[],
): { at: number; count: number } | null {
  const length = words.findLastIndex(({ word }) => WAYS.has(word)) + 1
  const last = words[length - 1]
  if (!last || findPhrase(SPLITTING, said) < 0) return null
  if (length < words.length && matchPhrase(ON_IT, words, length)?.end !== words.length) return null
  const at = length - 2
  const number = words[at] ? readSmall(utterance, words[at].index, /^\d{1,2}$/) : null
  return number && number.end === last.index && number.value >= 2 ? { at, count: number.value } : null
}

/** Index of 'down the middle' in `words`, where the clause tells of splitting or paying; or -1. */
export function findHalves(words: readonly Token[], said: readonly Token[]): number {
  const at = findPhrase(IN_HALVES, words)
  if (at < 0 || findPhrase(SPLITTING, said) < 0) return -1
  const rest = words[matchPhrase(IN_HALVES, words, at)?.end ?? words.length]
  return rest === undefined || WITH.has(rest.word) ? at : -1
}
