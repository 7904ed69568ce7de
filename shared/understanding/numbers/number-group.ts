/** The part of a number below its scale word: 'dua puluh lima', 'a hundred and twenty', '1,5', 'dua koma lima'. */
import type { Utterance } from '../utterance/utterance.ts'
import { readBelowHundred, type SmallNumber } from './below-hundred.ts'
import { readDigits } from './digits.ts'
import { readFraction } from './fraction.ts'
import { readHundreds } from './hundreds.ts'

export interface NumberGroup {
  readonly value: number
  /** Index after the last token. */
  readonly end: number
  /** The reading in front of a scale word, where digits have two: `1.250 juta`. */
  readonly beforeScale: number
  /** With separators or decimals: money, not a count. */
  readonly formatted: boolean
}

function whole(value: number, end: number, formatted: boolean): NumberGroup {
  return { value, beforeScale: value, end, formatted }
}

function withFraction(
  utterance: Utterance,
  { value, end }: Pick<SmallNumber, 'value' | 'end'>,
  formatted = false,
): NumberGroup {
  const fraction = readFraction(utterance, end)
  return fraction
    ? whole(Number(`${value}.${fraction.digits}`), fraction.end, true)
    : whole(value, end, formatted)
}

/** A group in digits: '25.000', '2 koma 5', and the '25 000' of a transcriber. */
function readDigitGroup(utterance: Utterance, at: number, text: string): NumberGroup | null {
  const digits = readDigits(text)
  if (!digits) return null
  const { value, asDecimal, formatted } = digits
  if (utterance.token(at + 1)?.text === '000' && value < 1000) return whole(value * 1000, at + 2, true)
  const group = withFraction(utterance, { value, end: at + 1 }, formatted)
  return asDecimal === null ? group : { ...group, beforeScale: asDecimal }
}

/** The group that starts at `at`; null where no number does. */
export function readGroup(utterance: Utterance, at: number): NumberGroup | null {
  const hundreds = readHundreds(utterance, at)
  if (hundreds?.hasty) return whole(hundreds.value, hundreds.end, false)
  if (hundreds) return withFraction(utterance, hundreds)
  const below = readBelowHundred(utterance, at)
  if (below) return withFraction(utterance, below)
  const token = utterance.token(at)
  return token?.kind === 'number' ? readDigitGroup(utterance, at, token.text) : null
}
