/** Amounts of another currency beside what they came to: '102 ringgit, after conversion 31 dollars'. */
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'
import { readAmount } from './amount.ts'

const FOREIGN: ReadonlySet<string> = new Set(
  phraseList(
    'ringgit|baht|yen|won|yuan|renminbi|rmb|euro|euros|pound sterling|rupee|rupees|riyal|real|dirham|peso|pesos|dong|franc|francs',
  ),
)

function isForeign(utterance: Utterance, { end }: SpokenAmount): boolean {
  return FOREIGN.has(utterance.word(end))
}

/** Index behind an amount of another currency, where another amount is in rupiah or dollars; or null. */
export function readConverted(utterance: Utterance, amount: SpokenAmount): number | null {
  if (!isForeign(utterance, amount)) return null
  const isTold = utterance.tokens.some((_, at) => {
    if (at >= amount.start && at < amount.end) return false
    const other = readAmount(utterance, at)
    return other !== null && (other.named !== null || other.rupiahScale) && !isForeign(utterance, other)
  })
  return isTold ? amount.end + 1 : null
}
