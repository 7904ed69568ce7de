/** Counts of things behind the name of a shop, before their price: 'Walmart two pillows thirty five ninety eight'. */
import type { Part } from '../clauses/clause.ts'
import { hasContent } from '../clauses/clause-content.ts'
import { CHAINS, SHOPS } from '../descriptions/chains.ts'
import { isSmall } from '../spans/amount.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { matchPhrase, phraseList } from '../words/phrase-table.ts'

const AT: ReadonlySet<string> = new Set(phraseList('at|from|di|dari'))

/** Whether the words are a shop, with nothing said of a thing. */
function isOnlyShop(words: readonly Token[]): boolean {
  const from = AT.has(words[0]?.word ?? '') ? 1 : 0
  return [CHAINS, SHOPS].some(shops => matchPhrase(shops, words, from)?.end === words.length)
}

/** Whether a small number stands behind a shop and before a thing with its price. */
export function isCountBehindShop(parts: readonly Part[], index: number, amount: SpokenAmount): boolean {
  const [shop, , thing, price] = parts.slice(index - 1, index + 3)
  if (index !== 1 || shop?.kind !== 'words' || !isOnlyShop(shop.words)) return false
  return isSmall(amount) && amount.plain >= 2 && hasContent(thing) && price?.kind === 'amount'
}
