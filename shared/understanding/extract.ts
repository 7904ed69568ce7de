/** Expenses from a transcript, by rules: Indonesian, English, and both in one sentence. */
import type { ExtractedItem, Extraction, NoExpenseReason, SpeechContext } from '../domain/extraction.ts'
import { buildClauses } from './clauses/build-clauses.ts'
import { applyClauseCorrections } from './clauses/clause-corrections.ts'
import { toExpenses } from './expenses.ts'
import { buildItems } from './items/build-items.ts'
import { groupClauses } from './items/group-clauses.ts'
import { groupIntents } from './items/group-intents.ts'
import { noExpenseReason } from './items/no-expense-reason.ts'
import { otherMoney } from './items/other-money.ts'
import { areOverruled, isSpendingTold, withoutIntents } from './items/overruled-intents.ts'
import { unpricedGroups } from './items/unpriced-groups.ts'
import { normalise } from './normalise/normalise.ts'
import { withoutAsking } from './normalise/self-asked.ts'
import { withoutPriceRemarks } from './roles/price-remarks.ts'
import { demoteQuantities } from './roles/quantities.ts'
import { keepsRemainder } from './roles/repaid-remainder.ts'
import { tellsReturned } from './roles/returned-goods.ts'
import { settleAmounts } from './roles/settle-amounts.ts'
import { recogniseSpans } from './spans/recognise-spans.ts'
import { isPriceList } from './spending/price-list.ts'
import { spendingOdds } from './spending/spending-odds.ts'
import { isUnlikely } from './spending/unlikely.ts'
import { unpricedExpense } from './unpriced.ts'
import { speakersClock } from './utterance/clock.ts'
import { numbered } from './utterance/token.ts'
import { Utterance } from './utterance/utterance.ts'

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
  const utterance = recogniseSpans(
    new Utterance(numbered(withoutAsking(normalise(transcript))), speakersClock(context)),
  )
  if (!utterance.tokens.some(({ kind }) => kind !== 'sign')) return NOTHING_SAID

  const { clauses, sentences } = buildClauses(utterance)
  const corrected = applyClauseCorrections(clauses)
  const settled = withoutPriceRemarks(settleAmounts(utterance, corrected))
  const groups = groupClauses(demoteQuantities(utterance, settled))
  const odds = spendingOdds(utterance)
  const byRules = groupIntents(groups, sentences)
  const overruled = areOverruled(byRules, odds)
  const told = overruled ? withoutIntents(byRules) : byRules
  const expensesOf = (intents: typeof told) =>
    toExpenses(utterance, buildItems(utterance, groups, intents), groups, { ...context, overruled })
  const items = expensesOf(told)
  const mayBeNone = items.length > 0 && !isPriceList(utterance)
  const soundsLikeNone = mayBeNone && isUnlikely(odds, items, isSpendingTold(told))
  // Of what was kept the rules know better than the words of what went back.
  const isKept = () => tellsReturned(utterance, corrected) || keepsRemainder(utterance, corrected, settled)
  if (soundsLikeNone && !isKept()) return refused('unlikely', items)
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
  return refused(reason, expensesOf(withoutIntents(told)))
}

/** `supposed`: what the rules make of it as an expense. */
function refused(reason: NoExpenseReason, [supposed]: readonly ExtractedItem[]): Extraction {
  return { items: [], violationType: 'not_expense', reason, ...(supposed ? { supposed } : {}) }
}
