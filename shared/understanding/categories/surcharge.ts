/** Surcharges on the price of something else: tips, delivery and service fees. */

import type { Token } from '../utterance/token.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import { plainPhrase, plainToken } from '../words/word-forms.ts'

const SURCHARGES = phraseSet(
  phraseList(`tip|tips|uang tip|ongkir|ongkirnya|ongkos kirim|biaya kirim|biaya antar|biaya layanan|biaya pelayanan|biaya aplikasi
    pajak restoran|pajak resto|ppn|biaya pemesanan|service|pb1|servis charge|service charge|service fee|delivery fee|delivery|booking fee|fee|fees|transfer fee|biaya transfer|biaya admin transfer`).map(
    plainPhrase,
  ),
)
/** Words that may stand beside a surcharge. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  phraseList(
    `i|we|more|extra|as|for|lagi|tambah|kasi|gave|in|the|a|an|ya|juga|and|dan|plus|sama|bayar|kasih|ngasih|buat|for|both|left|gave|also|another|driver|abang|abangnya|drivernya|pelayan|pelayannya|nya`,
  ),
)

/** Whether the words name only a surcharge; 'tip for the barber' names more. */
export function isSurcharge(said: readonly Token[]): boolean {
  const words = said.filter(({ kind, word }) => kind === 'word' && !SMALL_WORDS.has(word)).map(plainToken)
  return matchPhrase(SURCHARGES, words, 0)?.end === words.length
}
