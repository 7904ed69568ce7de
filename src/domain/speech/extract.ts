/** Expenses from a transcript, by rules: Indonesian, English, and both in one sentence. */
import type { ExtractedItem, Extraction, SpeechContext } from '../extraction.ts'
import { resolveAmount } from './amounts/resolve.ts'
import { gatherBundles } from './bundles/gather.ts'
import { whyNoExpense } from './bundles/why-no-expense.ts'
import { categorizeEach } from './categories/categorize.ts'
import { settleCorrections } from './clauses/corrections.ts'
import { settleCounts } from './clauses/counts.ts'
import { cutIntoClauses } from './clauses/cut-into-clauses.ts'
import { cutIntoPieces } from './clauses/piece.ts'
import { sureness } from './confidence.ts'
import { speakersClock } from './days/clock.ts'
import { descriptionOf } from './describe.ts'
import { hearItems } from './items/hear-items.ts'
import { currencies, shareAlong, sharePayments } from './items/share.ts'
import { settleReductions } from './reductions/reductions.ts'
import { tokensOf } from './transcript/transcript.ts'
import { tokensAt } from './words/places.ts'

/** Most items taken from one transcript. */
export const MAX_ITEMS = 50

const NOTHING_SAID: Extraction = { items: [], violationType: null }

/** A description of more words is a story. */
const LONG_DESCRIPTION = 8

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
  const meantClauses = settleCorrections(tokens, clauses, closing)
  const bundles = gatherBundles(tokens, settleCounts(tokens, settleReductions(tokens, meantClauses)))
  const heard = hearItems(tokens, bundles, sentences)
  const meant = currencies(tokens, heard, context.currency)
  const days = shareAlong(
    heard.map(({ day }) => day),
    { end: 0, day: clock.today, adjusted: false, vague: false },
  )
  const payments = sharePayments(tokens, heard)

  const categories = categorizeEach(heard.map(({ places }) => tokensAt(tokens, places)))

  const items = heard.flatMap((item, at): ExtractedItem[] => {
    const { currency, said } = meant[at] ?? { currency: context.currency, said: false }
    const resolved = resolveAmount(item.amount, currency)
    const day = days[at]
    if (!resolved || !day) return []
    const description = descriptionOf(tokens, item.places)
    const category = categories[at] ?? null
    const doubts = {
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
  if (items.length > 0) return { items: items.slice(0, MAX_ITEMS), violationType: null }
  return { items: [], violationType: 'not_expense', reason: whyNoExpense(tokens, bundles, sentences) }
}
