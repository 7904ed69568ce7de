/** Rupiah said without 'ribu': 'tujuh belas lima ratus', 'seratus empat puluh sembilan sembilan ratus'. */
import type { Utterance } from '../utterance/utterance.ts'
import { isHundred, readBelowHundred, type SmallNumber } from './below-hundred.ts'
import { readDigitsBeforeHundreds } from './digit-runs.ts'
import { readHundreds } from './hundreds.ts'
import { numberWord, numberWordOf } from './number-words.ts'

/** Below this the first number counts pieces: 'permen dua lima ratus'. */
const LEAST_THOUSANDS = 10

/** How many thousands: in Indonesian words, or two or three digits. */
function readThousands(utterance: Utterance, at: number): SmallNumber | null {
  const token = utterance.token(at)
  if (token?.kind === 'number')
    return /^[1-9]\d{1,2}$/.test(token.text)
      ? { value: Number(token.text), end: at + 1, english: false }
      : null
  return (
    readHundreds(utterance, at) ?? readDigitsBeforeHundreds(utterance, at) ?? readBelowHundred(utterance, at)
  )
}

/** Words of the longest number of thousands and of the hundreds behind it. */
const LONGEST = 7

/** Whether hundreds may follow; false for most numbers. */
function mayFollow({ tokens }: Utterance, at: number): boolean {
  for (let next = at + 2; next <= at + LONGEST; next++) if (isHundred(tokens[next])) return true
  return false
}

/** The whole in rupiah; null where no bare hundreds follow a number of thousands. */
export function readThousandsAndHundreds(
  utterance: Utterance,
  at: number,
): { readonly value: number; readonly end: number } | null {
  if (!mayFollow(utterance, at)) return null
  const thousands = readThousands(utterance, at)
  if (!thousands || thousands.english || thousands.value < LEAST_THOUSANDS || thousands.value >= 1000)
    return null
  const hundreds = numberWordOf(utterance.token(thousands.end), 'unit')
  if (!hundreds || hundreds.english || !isHundred(utterance.token(thousands.end + 1))) return null
  const end = thousands.end + 2
  if (numberWord(utterance.token(end)) !== null) return null
  return { value: thousands.value * 1000 + hundreds.value * 100, end }
}
