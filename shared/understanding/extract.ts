/** Expenses from a transcript, by rules: Indonesian, English, and both in one sentence. */
import type { ExtractedItem, Extraction, NoExpenseReason, SpeechContext } from '../domain/extraction.ts'
import { toExpenses } from './expenses.ts'
import { noExpenseReason } from './items/no-expense-reason.ts'
import { otherMoney } from './items/other-money.ts'
import { isSpendingTold, withoutIntents } from './items/overruled-intents.ts'
import { unpricedGroups } from './items/unpriced-groups.ts'
import { draftItems, type Reading, readTranscript } from './reading.ts'
import { keepsRemainder } from './roles/repaid-remainder.ts'
import { tellsReturned } from './roles/returned-goods.ts'
import { isPriceList } from './spending/price-list.ts'
import { isUnlikely } from './spending/unlikely.ts'
import { withoutSuperfluous } from './superfluous/without-superfluous.ts'
import { unpricedExpense } from './unpriced.ts'

/** Most items taken from one transcript: as many as one batch saves, and more than can be said in a minute. */
export const MAX_ITEMS = 100

const NOTHING_SAID: Extraction = { items: [], violationType: null }

/**
 * The expenses of a transcript. Amounts are at least one minor unit and at most `MAX_AMOUNT`; dates lie
 * between `MIN_DATE` and the speaker's today; descriptions are never empty. `not_expense` where something was
 * said and none of it was spending: no amount, income, a plan, a question, something taken back. It comes
 * with the reason. Time grows with the length of the transcript, of which the first `MAX_TRANSCRIPT`
 * characters are read.
 *
 * Never throws for a transcript; throws RangeError for an invalid `context.now` or an unknown `context.zone`.
 */
export function extractExpenses(transcript: string, context: SpeechContext): Extraction {
  const reading = readTranscript(transcript, context)
  if (!reading) return NOTHING_SAID
  const { utterance, groups, told } = reading
  const items = expensesOf(reading, context)
  if (items.length > 0 && isUnlikelySpent(reading, items)) return refused('unlikely', items)
  if (items.length > 0) {
    const unpriced = unpricedGroups(groups, told).flatMap(group => unpricedExpense(utterance, [group]) ?? [])
    const besides = otherMoney(told)
    return {
      items: items.slice(0, MAX_ITEMS),
      violationType: null,
      ...(unpriced.length > 0 ? { unpriced } : {}),
      ...(besides.length > 0 ? { besides } : {}),
      ...(items.length > MAX_ITEMS ? { capped: true } : {}),
    }
  }
  const reason = noExpenseReason(utterance, groups, told)
  const unpriced = reason === 'unpriced' ? unpricedExpense(utterance, groups) : null
  if (unpriced) return { items: [], violationType: 'not_expense', reason, unpriced: [unpriced] }
  return refused(reason, expensesOf({ ...reading, told: withoutIntents(told) }, context))
}

function expensesOf(reading: Reading, context: SpeechContext): ExtractedItem[] {
  const { utterance, groups, overruled } = reading
  const standing = withoutSuperfluous(utterance, draftItems(reading), context.currency)
  return toExpenses(utterance, standing, groups, { ...context, overruled })
}

/** By its words as a whole it tells of none, and of what was kept the rules know no better. */
function isUnlikelySpent(reading: Reading, items: readonly ExtractedItem[]): boolean {
  const { utterance, corrected, settled, told, odds } = reading
  if (isPriceList(utterance) || !isUnlikely(odds, items, isSpendingTold(told))) return false
  return !tellsReturned(utterance, corrected) && !keepsRemainder(utterance, corrected, settled)
}

/** `supposed`: what the rules make of it as an expense. */
function refused(reason: NoExpenseReason, [supposed]: readonly ExtractedItem[]): Extraction {
  return { items: [], violationType: 'not_expense', reason, ...(supposed ? { supposed } : {}) }
}
