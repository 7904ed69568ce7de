/** Unit prices with a count: '2 kopi @ 20 ribu', '4 tiket satuannya 225 ribu', '15 ribu x 3'. */

import { readNumber } from '../numbers/number.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { FILLERS } from '../words/filler-words.ts'
import { isLabel } from '../words/labels.ts'
import { matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'
import { isUnit, isUnitWord } from '../words/units.ts'
import { times } from './amount-arithmetic.ts'

const EACH = phraseSet(
  phraseList(`masing masing|masingmasing|each|each of them|apiece|a piece|per item|satunya|satuannya|satuan|harga satuan|sebijinya|@
  perorang|perporsi|perkilo|perliter|perhari|permalam|perbiji|a head|a person|a night|an hour|a pop|a throw|a go|a shot`),
)
/** They are bought, and no measure. */
const PIECES = phraseSet(
  phraseList(
    'a throw pillow|a throw blanket|a throw rug|a shot glass|a shot of|a go kart|a person of|a pop socket',
  ),
)
/** 'Two into 18.50', as in India. */
const TIMES = new Set(['x', 'kali', 'times', 'into', '\u00d7'])
/** Units of measures of a single thing: '128 GB', '600 ml'. */
const MEASURES = new Set(
  phraseList(`gb|giga|mb|mbps|tb|ml|cc|gram|gr|g|mg|cm|mm|senti|sentimeter|inch|inches|inci|watt|ampere|amper|va|kwh|volt|persen|percent|%|am|pm|st|nd|rd|th
  km|kilometer|kilometers|meter|meters|mil|miles|mile|derajat`),
)
/** Largest count; for more pieces people say the sum. */
const MAX_COUNT = 100

/** Words of a count with its unit and the sign: 'dua puluh lima lembar kali'. */
const LONGEST_COUNT = 5

/** Behind 'satu' they tell what all came to: 'bakso dua es jeruk satu semuanya 43 ribu'. */
export const ALL_OF_IT: ReadonlySet<string> = new Set(
  phraseList(
    'semuanya|totalnya|jumlahnya|jadinya|bayarnya|dibayarnya|habisnya|abisnya|kenanya|harganya|keduanya|duaduanya',
  ),
)

/** The sign of '15 ribu x 3'. */
export function isTimes(token: Token | undefined): boolean {
  return TIMES.has(token?.word ?? '')
}

/** 'seporsinya', 'sekilonya'. */
function isOneOf({ word }: Token): boolean {
  return word.startsWith('se') && word.endsWith('nya') && isUnitWord(word.slice(2, -3))
}

/** Whether `words`, close to an amount, make it a unit price. */
export function saysUnitPrice(words: readonly Token[]): boolean {
  return words.some((token, at) => {
    const next = words[at + 1]
    const per = token.word === 'per' && isUnit(next)
    const one = token.word === 'satu' && next?.word.endsWith('nya') && !ALL_OF_IT.has(next.word)
    return (
      per ||
      one ||
      isOneOf(token) ||
      (token.gap === '/' && isUnit(token)) ||
      (matchPhrase(EACH, words, at) !== null && matchPhrase(PIECES, words, at) === null)
    )
  })
}

const ONE_OF_THEM = 'satunya'

/** Between the price of one and the 'satunya' of the next. */
const AND: ReadonlySet<string> = new Set([',', 'sama', 'dan', 'terus', 'yang'])

/** Whether each of several has a price of its own: 'kaos dua, satunya 60 satunya lagi 70'. */
export function tellsEachApart(utterance: Utterance): boolean {
  return utterance.tokens.some(({ word, index }) => {
    let next = word === ONE_OF_THEM ? (readNumber(utterance, index + 1)?.end ?? index) : index
    if (next === index) return false
    while (AND.has(utterance.word(next))) next++
    return utterance.word(next) === ONE_OF_THEM
  })
}

/** Words for counts. */
const DOZENS: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['selusin', 12],
])

/**
 * The first count among `words`, 2..`MAX_COUNT`; null where there is none. `isMeasured`: a measure counts,
 * too, as in '3 meter kali 45 ribu'.
 */
