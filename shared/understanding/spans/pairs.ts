/** Pairs of numbers in dollars, which may be cents or hundreds: 'three eighty nine'. */
import type { SpokenAmount } from '../utterance/span.ts'

/** Of 'one ten', less fifteen percent, 93.50 is left. */
const LEAST = 50
/** Rupiah that were multiplied are told in thousands. */
const SCALES = [1, 1000]

/** The 389 that 'three eighty nine' may be, too; null for any other amount. */
function hundredsIn({ uncertain, scale, plain, rupiah }: SpokenAmount): number | null {
  if (!uncertain || scale > 1) return null
  const told = SCALES.map(unit => rupiah / unit)
  return told.find(hundreds => hundreds >= LEAST && Math.abs(plain * 100 - hundreds) < 1) ?? null
}

/** Whether an amount may be told in hundreds. */
export function isPair(amount: SpokenAmount): boolean {
  return hundredsIn(amount) !== null
}

/** The amount by the other reading of a pair in dollars, 'eighteen fifty' as 1850; null for any other amount. */
export function hundredsOf(amount: SpokenAmount): SpokenAmount | null {
  const plain = hundredsIn(amount)
  return plain === null ? null : { ...amount, plain }
}

/** The result of a pair that is a price and what a percentage leaves of it: 'ten percent off of forty thirty six'; null elsewhere. */
export function resultInPair(amount: SpokenAmount, factor: number): SpokenAmount | null {
  if (!amount.uncertain || amount.scale > 1) return null
  const price = Math.floor(amount.plain)
  const result = Math.round((amount.plain - price) * 100)
  return result > 0 && Math.abs(price * factor - result) < 0.005 ? { ...amount, plain: result } : null
}
