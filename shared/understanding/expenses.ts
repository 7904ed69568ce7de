/** Heard items made into expenses: with what they share with one another, resolved, and as sure as they are. */
import type { ExtractedItem, RuleDoubt, SpeechContext } from '../domain/extraction.ts'
import { categorizeEach } from './categories/categorize.ts'
import { sureness } from './confidence.ts'
import type { SpeakersClock } from './days/clock.ts'
import { descriptionOf } from './describe.ts'
import type { DraftItem } from './items/draft-item.ts'
import { currencies, shareAlong, sharePayments } from './items/shared-details.ts'
import { resolveAmount } from './spans/resolve-amount.ts'
import type { Token } from './words/token.ts'
import { tokensAt } from './words/token-indexes.ts'

/** A description of more words is a story. */
const LONG_DESCRIPTION = 8

/** In the order heard, without those that nothing payable is left of. */
export function toExpenses(
  tokens: readonly Token[],
  heard: readonly DraftItem[],
  context: SpeechContext,
  clock: SpeakersClock,
): ExtractedItem[] {
  const meant = currencies(tokens, heard, context.currency)
  const days = shareAlong(
    heard.map(({ day }) => day),
    { end: 0, day: clock.today, adjusted: false, vague: false },
  )
  const payments = sharePayments(tokens, heard)
  const categories = categorizeEach(heard.map(({ places }) => tokensAt(tokens, places)))

  return heard.flatMap((item, at): ExtractedItem[] => {
    const { currency, said } = meant[at] ?? { currency: context.currency, said: false }
    const resolved = resolveAmount(item.amount, currency)
    const day = days[at]
    if (!resolved || !day) return []
    const description = descriptionOf(tokens, item.places)
    const category = categories[at] ?? null
    const doubts: Record<RuleDoubt, boolean> = {
      assumedThousands: resolved.assumedThousands,
      currencyUnsaid: !said,
      numberUncertain: item.amount.uncertain,
      descriptionMissing: description === '',
      categoryUnknown: category === null,
      corrected: item.corrected,
      dayAdjusted: day.adjusted,
      descriptionLong: description.split(' ').length > LONG_DESCRIPTION,
    }
    return [
      {
        amount: resolved.amount,
        currency,
        description: description === '' ? (category ?? 'Other') : description,
        category: category ?? 'Other',
        date: day.day,
        paymentMethod: payments[at]?.method ?? null,
        ...sureness(doubts),
      },
    ]
  })
}
