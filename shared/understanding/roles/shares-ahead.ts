/** Bills whose sharers are counted before the price: 'we split it three ways last night. It was 96 with the tip'. */
import { readSmall } from '../numbers/below-hundred.ts'
import { readAmount } from '../spans/amount.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { isLink } from '../words/link-words.ts'
import { findPhrase, phraseList, phraseSet, withoutPhrases } from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import { phraseBefore } from './phrase-before.ts'
import type { PriceLedger } from './price-ledger.ts'
import { COLLECTIVES } from './shares.ts'

const SHARING = phraseSet(
  phraseList(
    'split|splitting|shared|divided|went dutch|went halves|go halves|going halves|patungan|urunan|saweran|dibagi rata|bagi rata|dibagi|bagi',
  ),
)
const WAYS: ReadonlySet<string> = new Set(['ways', 'way'])
/** Right before the number: 'bagi dua sama Rina'. */
const BY: ReadonlySet<string> = new Set(['bagi', 'dibagi'])
/** Words of the whole bill before its amount. */
const BILL = phraseSet(
  phraseList(
    `it was|it came to|it came out to|it ran|came to|came out to|the bill|bill|the bill was|bill was|the bill came to|the tab was|the check was|the total|total|total was|the whole thing was|the whole bill was|altogether|was
    totalnya|total|tagihannya|billnya|bonnya|semuanya|habisnya|habis|abis|abisnya|jumlahnya`,
  ),
)
/** With these a thing may stand before the amount: 'makan totalnya 80'. */
const TOTALS: ReadonlySet<string> = new Set(['totalnya', 'total', 'tagihannya', 'billnya', 'bonnya'])
/** Behind the amount where it is the price for one. */
const OF_ONE = phraseSet(
  phraseList(
    'each|apiece|a person|per person|a head|per head|for me|for mine|on my end|my share|seorang|per orang|perorang|masing masing|satu orang|buat aku|buat gue',
  ),
)

/** The number of sharers in words of sharing; null where none is said. */
function sharersIn(utterance: Utterance, words: readonly Token[]): number | null {
  const at = findPhrase(SHARING, words)
  if (at < 0) return null
  if (words[at + 1]?.word === 'halves') return 2
  for (const { word, index } of words.slice(at + 1)) {
    const together = word === 'half' ? undefined : COLLECTIVES.get(word)
    if (together !== undefined) return together
    const number = readSmall(utterance, index, /^\d{1,2}$/)
    if (!number || number.value < 2) continue
    if (WAYS.has(utterance.word(number.end)) || BY.has(utterance.word(index - 1))) return number.value
  }
  return null
}

/** Keeps the number of sharers that is told before any price. */
export function expectBill(utterance: Utterance, ledger: PriceLedger, words: readonly Token[]): void {
  ledger.sharers = sharersIn(utterance, words) ?? ledger.sharers
}

/** Where the speaker's part is told, not the bill. */
const OWN_PART = phraseSet(phraseList('my half|my share|my part|my end|mine|bagianku|jatahku'))

/** In these the speaker tells what they paid themselves: 'went halves on the bait I paid 13'. */
const PAYING: ReadonlySet<string> = new Set(phraseList('i|paid|put|gave|was|were|is|owe|owed|cost'))

/** 'Went halves on a crib, four eighty', 'on the bait 26 bucks': the price of what is named behind the halves. */
function isOfHalves(utterance: Utterance, { amount, before, behind }: AmountInWords): boolean {
  const isApart = utterance.word(amount.start - 1) === ','
  const isBeside = before.at(-1)?.index === amount.start - 1 && !before.some(({ word }) => PAYING.has(word))
  const isPlace = isLink(behind[0]) && behind[0]?.word !== 'for'
  if ((!isPlace && nameThing(behind)) || !(isApart || isBeside)) return false
  const words = utterance.between(0, amount.start)
  const halves = words.findLastIndex(({ word }) => word === 'halves')
  const on = words.findIndex(({ word }, at) => at > halves && word === 'on')
  return halves >= 0 && on >= 0 && nameThing(words.slice(on + 1))
}

/** Takes the company out of 'went halves with my brother on a canoe 400', which would be the place of the canoe. */
function nameOfHalves({ parts, at }: PlacedAmount): void {
  const before = parts[at - 1]
  if (before?.kind !== 'words') return
  const { words } = before
  const halves = words.findIndex(({ word }) => word === 'halves')
  const on = words.findIndex(({ word }, place) => place > halves && word === 'on')
  if (words[halves + 1]?.word !== 'with' || on < 0) return
  parts[at - 1] = { kind: 'words', words: [...words.slice(0, halves + 1), ...words.slice(on)] }
}

/** 'Dibagi tiga, taksi ke bandara 150 ribu': said ahead of the only price, which is that of the thing. */
function isSaidAhead(utterance: Utterance, { before }: AmountInWords): boolean {
  const [first, number] = utterance.tokens
  if (!first || !BY.has(first.word) || !number || !readSmall(utterance, number.index, /^\d{1,2}$/))
    return false
  const prices = utterance.spans.filter(({ kind, start }) => kind === 'amount' && start > number.index)
  return prices.length === 1 && nameThing(before)
}

/** Shares the price that was added last, where it is that of such a bill. */
export function shareBill(utterance: Utterance, ledger: PriceLedger, said: AmountInWords): void {
  const { amount, before, behind } = said
  const { sharers } = ledger
  ledger.sharers = null
  const price = ledger.built.lastAmount()
  if (sharers === null || !price || findPhrase(OWN_PART, before) >= 0) return
  const isTotal = before.some(({ word }) => TOTALS.has(word))
  const isSplit = phraseBefore(BILL, before) !== null && sharersIn(utterance, before) !== null
  const isBill =
    isSplit ||
    (findPhrase(BILL, before) >= 0 && (isTotal || contentWords(withoutPhrases(BILL, before)).length === 0))
  // Where the share was told, a reckoning has put it in place of the price.
  const isWhole = readAmount(utterance, amount.start)?.plain === amount.plain
  const isTold = isBill && before.at(-1)?.index === amount.start - 1
  const isCalledTotal =
    isSaidAhead(utterance, said) || isTold || isOfHalves(utterance, said) || TOTALS.has(behind[0]?.word ?? '')
  if (!isCalledTotal || !isWhole || findPhrase(OF_ONE, behind) === 0) return
  nameOfHalves(price)
  ledger.share(price, sharers)
}
