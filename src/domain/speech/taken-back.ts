/** What is denied right before what was meant: 'bukan kemarin, tadi pagi'. */
import { readAmount } from './amount.ts'
import { readCorrection } from './break-words.ts'
import type { SpeakersClock } from './clock.ts'
import { readDay } from './day-phrase.ts'
import { FILLERS } from './filler-words.ts'
import { readPayment } from './payment.ts'
import { matchPhrase } from './phrase.ts'
import type { Token } from './token.ts'

/** Index behind 'bukan kemarin', 'bukan cash', 'bukan 4 ribu', where what was meant follows; or null. */
export function readTakenBack(tokens: readonly Token[], at: number, clock: SpeakersClock): number | null {
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
