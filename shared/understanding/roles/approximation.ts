/** Two guesses at one price: 'around thirty, thirty two'. */
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { PriceLedger } from './price-ledger.ts'
import type { AmountInWords } from './results.ts'

const ROUGHLY = phraseSet(
  phraseList(
    'around|about|roughly|maybe|approximately|something like|like|sekitar|sekitaran|kira kira|kurang lebih|kayaknya|mungkin|paling|antara',
  ),
)
/** The second guess is no further from the first, as a share of it. */
const MAX_STEP = 0.35

/** Has the second guess take the place of the first, marked as uncertain; false where it is no guess. */
export function guessAgain(ledger: PriceLedger, { amount, before }: AmountInWords): boolean {
  const first = ledger.built.lastAmount()
  if (!first || before.length > 0 || ledger.clause?.marker !== 'comma' || !ledger.isInSentence(first))
    return false
  const leading = first.parts[first.at - 1]
  const isRough = leading?.kind === 'words' && containsPhrase(ROUGHLY, leading.words.slice(-2))
  const step = Math.abs(amount.plain - first.amount.plain) / first.amount.plain
  if (!isRough || step > MAX_STEP) return false
  ledger.change(first, { ...amount, uncertain: true })
  return true
}
