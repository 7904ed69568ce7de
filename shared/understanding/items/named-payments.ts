/** Ways of paying of one thing of several, which is named again before them: 'kopi 20 ribu, roti 15 ribu, yang roti tunai'. */
import type { SpokenPayment } from '../utterance/span.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords } from '../words/content-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import { plainWord } from '../words/word-forms.ts'
import type { DraftItem } from './draft-item.ts'

const THAT: ReadonlySet<string> = new Set(phraseList('yang|yg|sing|the|my'))
const OWN = 'nya'

/** The words between the payment span at `at` and the price, break or payment before it. */
function wordsBefore({ spans, tokens }: Utterance, at: number): readonly Token[] {
  let from = at
  while (spans[from - 1]?.kind === 'words') from--
  return tokens.slice(spans[from]?.start ?? 0, spans[at]?.start ?? 0)
}

/** What is named again: 'es teh' of 'yang es teh', 'kopi' of 'kopinya'; none where it is not told so. */
function namedAgain(words: readonly Token[]): readonly string[] {
  const that = words.findLastIndex(({ word }) => THAT.has(word))
  const named = contentWords(words.slice(that + 1))
  const isTold = that >= 0 || (named.length === 1 && named[0]?.word.endsWith(OWN))
  return isTold ? named.map(({ word }) => plainWord(word)) : []
}

/** The item whose words hold all of `named`; null where none or several do. */
function onlyItem(items: readonly DraftItem[], named: readonly string[]): DraftItem | null {
  const holders = items.filter(({ words, amount }) => {
    const own = new Set(words.flatMap(({ word, index }) => (index < amount.end ? [plainWord(word)] : [])))
    return named.every(word => own.has(word))
  })
  const [only, ...others] = holders
  return only && others.length === 0 ? only : null
}

/** The payments that were told so, with the item of each. */
export function namedPayments(
  utterance: Utterance,
  items: readonly DraftItem[],
): ReadonlyMap<DraftItem, SpokenPayment> {
  const found = new Map<DraftItem, SpokenPayment>()
  if (items.length < 2) return found
  utterance.spans.forEach((span, at) => {
    if (span.kind !== 'payment') return
    const named = namedAgain(wordsBefore(utterance, at))
    const item = named.length > 0 ? onlyItem(items, named) : null
    const isBehind = item && items.every(({ amount }) => amount.end <= span.start)
    if (isBehind) found.set(item, span.payment)
  })
  return found
}
