/** Combines the rules' answer with a second one. */
import type { Doubt } from '../../shared/domain/doubt.ts'
import type { ExtractedItem, Extraction, SpokenExpense } from '../../shared/domain/extraction.ts'
import { toMajor } from '../../shared/domain/money.ts'
import { assess } from '../../shared/understanding/confidence.ts'
import { fieldInDoubt } from '../../shared/understanding/doubts/field-in-doubt.ts'
import { describedBy } from './described-by.ts'

/**
 * The rules' items, in number and order, with their amounts, currencies, dates and ways of paying. The second answer
 * may only
 *
 * - confirm: an item of the same amount and currency at the same place takes away the rules' doubts about the amount,
 *   and about the day where it names the same one;
 * - fill in: the category where the rules had no cue, the description where they had none or too long a one. What is
 *   filled in stays marked, since one reader alone says it;
 * - contradict: another amount or currency, another number of items, or none at all, leaves the rules' items as they
 *   are, with less confidence and a mark.
 *
 * It has no way to an amount, and none past a refusal: an invented expense is worse than one that has to be said
 * again, models are known to be wrong by factors of ten, and the transcript may well ask for something.
 */
export function reconcile(
  transcript: string,
  byRules: Extraction,
  second: readonly SpokenExpense[],
): Extraction {
  const sameCount = second.length === byRules.items.length
  const items = byRules.items.map((item, at) => {
    const other = sameCount ? second[at] : undefined
    return other ? heardTwice(item, other, transcript) : disputed(item, 'amountDisputed')
  })
  return { ...byRules, items }
}

function heardTwice(item: ExtractedItem, other: SpokenExpense, transcript: string): ExtractedItem {
  if (item.currency !== other.currency) {
    const sameNumber = toMajor(item.amount, item.currency) === toMajor(other.amount, other.currency)
    return disputed(item, sameNumber ? 'currencyDisputed' : 'amountDisputed')
  }
  if (item.amount !== other.amount) return disputed(item, 'amountDisputed')
  return {
    ...item,
    category: item.doubts.includes('categoryUnknown') ? other.category : item.category,
    description: describedBy(item, other.description, transcript) ?? item.description,
    ...assess(
      item.doubts.filter(doubt => !isSettled(doubt, item, other)),
      item.recalled?.fields,
    ),
  }
}

/** Whether the agreement of two answers on the amount settles a doubt. */
function isSettled(doubt: Doubt, item: ExtractedItem, other: SpokenExpense): boolean {
  const field = fieldInDoubt(doubt)
  return field === 'amount' || (field === 'date' && item.date === other.date)
}

/** With less confidence, and marked. */
export function disputed(item: ExtractedItem, doubt: Doubt): ExtractedItem {
  return { ...item, ...assess([...item.doubts, doubt], item.recalled?.fields) }
}
