/** Prices offered in a bargain that the seller refuses or takes: 'minta lima belas gak dikasih', 'ditawar 400 dikasih'. */
import { readAmount } from '../spans/amount.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { nameThing } from '../words/content-words.ts'
import { phraseProduct } from '../words/phrase-product.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { RoleCue } from './amount-role.ts'
import { phraseBefore } from './phrase-before.ts'

/** Verbs before an offer that is refused behind it. */
const OFFERING = phraseSet(
  phraseList('minta|nawar|tawar|aku minta|saya minta|gue minta|aku nawar|saya nawar|gue nawar|kutawar'),
)
/** 'Minta lima belas gak dikasih' */
const REFUSED = phraseSet([
  ...phraseProduct(
    'gak|nggak|ga|ndak|enggak|tidak|tak|ora|teu',
    'dikasih|dikasi|boleh|bisa|mau|dapat|dapet|dilepas|dibolehin|oleh',
  ),
  ...phraseList('ditolak|dia nolak|ditolak dia'),
])

/** The 15 of 'minta lima belas gak dikasih', with the words of its refusal. */
export function readRefused(before: readonly Token[], behind: readonly Token[]): RoleCue | null {
  const offering = phraseBefore(OFFERING, before)
  const refused = offering && matchPhrase(REFUSED, behind, 0)
  return refused && { role: 'asked', before: offering.length, behind: refused.end }
}

/** Verbs before what the seller is asked to take off. */
const ASKED_OFF = phraseSet([
  ...phraseProduct(
    'minta|ditawar|tak tawar|kutawar|nawar|tawar',
    'kurang|dikurangi|dikurangin|turun|diskon|potongan',
  ),
])

/** The 2 of 'minta dikurangi dua ribu dikasih', which is taken off. */
export function readGranted(before: readonly Token[], behind: readonly Token[]): RoleCue | null {
  const asking = phraseBefore(ASKED_OFF, before)
  if (!asking) return null
  const refused = matchPhrase(REFUSED, behind, 0)
  if (refused) return { role: 'asked', before: asking.length, behind: refused.end }
  const granted = matchPhrase(ACCEPTED, behind, 0)
  return granted && { role: 'off', before: asking.length, behind: granted.end }
}

const ACCEPTED = phraseSet(
  phraseList(
    'dikasih|dikasi|dilepas|boleh|dibolehin|deal|oke|ok|mau|dia mau|orangnya mau|accepted|deal done',
  ),
)

/** Whether the words behind an offer take it: 'ditawar 400 dikasih'. */
export function isOfferAccepted(utterance: Utterance, behind: readonly Token[]): boolean {
  const accepted = matchPhrase(ACCEPTED, behind, 0)
  if (!accepted || nameThing(behind.slice(accepted.end))) return false
  // In 'minta 500 dikasih 400' the price is told behind it.
  return readAmount(utterance, (behind.at(-1)?.index ?? 0) + 1) === null
}
