/** Clauses with each price that is calculated aloud reduced to the result of the calculation. */
import { addDays } from '../../domain/calendar-date.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { withoutExplanation } from './clause-remains.ts'
import { derivedOf } from './closing-derivations.ts'
import { isOfOne } from './closing-products.ts'
import { MAX_MEMBERS } from './closing-readings.ts'
import { bareCountOf } from './derivation-operands.ts'
import { reducedTo } from './reduced-clauses.ts'
import type { SaidAmount } from './said-amounts.ts'

/** Most words between a price and the result of a calculation that it opens. */
const MAX_EXPLAINED = 30
/** Days back to which a part paid is a payment to be noted, too. */
const RECENT_DAYS = 2

/** Whether a clause has a day of its own, so near that what was paid then is told now. */
function isRecent({ clock }: Utterance, clause: Clause | undefined): boolean {
  return clause?.day != null && clause.day.day >= addDays(clock.today, -RECENT_DAYS)
}

/** Index behind the last amount before the one at `at` that is no mere count; 0 without one. */
function endOfPriceBefore(said: readonly SaidAmount[], at: number): number {
  let last = at - 1
  for (let one = said[last]; one && bareCountOf(one) !== null; one = said[last]) last--
  return said[last]?.amount.end ?? 0
}

/** The clauses with a calculation that leads to amount `at` reduced to it; null where none does. */
export function calculated(
  utterance: Utterance,
  clauses: readonly Clause[],
  said: readonly SaidAmount[],
  at: number,
): Clause[] | null {
  const result = said[at]
  const least = Math.max(0, at - MAX_MEMBERS)
  let previous = endOfPriceBefore(said, least)
  for (let start = least; result && start < at; start++) {
    const [price, ...others] = said.slice(start, at)
    const before = said[start - 1]
    if (start > least && before && bareCountOf(before) === null) previous = before.amount.end
    // 'They were going to be 25 each, made it 20 each': the second price takes the place of the first.
    if (!price || (before && isOfOne(before) && isOfOne(price))) continue
    if (result.amount.start - price.amount.end > MAX_EXPLAINED) continue
    // 'DP-nya kemarin 300 ribu, sisanya barusan 400 ribu': two payments.
    if (others.some(({ clause }) => isRecent(utterance, clauses[clause]))) continue
    const amount = derivedOf(utterance, [price, ...others], result, previous)
    const undated = new Set(others.map(({ clause }) => clause).filter(clause => clause !== result.clause))
    // The day of a part that was paid earlier is not that of the rest.
    if (amount) {
      const dated = clauses.map((clause, index) =>
        undated.has(index) && clause.day ? { ...clause, day: null } : clause,
      )
      return reducedTo(dated, price, [...others, result], amount, withoutExplanation)
    }
  }
  return null
}
