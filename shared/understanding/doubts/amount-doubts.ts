/** Signs that the assignment of amounts to things was guessed. */
import type { Category } from '../../domain/category.ts'
import type { Currency } from '../../domain/currency.ts'
import type { DraftItem } from '../items/draft-item.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

/** Words that announce a result, which replaces the price before. */
const ANNOUNCING = phraseSet(
  phraseList(`so|finally|in the end|ended up|instead|but i got|got it for|took it for|jadi|jadinya|jadilah|akhirnya|ternyata|tapi|cuma|bagianku|mine is
  my share|from my side|lepas|yang aku bayar|sisanya|remaining|balance`),
)
/** Most words between them and the amount. */
const REACH = 4

function isAnnounced({ tokens }: Utterance, { amount: { start } }: DraftItem): boolean {
  for (let at = Math.max(0, start - REACH); at < start; at++)
    if (matchPhrase(ANNOUNCING, tokens, at)) return true
  return false
}

/** Dollars below which a pair such as 'three fifty' may mean hundreds. */
const FEW_DOLLARS = 10

/** Whether a pair such as 'three fifty' may mean hundreds of dollars; for food and drink it does not. */
export function mayBeHundreds(
  { uncertain, plain }: SpokenAmount,
  currency: Currency,
  category: Category | null,
): boolean {
  return currency === 'USD' && uncertain && plain < FEW_DOLLARS && category !== 'Food & Dining'
}

/**
 * Whether an amount belongs to no item, one of several items has no words, or a later one is announced as a
 * result.
 */
export function amountsCompete(utterance: Utterance, items: readonly DraftItem[]): boolean {
  const said = utterance.spans.filter(({ kind }) => kind === 'amount').length
  if (said > items.length) return true
  const [, ...others] = items
  return (
    others.length > 0 &&
    (items.some(({ words }) => !nameThing(words)) || others.some(item => isAnnounced(utterance, item)))
  )
}
