/** Numbers said digit by digit: 'dua tujuh lima' for 275, as people repeat a price that was misheard. */
import { numberWord, numberWordOf } from '../numbers/number-words.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import { bareNumber } from '../utterance/spoken-number.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { currencyNamed } from '../words/currency-words.ts'
import { closesNumber } from '../words/link-words.ts'
import { isUnit } from '../words/units.ts'

const MOST_DIGITS = 3

/** Null where not two or three Indonesian digits stand alone at `at`. */
export function readDigitRun(utterance: Utterance, at: number): SpokenAmount | null {
  let value = 0
  let end = at
  for (; end < at + MOST_DIGITS; end++) {
    const digit = numberWordOf(utterance.token(end), 'unit')
    if (!digit || digit.english || (end === at && digit.value === 0)) break
    value = value * 10 + digit.value
  }
  if (end - at < 2 || !standsAlone(utterance.token(end))) return null
  return { ...bareNumber(value, end), start: at, named: null }
}

/** Accepts 'tiga empat maksud gue', rejects 'tiga empat puluh' and 'dua tiga orang'. */
function standsAlone(next: Token | undefined): boolean {
  if (closesNumber(next)) return true
  return next?.kind === 'word' && numberWord(next) === null && !isUnit(next) && currencyNamed(next) === null
}
