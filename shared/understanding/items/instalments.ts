/** The whole price of what is paid in instalments: 'harga kulkasnya 3,6 juta, angsuran pertama 330 ribu'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { DraftItem } from './draft-item.ts'

/** Words for an instalment. */
const INSTALMENTS = phraseSet(
  phraseList(`angsuran|angsurannya|cicilan|cicilannya|nyicil|dicicil|cicil|kredit|dikredit|installment|installments|instalment|instalments|financing|financed
  down payment|dp|uang muka|panjar`),
)
/** Words that mark the whole price. */
const WHOLE = phraseSet(
  phraseList(
    'harga|harganya|aslinya|sendiri|sendirinya|totalnya|harga total|itself|whole price|full price|total price|total cost|costs',
  ),
)

function says(table: typeof WHOLE, { words, amount }: DraftItem, before: readonly Token[]): boolean {
  return (
    containsPhrase(table, words) ||
    containsPhrase(
      table,
      before.filter(({ index }) => index < amount.start),
    )
  )
}

/** The items without whole prices, where a part of one is another item. `said`: all tokens. */
export function withoutWholePrices(said: readonly Token[], items: readonly DraftItem[]): DraftItem[] {
  if (items.length < 2 || !containsPhrase(INSTALMENTS, said)) return [...items]
  return items.filter(
    (item, at) =>
      !(
        says(WHOLE, item, said.slice(Math.max(0, item.amount.start - REACH), item.amount.start)) &&
        items.some((other, place) => place !== at && isPartOf(other, item))
      ),
  )
}

/** Words before a price in which such a mark is looked for. */
const REACH = 3
/** Largest instalment, as a share of the whole. */
const MOST = 0.5

function isPartOf(part: DraftItem, whole: DraftItem): boolean {
  const isTold = containsPhrase(INSTALMENTS, part.words) || containsPhrase(INSTALMENTS, whole.words)
  return isTold && part.amount.rupiah <= MOST * whole.amount.rupiah
}
