/** Numbers as they are spoken and transcribed: digits, words, scale words and mixtures of them. */
import type { Token } from '../words/token.ts'
import { readDigitPair, readPricePair } from './digit-pairs.ts'
import { emptyAccumulator, halfAfter, scaleAt, takeLoneScale, takeScale } from './number-accumulator.ts'
import { readGroup } from './number-group.ts'
import { joinsSmallGroup, takeTail } from './number-tail.ts'
import { numberWord, numberWordOf } from './number-words.ts'
import { bareNumber, type SpokenNumber } from './spoken-number.ts'

/** 'goceng', 'gocap', 'cepek ceng'. */
function readSlang(tokens: readonly Token[], at: number): SpokenNumber | null {
  const slang = numberWordOf(tokens[at], 'slang')
  if (!slang) return null
  const scale = slang.value < 1000 ? scaleAt(tokens, at + 1) : null
  const value = scale ? slang.value * scale.value : slang.alone
  return {
    ...bareNumber(value, scale ? at + 2 : at + 1),
    scale: scale?.value ?? 1e3,
    rupiahScale: true,
    uncertain: slang.ambiguous && !scale,
  }
}

/** Said in two halves: 'four fifty', 'four fifty thousand', 'dua lima'. */
function readHalves(tokens: readonly Token[], at: number): SpokenNumber | null {
  const price = readPricePair(tokens, at)
  if (price) {
    const number = { ...emptyAccumulator(at), uncertain: true }
    if (takeScale(number, tokens, price.end, price.rupiah)) return number
    return { ...bareNumber(price.rupiah, price.end), plain: price.plain, uncertain: true }
  }
  const digits = readDigitPair(tokens, at)
  return digits && { ...bareNumber(digits.value, digits.end), uncertain: true }
}

/** One group after the other, each with its scale word; the first one without is the last. */
function readScaled(tokens: readonly Token[], at: number): SpokenNumber | null {
  const number = emptyAccumulator(at)
  for (;;) {
    const from = number.end + (joinsSmallGroup(number, tokens) ? 1 : 0)
    if (takeLoneScale(number, tokens, from)) continue
    const group = readGroup(tokens, from)
    if (!group) break
    const half = halfAfter(tokens, group.end)
    const scaledHalf = half !== null && scaleAt(tokens, half.end) !== null ? half : null
    const scaleIndex = scaledHalf?.end ?? group.end
    if (scaleAt(tokens, scaleIndex)) {
      if (!takeScale(number, tokens, scaleIndex, group.beforeScale + (scaledHalf?.value ?? 0))) break
      continue
    }
    if (from !== at) {
      takeTail(number, tokens, group)
      break
    }
    const whole = group.value + (half?.value ?? 0)
    return { ...bareNumber(whole, half?.end ?? group.end), formatted: group.formatted }
  }
  // 'seribu miliar' is beyond any amount: better no number than its first word.
  return number.end === at || scaleAt(tokens, number.end) ? null : number
}

/** Most words begin no number, and are asked about several times each: this tells at once. */
function mayBegin(token: Token | undefined): boolean {
  return token?.kind === 'number' || token?.word === 'a' || numberWord(token) !== null
}

/** The number that starts at `at`, the longest reading that makes sense; null where none does. */
export function readNumber(tokens: readonly Token[], at: number): SpokenNumber | null {
  if (!mayBegin(tokens[at])) return null
  return readSlang(tokens, at) ?? readHalves(tokens, at) ?? readScaled(tokens, at)
}
