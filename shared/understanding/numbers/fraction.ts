/** Decimals as they are spoken: 'koma lima', 'point two five'. */
import type { Utterance } from '../utterance/utterance.ts'
import { readBelowHundred } from './below-hundred.ts'
import { numberWordOf } from './number-words.ts'

export interface Fraction {
  /** What stands behind the decimal separator, as written: '05' for 'koma nol lima'. */
  readonly digits: string
  /** Index after the last token. */
  readonly end: number
}

/** With this many digits the decimals are complete, whatever number follows. */
const ENOUGH_DIGITS = 4

/** The decimals whose separator stands at `at`; null where there is none, or nothing behind it. */
export function readFraction(utterance: Utterance, at: number): Fraction | null {
  if (!numberWordOf(utterance.token(at), 'point')) return null
  let digits = ''
  let end = at + 1
  while (digits.length < ENOUGH_DIGITS) {
    const token = utterance.token(end)
    const written = token?.kind === 'number' && /^\d{1,3}$/.test(token.text) ? token.text : null
    const spoken = written === null ? readBelowHundred(utterance, end) : null
    if (written === null && spoken === null) break
    digits += written ?? String(spoken?.value)
    end = spoken?.end ?? end + 1
  }
  return digits === '' ? null : { digits, end }
}
