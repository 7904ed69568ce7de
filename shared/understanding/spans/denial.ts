/** What is denied right before what was meant: 'bukan kemarin, tadi pagi'. */

import { readDay } from '../days/day-phrase.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import { readAmount } from './amount.ts'
import { readCorrection } from './delimiters.ts'
import { readPayment } from './payment.ts'

/** Index behind 'bukan kemarin', 'bukan cash', 'bukan 4 ribu', where what was meant follows; or null. */
export function readDenial(utterance: Utterance, at: number): number | null {
  const denial = readCorrection(utterance, at)
  if (!denial) return null
  for (const read of [
    (from: number) => readDay(utterance, from),
    (from: number) => readPayment(utterance, from),
    (from: number) => (at === 0 ? null : readAmount(utterance, from)),
  ]) {
    const denied = read(denial.end)
    if (denied && followedBy(read, utterance, denied.end)) return denied.end
  }
  return null
}

/** Whether `read` finds something at `at` or behind the fillers and the comma there. */
function followedBy(read: (at: number) => unknown, utterance: Utterance, at: number): boolean {
  for (let next = at; ; next++) {
    if (read(next) !== null) return true
    if (utterance.word(next) !== ',' && !matchPhrase(FILLERS, utterance.tokens, next)) return false
  }
}
