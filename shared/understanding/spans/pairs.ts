/** Pairs of numbers in dollars, which may be cents or hundreds: 'three eighty nine'. */
import type { SpokenAmount } from '../utterance/span.ts'

/** The 3.89 of 'three eighty nine' is 389 by the other reading of its words. */
export function isPair({ uncertain, scale, plain, rupiah }: SpokenAmount): boolean {
  return uncertain && scale === 1 && rupiah >= 100 && Math.round(plain * 100) === rupiah
}

/** The amount by the other reading of a pair in dollars, 'eighteen fifty' as 1850; null for any other amount. */
export function hundredsOf(amount: SpokenAmount): SpokenAmount | null {
  return isPair(amount) ? { ...amount, plain: amount.rupiah } : null
}
