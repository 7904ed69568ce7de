/** What is left of a price of which another gave a part back: 'lunch was 32 but Mike paid me back his 11'. */
import type { Clause } from '../clauses/clause.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import { REPAID } from './reduction-words.ts'
import { saidAmounts } from './said-amounts.ts'

/** Whether the amounts of the `settled` clauses were made smaller by what was paid back. */
export function keepsRemainder(
  { tokens }: Utterance,
  said: readonly Clause[],
  settled: readonly Clause[],
): boolean {
  if (!containsPhrase(REPAID, tokens)) return false
  const spoken = new Set(saidAmounts(said).map(({ amount }) => amount.plain))
  const [first] = saidAmounts(settled)
  return first !== undefined && !spoken.has(first.amount.plain) && first.amount.plain < Math.max(...spoken)
}
