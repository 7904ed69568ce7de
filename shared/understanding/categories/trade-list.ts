/** Whether a whole list was bought for the speaker's trade, named once before or after it. */
import type { SpokenAmount } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import { isForTrade, onlySaysTrade } from './trade.ts'

/** The words between punctuation marks. */
function partsOf(words: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]]
  for (const word of words) {
    if (word.kind === 'sign') parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts
}

/** Signs that end a heading: 'stok warung: gula 20 ribu', 'Belanja stok warung. Gula 20 ribu'. */
const HEADING_ENDS: ReadonlySet<string> = new Set([':', '.'])

/**
 * `amounts`: those of the items, in the order said. 'Buat lapak: hanger 60 ribu, rak 90 ribu' and 'gula 20
 * ribu, telur 50 ribu, semuanya stok warung'; a trade within one item concerns that item only.
 */
export function isListForTrade(tokens: readonly Token[], amounts: readonly SpokenAmount[]): boolean {
  const first = amounts[0]
  const last = amounts.at(-1)
  if (!first || !last) return false
  const before = tokens.slice(0, first.start)
  const heading = before.slice(0, before.findLastIndex(({ text }) => HEADING_ENDS.has(text)) + 1)
  const sign = before.findIndex(({ kind }) => kind === 'sign')
  const isOpened = sign > 0 && onlySaysTrade(before.slice(0, sign))
  return isForTrade(heading) || isOpened || partsOf(tokens.slice(last.end)).slice(1).some(onlySaysTrade)
}
