/** Expenses from a transcript, by rules: Indonesian, English, and both in one sentence. */
import type { Extraction, SpeechContext } from '../domain/extraction.ts'
import { gatherBundles } from './bundles/gather.ts'
import { whyNoExpense } from './bundles/why-no-expense.ts'
import { settleCorrections } from './clauses/corrections.ts'
import { settleCounts } from './clauses/counts.ts'
import { cutIntoClauses } from './clauses/cut-into-clauses.ts'
import { cutIntoPieces } from './clauses/piece.ts'
import { speakersClock } from './days/clock.ts'
import { toExpenses } from './expenses.ts'
import { hearItems } from './items/hear-items.ts'
import { settleReductions } from './reductions/reductions.ts'
import { tokensOf } from './transcript/transcript.ts'
import { unpricedExpense } from './unpriced.ts'

/** Most items taken from one transcript. */
export const MAX_ITEMS = 50

const NOTHING_SAID: Extraction = { items: [], violationType: null }

/**
 * What a transcript says was spent. Amounts are at least one minor unit and at most `MAX_AMOUNT`; dates lie
 * between `MIN_DATE` and the speaker's today; descriptions are never empty. `not_expense` where something was
 * said and none of it was spending: no amount, income, a plan, a question, something taken back. It comes with the
 * reason. Time grows with the length of the transcript, of which the first `MAX_TRANSCRIPT` characters are read.
 *
 * Never throws for a transcript; throws RangeError for an invalid `context.now` or an unknown `context.zone`.
 */
export function extractExpenses(transcript: string, context: SpeechContext): Extraction {
  const clock = speakersClock(context)
  const tokens = tokensOf(transcript)
  if (!tokens.some(token => token.kind !== 'sign')) return NOTHING_SAID

  const { clauses, sentences, closing } = cutIntoClauses(tokens, cutIntoPieces(tokens, clock))
  const meant = settleCorrections(tokens, clauses, closing)
  const bundles = gatherBundles(tokens, settleCounts(tokens, settleReductions(tokens, meant)))
  const items = toExpenses(tokens, hearItems(tokens, bundles, sentences), context, clock)
  if (items.length > 0) return { items: items.slice(0, MAX_ITEMS), violationType: null }
  const reason = whyNoExpense(tokens, bundles, sentences)
  const unpriced = reason === 'unpriced' ? unpricedExpense(tokens, bundles, clock) : null
  return { items: [], violationType: 'not_expense', reason, ...(unpriced ? { unpriced } : {}) }
}
