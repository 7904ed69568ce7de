/** Parts of a price that were paid earlier, before the rest: 'put two thousand down back in September', 'DP bulan lalu 500 ribu'. */
import { addDays } from '../../domain/calendar-date.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { AmountInWords } from './amount-in-words.ts'
import type { PlacedAmount } from './clause-rewriter.ts'
import { phraseBefore } from './phrase-before.ts'

const DOWN = phraseSet(
  phraseList(
    `down|put down|down payment|deposit|as a deposit|deposited|upfront|up front|in advance|to hold it|to hold|to reserve|to book
    dp|dpnya|dp nya|uang muka|panjar|panjarnya|tanda jadi`,
  ),
)
/** Right before what was left of the price. */
const REST = phraseSet(phraseList('the other|the remaining|the last|the rest|the balance|the final'))
/** Behind it where it is still to be paid. */
const OPEN = phraseSet(phraseList('is due|due|later|next|when|once|on delivery|to go|i owe|still owe'))
/** Days back to which both payments are told now. */
const WEEK = 7

/** Whether a price is such a part. */
export function isEarlierPart({ clause }: PlacedAmount): boolean {
  return containsPhrase(DOWN, clause.said)
}

/** Whether it was paid on a day of this week that is named, so that both payments are noted. */
export function isPartOfThisWeek({ clock }: Utterance, price: PlacedAmount): boolean {
  const { day } = price.clause
  return isEarlierPart(price) && day !== null && day.day >= addDays(clock.today, -WEEK)
}

/** Whether the amount is what was left of the price behind that part, and is paid: 'I wrote the check for the other 6,340'. */
export function paysRestOf(price: PlacedAmount, { before, behind }: AmountInWords): boolean {
  return isEarlierPart(price) && phraseBefore(REST, before) !== null && !containsPhrase(OPEN, behind)
}
