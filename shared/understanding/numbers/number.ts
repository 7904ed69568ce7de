/** Numbers as they are spoken and transcribed: digits, words, scale words and mixtures of them. */

import { bareNumber, type SpokenNumber } from '../utterance/spoken-number.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { readDigitPair, readPricePair } from './digit-pairs.ts'
import { readHundredsByDigit, readTensByDigit } from './digit-runs.ts'
import { readThousandsAndHundreds } from './elided-thousands.ts'
import { emptyAccumulator, halfAfter, scaleAt, takeLoneScale, takeScale } from './number-accumulator.ts'
import { readGroup } from './number-group.ts'
import { joinsSmallGroup, takeTail } from './number-tail.ts'
import { numberWord, numberWordOf } from './number-words.ts'

/** 'goceng', 'gocap', 'cepek ceng'. */
function readSlang(utterance: Utterance, at: number): SpokenNumber | null {
  const slang = numberWordOf(utterance.token(at), 'slang')
  if (!slang) return null
  const scale = slang.value < 1000 ? scaleAt(utterance, at + 1) : null
  const value = scale ? slang.value * scale.value : slang.alone
  return {
    ...bareNumber(value, scale ? at + 2 : at + 1),
    scale: scale?.value ?? 1e3,
    rupiahScale: true,
    uncertain: slang.ambiguous && !scale,
  }
}

/** 'Tujuh belas lima ratus': thousands and hundreds, the 'ribu' left out. */
function readElidedThousands(utterance: Utterance, at: number): SpokenNumber | null {
  const elided = readThousandsAndHundreds(utterance, at)
  return elided && { ...bareNumber(elided.value, elided.end), scale: 1e3, rupiahScale: true, uncertain: true }
}

/** A number as two halves: 'four fifty', 'four fifty thousand', 'dua lima'. */
function readHalves(utterance: Utterance, at: number): SpokenNumber | null {
  const price = readPricePair(utterance, at)
  if (price) {
    const number = { ...emptyAccumulator(at), uncertain: true }
    if (takeScale(number, utterance, price.end, price.rupiah)) return number
    return { ...bareNumber(price.rupiah, price.end), plain: price.plain, uncertain: true }
  }
  const tens = readTensByDigit(utterance, at)
  if (tens) {
    const number = { ...emptyAccumulator(at), uncertain: true }
    if (takeScale(number, utterance, tens.end, tens.value)) return number
  }
  const digits = readHundredsByDigit(utterance, at) ?? readDigitPair(utterance, at)
  return digits && { ...bareNumber(digits.value, digits.end), uncertain: true }
}

const PRONOUN_DETERMINERS: ReadonlySet<string> = new Set(['the', 'a', 'that', 'this'])
const SIZES: ReadonlySet<string> = new Set(
  'small smaller big bigger large larger little medium cheap cheaper cheapest new old other good nice'.split(
    ' ',
  ),
)

/** 'The small one nineteen dollars': 'one' stands for a thing. */
function isPronoun(utterance: Utterance, at: number): boolean {
  return (
    utterance.word(at) === 'one' &&
    SIZES.has(utterance.word(at - 1)) &&
    PRONOUN_DETERMINERS.has(utterance.word(at - 2))
  )
}

const IN_THOUSANDS: ReadonlySet<string> = new Set(['seribuan', 'ribuan', 'rebuan', 'rban'])

/** Behind 'seribuan' another number counts: 'tahu bulat seribuan sepuluh'. */
export function endsInThousands(utterance: Utterance, end: number): boolean {
  return IN_THOUSANDS.has(utterance.word(end - 1))
}

/** One group after the other, each with its scale word; the first one without is the last. */
function readScaled(utterance: Utterance, at: number): SpokenNumber | null {
  const number = emptyAccumulator(at)
  for (;;) {
    const from = number.end + (joinsSmallGroup(number, utterance) ? 1 : 0)
    if (takeLoneScale(number, utterance, from)) {
      if (endsInThousands(utterance, number.end)) break
      continue
    }
    const group = readGroup(utterance, from)
    if (!group) break
    const half = halfAfter(utterance, group.end)
    const scaledHalf = half !== null && scaleAt(utterance, half.end) !== null ? half : null
    const scaleIndex = scaledHalf?.end ?? group.end
    if (scaleAt(utterance, scaleIndex)) {
      if (!takeScale(number, utterance, scaleIndex, group.beforeScale + (scaledHalf?.value ?? 0))) break
      if (endsInThousands(utterance, number.end)) break
      continue
    }
    if (from !== at) {
      takeTail(number, utterance, group)
      break
    }
    const whole = group.value + (half?.value ?? 0)
    return { ...bareNumber(whole, half?.end ?? group.end), formatted: group.formatted }
  }
  // 'seribu miliar' is beyond any amount: better no number than its first word.
  return number.end === at || scaleAt(utterance, number.end) ? null : number
}

/** A fast check, false for most words, which are looked up several times each. */
function mayBegin(token: Token | undefined): boolean {
  return token?.kind === 'number' || token?.word === 'a' || numberWord(token) !== null
}

function findNumber(utterance: Utterance, at: number): SpokenNumber | null {
  if (isPronoun(utterance, at)) return null
  return (
    readSlang(utterance, at) ??
    readElidedThousands(utterance, at) ??
    readHalves(utterance, at) ??
    readScaled(utterance, at)
  )
}

/** The number that starts at `at`, the longest reading that makes sense; null where none does. */
export function readNumber(utterance: Utterance, at: number): SpokenNumber | null {
  return mayBegin(utterance.token(at)) ? utterance.recognise(findNumber, at) : null
}
