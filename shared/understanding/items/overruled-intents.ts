/** Where the words of the whole utterance are too far from those of what is no expense, the intents of its clauses give way. */
import { isCardPaidOff } from '../intent/card-payoff.ts'
import { tellsOnlyCashOut } from '../intent/cash-out.ts'
import { isInstalmentTo } from '../intent/debts.ts'
import { isNoSpending } from '../intent/intent.ts'
import type { Told } from './told.ts'

/** Log odds that an utterance tells of an own expense: of 353 refused rightly at first contact, 2 lie above. */
const SURELY_SPENT = 3.2

/**
 * Whether no amount is spent by the rules, though the utterance surely tells of an expense. Where they give several reasons,
 * the odds are those of one amount at most: 'gajian lima juta, setor arisan 500 ribu'.
 */
export function areOverruled(told: readonly (readonly Told[])[], spendingOdds: number): boolean {
  if (spendingOdds <= SURELY_SPENT || told.flat().some(isFirm)) return false
  const intents = new Set(told.flat().flatMap(({ amount, intent }) => (amount ? [intent] : [])))
  return intents.size === 1 && [...intents].every(isNoSpending)
}

/** Whether the rule knows better than its words: 'paid off 300 on the credit card' pays for what is an expense already. */
function isFirm({ amount, said }: Told): boolean {
  if (!amount) return false
  const words = said.filter(({ index }) => index < amount.start || index >= amount.end)
  return isCardPaidOff(words) || isInstalmentTo(words) || tellsOnlyCashOut(words)
}

/** Whether a word of spending goes with an amount. */
export function isSpendingTold(told: readonly (readonly Told[])[]): boolean {
  return told.flat().some(({ amount, intent }) => amount !== null && intent === 'spent')
}

/** The same amounts with nothing known of what became of them. */
export function withoutIntents(told: readonly (readonly Told[])[]): Told[][] {
  return told.map(each => each.map(one => ({ ...one, intent: 'unclear' })))
}
