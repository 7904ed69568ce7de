/** Blood pressures, which are no amounts: 'one forty over ninety', '130 per 80'. */
import { readNumber } from '../numbers/number.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { SpokenNumber } from '../utterance/spoken-number.ts'
import type { Utterance } from '../utterance/utterance.ts'

/** Words of a number below a thousand. */
const MAX_NUMBER = 5
const OVER: ReadonlySet<string> = new Set(['over', 'per', '/'])
const SYSTOLIC = { least: 80, most: 220 }
const DIASTOLIC = { least: 40, most: 130 }

function isWithin(value: number, { least, most }: typeof SYSTOLIC): boolean {
  return value >= least && value <= most
}

/** The whole number of 'one forty', said in halves or not. */
function wholeOf({ uncertain, plain, rupiah }: SpokenNumber): number {
  return uncertain && !Number.isInteger(plain) ? rupiah : plain
}

/** The two of a blood pressure: 'one forty over ninety', '130 per 80'. */
export function isPressure(utterance: Utterance, amount: SpokenAmount): boolean {
  const { start, end } = amount
  const lower = OVER.has(utterance.word(end)) ? readNumber(utterance, end + 1) : null
  if (lower) return isWithin(wholeOf(amount), SYSTOLIC) && isWithin(wholeOf(lower), DIASTOLIC)
  if (!OVER.has(utterance.word(start - 1)) || !isWithin(wholeOf(amount), DIASTOLIC)) return false
  for (let from = Math.max(0, start - MAX_NUMBER); from < start - 1; from++) {
    const upper = readNumber(utterance, from)
    if (upper?.end === start - 1) return isWithin(wholeOf(upper), SYSTOLIC)
  }
  return false
}
