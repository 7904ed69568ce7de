/** Hundreds said digit by digit: 'dua tujuh lima' for 275, as people repeat a price that was misheard. */
import { numberWordOf } from '../numbers/number-words.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import { bareNumber } from '../utterance/spoken-number.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { closesNumber } from '../words/link-words.ts'

const DIGITS = 3

/** Null where not three Indonesian digits stand alone at `at`. */
export function readDigitRun(utterance: Utterance, at: number): SpokenAmount | null {
  let value = 0
  for (let place = at; place < at + DIGITS; place++) {
    const digit = numberWordOf(utterance.token(place), 'unit')
    if (!digit || digit.english || (place === at && digit.value === 0)) return null
    value = value * 10 + digit.value
  }
  const end = at + DIGITS
  if (!closesNumber(utterance.token(end))) return null
  return { ...bareNumber(value, end), start: at, named: null }
}