export function readCount(utterance: Utterance, words: readonly Token[], isMeasured = false): number | null {
  for (const { index, kind, word } of words) {
    const dozen = DOZENS.get(word)
    if (dozen !== undefined) return dozen
    const number = readNumber(utterance, index)
    // The 'no' of 'no two coffees' is a correction.
    const isNumbered =
      isLabel(utterance.token(index - 1)) && !(kind === 'word' && utterance.word(index - 1) === 'no')
    // 'Pertalite 3 liter', 'motel two nights' are counted by their unit.
    const isMeasuredOut = isUnit(utterance.token(number?.end ?? index))
    if (!number || (isNumbered && !isMeasuredOut)) continue
    if (!isMeasured && MEASURES.has(utterance.word(number.end))) continue
    const isCount = number.scale === 1 && Number.isInteger(number.plain) && !number.formatted
    if (isCount && number.plain >= 2 && number.plain <= MAX_COUNT) return number.plain
  }
  return null
}

export interface Product {
  /** For all of them. */
  readonly amount: SpokenAmount
  /** The count and its sign. */
  readonly taken: readonly Token[]
}

/**
 * The count that ends before token index `end`, right before `sign` or with its unit, and the number of its
 * words to remove.
 */
function countBefore(
  utterance: Utterance,
  word: Token,
  end: number,
  sign: Token,
): { readonly value: number; readonly taken: number } | null {
  const hasUnit = end === sign.index - 1 && isUnit(utterance.token(end))
  const value = hasUnit || end === sign.index ? readCount(utterance, [word], true) : null
  // The unit belongs to the name: '10 jam' is kept.
  return value === null ? null : { value, taken: hasUnit ? 1 : sign.index - word.index + 1 }
}

const TWICE = 'twice'
const TIMES_OVER: ReadonlySet<string> = new Set(['kali', 'times'])
/** What may stand behind 'dua kali' where each time costs so much; not 'dua kali seminggu', 'tiga kali angsuran'. */
const EACH_TIME = phraseSet(
  phraseList(
    'pp|pulang pergi|bolak balik|jalan|naik|in a row|over|both ways|so|jadi|karena|soalnya|cause|because|hari ini|today|this week',
  ),
)
/** Things whose price is that of all the times, and charges made twice by mistake. */
const SERIES: ReadonlySet<string> = new Set(
  phraseList(
    'les|kursus|paket|cicilan|cicil|nyicil|angsuran|dicicil|kontrol|terapi|spp|course|lessons|plan|package|installments|instalments|charged|reversed|refunded',
  ),
)

/** 'Dua kali', 'three times', 'twice' right behind the price of each time, and nothing behind that tells how often. */
function readTimes(
  utterance: Utterance,
  behind: readonly Token[],
): { readonly count: number; readonly length: number } | null {
  const [first] = behind
  if (!first) return null
  const number = first.word === TWICE ? null : readNumber(utterance, first.index)
  const sign = number ? behind.findIndex(({ index }) => index === number.end) : 0
  if (number && (sign < 1 || !TIMES_OVER.has(behind[sign]?.word ?? ''))) return null
  if (!number && first.word !== TWICE) return null
  const count = number ? readCount(utterance, [first]) : 2
  const length = sign + 1
  const rest = skipPhrases(FILLERS, behind, length)
  const isEach = rest === behind.length || matchPhrase(EACH_TIME, behind, rest) !== null
  if (count === null || !isEach || utterance.tokens.some(({ word }) => SERIES.has(word))) return null
  return { count, length }
}

/** '3 x 15 ribu' with `before` the words before the amount, '15 ribu x 3' with `behind` those behind it. */
export function readProduct(
  utterance: Utterance,
  amount: SpokenAmount,
  before: readonly Token[],
  behind: readonly Token[],
): Product | null {
  const sign = before.at(-1)
  // Where each time has its price, it is multiplied by now.
  const isSaid = [amount.start, amount.start + 1].some(
    at => readNumber(utterance, at)?.plain === amount.plain,
  )
  if (sign?.word === TWICE && isSaid) return { amount: times(amount, 2), taken: [sign] }
  if (sign && isTimes(sign))
    for (const word of before.slice(-LONGEST_COUNT, -1)) {
      const number = readNumber(utterance, word.index)
      const count = number ? countBefore(utterance, word, number.end, sign) : null
      if (count !== null) return { amount: times(amount, count.value), taken: before.slice(-count.taken) }
    }
  const often = readTimes(utterance, behind)
  if (often) return { amount: times(amount, often.count), taken: behind.slice(0, often.length) }
  const [first, second] = behind
  if (second && isTimes(first)) {
    const count = readCount(utterance, [second])
    const end = readNumber(utterance, second.index)?.end ?? second.index
    if (count !== null)
      return { amount: times(amount, count), taken: behind.filter(({ index }) => index < end) }
  }
  return null
}
