/**
 * Leaves out what a coupon was worth where the price told behind it is the one paid: 'had a five dollar coupon so the turkey
 * was 22', 'ada voucher 10 ribu jadi ayamnya 25'.
 */
import type { Clause, Part } from '../clauses/clause.ts'
import { merged } from '../clauses/clause-content.ts'
import type { Token } from '../utterance/token.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { phraseBefore } from './phrase-before.ts'
import { type SaidAmount, saidAmounts } from './said-amounts.ts'

const COUPONS = phraseSet(
  phraseList(
    'coupon|off coupon|gift card|gift certificate|credit|voucher|promo code|store credit|kupon|rebate',
  ),
)
/** Right before its value: it was there, and not bought. */
const HAVING = phraseSet(
  phraseList(
    'had a|i had a|had this|we had a|there was a|used a|used my|i used a|i used my|using a|with a|with my|with the|had|used|pakai|pake|ada|dapat|dapet|punya',
  ),
)
/** The same where its value stands behind it. */
const HAVING_COUPON = phraseSet(
  ['ada', 'dapat', 'dapet', 'pakai', 'pake', 'punya'].flatMap(verb => [`${verb} voucher`, `${verb} kupon`]),
)
/** Before what was paid in the end. */
const SO: ReadonlySet<string> = new Set(['so', 'jadi', 'jadinya', 'makanya', 'was', 'were'])

const INSTEAD = phraseSet(['instead of', 'rather than', 'and not'])

interface Coupon {
  readonly said: SaidAmount
  /** The words about it, before its value and behind it. */
  readonly before: number
  readonly behind: number
}

function readCoupon(said: SaidAmount): Coupon | null {
  const named = matchPhrase(COUPONS, said.behind, 0)
  const having = phraseBefore(named ? HAVING : HAVING_COUPON, said.before)
  return having && { said, before: having.length, behind: named?.end ?? 0 }
}

/** '22 instead of 27' */
function isFormer({ before }: SaidAmount): boolean {
  return phraseBefore(INSTEAD, before) !== null
}

/** Whether the words up to a price conclude. */
function concludes(clauses: readonly Clause[], from: SaidAmount, to: SaidAmount): boolean {
  const says = ({ word, index }: Token) =>
    SO.has(word) && index > from.amount.end - 1 && index < to.amount.start
  return clauses.some(({ said, markerTokens }) => said.some(says) || markerTokens.some(says))
}

/** The clauses without the first amount of a sentence, if it is a coupon's and the next one is what was paid. */
export function withoutCouponsAhead(clauses: readonly Clause[]): readonly Clause[] {
  const [first, paid, ...others] = saidAmounts(clauses)
  const coupon = first ? readCoupon(first) : null
  // Where the full price is told, too, the reckoning closes.
  if (!coupon || !paid || !others.every(isFormer) || !concludes(clauses, coupon.said, paid)) return clauses
  const { said, before, behind } = coupon
  return clauses.map((clause, index) => {
    if (index !== said.clause) return clause
    const parts = clause.parts.flatMap((part, at): Part[] => {
      if (at === said.at) return []
      if (part.kind !== 'words') return [part]
      if (at === said.at - 1) return [{ ...part, words: part.words.slice(0, -before) }]
      return [at === said.at + 1 ? { ...part, words: part.words.slice(behind) } : part]
    })
    return { ...clause, parts: merged(parts) }
  })
}
