/** What is denied right before what was meant: 'bukan kemarin, tadi pagi'. */

import type { SpeakersClock } from '../days/clock.ts'
import { readDay } from '../days/day-phrase.ts'
import { FILLERS } from '../words/filler-words.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import type { Token } from '../words/token.ts'
import { readAmount } from './amount.ts'
import { readCorrection } from './delimiters.ts'
import { readPayment } from './payment.ts'

/** Index behind 'bukan kemarin', 'bukan cash', 'bukan 4 ribu', where what was meant follows; or null. */
export function readDenial(tokens: readonly Token[], at: number, clock: SpeakersClock): number | null {
  const denial = readCorrection(tokens, at)
  if (!denial) return null
  for (const read of [
    (from: number) => readDay(tokens, from, clock),
    (from: number) => readPayment(tokens, from),
    (from: number) => (at === 0 ? null : readAmount(tokens, from)),
  ]) {
    const denied = read(denial.end)
    if (denied && followedBy(read, tokens, denied.end)) return denied.end
  }
  return null
}

/** Whether `read` finds something at `at` or behind the fillers and the comma there. */
function followedBy(read: (at: number) => unknown, tokens: readonly Token[], at: number): boolean {
  for (let next = at; ; next++) {
    if (read(next) !== null) return true
    if (tokens[next]?.word !== ',' && !matchPhrase(FILLERS, tokens, next)) return false
  }
}
