/** The speaker's part of a total whose rest others paid: 'totalnya 210, gue makan 75 doang, sisanya Fira yang bayar'. */
import type { Token } from '../utterance/token.ts'
import { containsPhrase, findPhrase, matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import { phraseBefore } from './phrase-before.ts'

const TOTAL = phraseSet(phraseList('total|totalnya|semuanya|billnya|bonnya|the bill was|bill was|total was'))
const OWN = phraseSet(
  phraseList(
    'gue makan|gue bayar|gue kena|gue habis|gue abis|gue cuma|gue cuma bayar|gue cuma kena|aku makan|aku bayar|aku kena|aku habis|aku abis|aku cuma|aku cuma bayar|aku cuma kena|saya bayar|saya kena|saya cuma bayar|i paid|i put in|i covered|i did',
  ),
)
const REST = phraseSet(phraseList('sisanya|sisane|selebihnya|the rest|rest'))
const PAID = phraseSet(phraseList('bayar|bayarin|nutup|nutupin|nanggung|dibayar|dibayarin|paid|covered|got'))
const SPEAKERS: ReadonlySet<string> = new Set(['gue', 'aku', 'saya', 'i', 'me'])

/** Number of words behind an amount that tell that others paid the rest; 0 where they do not. */
export function othersRestLength(behind: readonly Token[]): number {
  const rest = findPhrase(REST, behind)
  if (rest < 0) return 0
  const told = behind.slice(matchPhrase(REST, behind, rest)?.end ?? rest)
  return containsPhrase(PAID, told) && !told.some(({ word }) => SPEAKERS.has(word)) ? behind.length : 0
}

/** Whether an amount is the speaker's part of the total `price`. */
export function isOwnOfTotal(price: PlacedAmount, { before, behind }: AmountInWords): boolean {
  const total = price.parts[price.at - 1]
  if (total?.kind !== 'words' || !containsPhrase(TOTAL, total.words)) return false
  return phraseBefore(OWN, before) !== null && othersRestLength(behind) > 0
}
