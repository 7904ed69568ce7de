/** The whole price of what is paid in instalments: 'harga kulkasnya 3,6 juta, angsuran pertama 330 ribu'. */
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
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

/** It is paid in parts. */
const IN_PARTS = phraseSet(
  phraseList(
    'dicicil|nyicil|kucicil|dikredit|diangsur|kredit|in installments|in instalments|in payments|on installments',
  ),
)

/** 'Kulkas 3 juta dicicil 6 kali, yang pertama 500 ribu': the part has the name of the whole, and the whole is not paid. */
function withPartsNamed(items: readonly DraftItem[]): readonly DraftItem[] {
  return items.flatMap((item, at) => {
    const [before, next] = [items[at - 1], items[at + 1]]
    if (next && isFirstOf(next, item)) return []
    return [before && isFirstOf(item, before) ? { ...item, words: withoutTerms(before.words) } : item]
  })
}

function isFirstOf(part: DraftItem, whole: DraftItem): boolean {
  const isTold = containsPhrase(IN_PARTS, part.words) || containsPhrase(IN_PARTS, whole.words)
  const isUnnamed = matchPhrase(IN_PARTS, part.words, 0) !== null || categorize(part.words) === null
  return isTold && isUnnamed && part.amount.rupiah <= MOST * whole.amount.rupiah
}

/** The words before those of how it is paid. */
function withoutTerms(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex((_, place) => matchPhrase(IN_PARTS, words, place) !== null)
  return at > 0 ? words.slice(0, at) : words
}

/** The items without whole prices, where a part of one is another item. `said`: all tokens. */
export function withoutWholePrices(said: readonly Token[], spent: readonly DraftItem[]): DraftItem[] {
  if (spent.length < 2 || !containsPhrase(INSTALMENTS, said)) return [...spent]
  const items = withPartsNamed(spent)
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
