/** Wholes told behind the speaker's part, which is the price: '19 for my half of breakfast, it was 38', '20 for my share, 60 total'. */
import { onScaleOf } from '../spans/amount-arithmetic.ts'
import { nameThing } from '../words/content-words.ts'
import { phraseProduct } from '../words/phrase-product.ts'
import { findPhrase, matchPhrase, phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { WHOLE_BEHIND } from './closing-words.ts'
import { phraseBefore } from './phrase-before.ts'
import type { SaidAmount } from './said-amounts.ts'

const PART = phraseSet(
  phraseProduct('my', 'half|share|part|third|quarter|end|portion').concat(
    phraseList('bagianku|bagian gue|bagian aku|bagian saya|jatahku|jatah gue'),
  ),
)
/** Between the part and the words for it. */
const FOR: ReadonlySet<string> = new Set(['for', 'as', 'buat', 'untuk'])
/** Right before the whole, and nothing else. */
const WHOLE = phraseSet(
  phraseList(
    `it was|it came to|it ran|it cost|which was|that was|the bill was|bill was|the bill came to|the tab was|the check was|the total was|total was|the total|total|the whole thing was|whole thing was|the whole thing came to|the whole bill was|the whole tab was|out of
    totalnya|total|semuanya|billnya|tagihannya|dari total|dari`,
  ),
)

/** Whether the words beside an amount say that it is the speaker's part of something. */
function isOwnPart({ before, behind }: SaidAmount): boolean {
  const at = FOR.has(behind[0]?.word ?? '') ? 1 : 0
  return (
    matchPhrase(PART, behind, at) !== null ||
    findPhrase(PART, before) === 0 ||
    phraseBefore(PART, before) !== null
  )
}

/** Whether `whole` only tells of what the amount before it was the speaker's part. */
export function tellsWholeOf(part: SaidAmount, whole: SaidAmount): boolean {
  const { before, behind } = whole
  const least = matchPhrase(WHOLE, before, 0)?.end
  if (
    least === undefined ||
    least < before.length ||
    nameThing(behind.slice(skipPhrase(WHOLE_BEHIND, behind, 0)))
  )
    return false
  return isOwnPart(part) && onScaleOf(whole.amount, part.amount).plain > part.amount.plain
}
