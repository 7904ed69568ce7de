/** Whether a price is only a guess at what is planned, or the usual price of what was free. */

import { FREE } from '../intent/negation-words.ts'
import { BUYING } from '../intent/spending-words.ts'
import { withoutAmounts } from '../intent/without-amounts.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { FILLERS } from '../words/filler-words.ts'
import { containsPhrase, matchPhrase, phraseList, phraseSet, skipPhrases } from '../words/phrase-table.ts'
import type { Segment, Told } from './told.ts'

/** Openings of a guess: 'besok mau ganti ban, paling dua ratusan kena'. */
const GUESSED = phraseSet(
  phraseList(
    'paling|palingan|paling banter|paling mahal|paling cuma|mungkin|kira kira|sekitar|bisa|bisa bisa|estimasi|estimasinya|kayaknya|probably|maybe|should be|might be|must be|i think|i guess|around|about|roughly',
  ),
)

/** Openings of the price that is paid on other days: 'the frappuccino was free, otherwise it is 6.25'. */
const USUAL = phraseSet(
  phraseList(
    'otherwise|normally|usually|usual price|the usual price|regular price|the regular price|regularly|on other days|original price|the original price|biasanya|biasane|normalnya|aslinya|harga asli|harga aslinya|harga normal|harga normalnya|harga biasanya|harusnya|seharusnya|padahal|padahal biasanya|padahal harusnya|kalau nggak|kalau bayar|kalo bayar',
  ),
)

/** Words of a guess beside the price itself: 'kena', 'habis'. */
const COMING_TO = phraseSet(phraseList('kena|kenanya|habis|abis|abisnya|habisnya|keluar|jatuhnya|cost|costs'))

function opensWith(table: typeof USUAL, said: readonly Token[]): boolean {
  // 'Kira kira' and 'I think' are fillers, too.
  return (
    matchPhrase(table, said, 0) !== null || matchPhrase(table, said, skipPhrases(FILLERS, said, 0)) !== null
  )
}

/** Whether nothing is named but the price. */
function namesNothing(said: readonly Token[], opening: typeof USUAL): boolean {
  const left = withoutAmounts(said).filter(
    (_, at, words) => matchPhrase(opening, words, at) === null && matchPhrase(COMING_TO, words, at) === null,
  )
  return !nameThing(left)
}

/** `before` is what was told right before, in the same sentence. */
export function isPriceAside(before: Told | null, { said }: Segment): boolean {
  if (!before || before.amount !== null || containsPhrase(BUYING, said)) return false
  if (before.intent === 'plan') return opensWith(GUESSED, said) && namesNothing(said, GUESSED)
  const wasFree = before.intent === 'negated' && containsPhrase(FREE, before.said)
  return wasFree && opensWith(USUAL, said) && namesNothing(said, USUAL)
}
