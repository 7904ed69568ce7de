/** Prices that were lowered by bargaining: 'harga tas 500 ribu, aku tawar, dapat 420', 'I talked him down to 225'. */
import { onScaleOf } from '../spans/amount-arithmetic.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList, phraseSet } from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import { isOfferAccepted } from './offers.ts'
import { phraseBefore } from './phrase-before.ts'
import type { PriceLedger } from './price-ledger.ts'

/** Verbs of bargaining, before an obtained price. */
const BARGAINING: ReadonlySet<string> = new Set(
  'tawar nawar tawarin nego dinego ditawar haggled haggling bargained negotiated kutawar'.split(' '),
)
/** Before the price that another was lowered to, whatever stands between the two. */
const TALKED_DOWN = phraseSet(
  phraseList(
    'talked him down to|talked her down to|talked them down to|talked it down to|got him down to|got her down to|got them down to|got it down to|knocked it down to|haggled it down to|came down to|let me have it for|let me have them for|let it go for|let them go for|gave it to me for|gave them to me for|sold it to me for|ditawar jadi|kutawar jadi|gue tawar jadi|aku tawar jadi',
  ),
)
const GOT_AT: ReadonlySet<string> = new Set(
  'dapat dapet dikasih dikasi jadi lepas dilepas kena turun got for'.split(' '),
)

/** The 'tiga setengah' that is 350 thousand beside another price, or 3.5 million. */
function isInHundreds({ plain, scale }: SpokenAmount): boolean {
  return scale === 1 && plain < 10 && !Number.isInteger(plain)
}

/** 'Harga tas 500 ribu, aku tawar, dapat 420', 'ditawar 400 dikasih': a lower price behind the bargaining. */
export function isHaggled(
  utterance: Utterance,
  ledger: PriceLedger,
  price: PlacedAmount,
  { amount, before, behind }: AmountInWords,
): boolean {
  if (phraseBefore(TALKED_DOWN, before) !== null)
    return ledger.isInSentence(price) && onScaleOf(amount, price.amount).plain < price.amount.plain
  const last = before.at(-1)?.word ?? ''
  const isAccepted = BARGAINING.has(last) && isOfferAccepted(utterance, behind)
  if (!(GOT_AT.has(last) || isAccepted) || !ledger.isInSentence(price)) return false
  const isLower = isInHundreds(price.amount) || onScaleOf(amount, price.amount).plain < price.amount.plain
  return isLower && ledger.built.wordsSinceAmount().some(({ word }) => BARGAINING.has(word))
}
