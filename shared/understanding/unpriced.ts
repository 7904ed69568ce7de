/** What was said of an expense without its price. */
import type { UnpricedExpense } from '../domain/extraction.ts'
import type { Bundle } from './bundles/bundle.ts'
import { categorize } from './categories/categorize.ts'
import type { SpeakersClock } from './days/clock.ts'
import { descriptionOfAll } from './describe.ts'
import { tokensAt } from './words/places.ts'
import type { Token } from './words/token.ts'

/** All that was named as one expense, on the first day said, else today. Null where nothing is named. */
export function unpricedExpense(
  tokens: readonly Token[],
  bundles: readonly Bundle[],
  { today }: SpeakersClock,
): UnpricedExpense | null {
  const places = bundles.flatMap(({ said }) => said)
  const description = descriptionOfAll(
    tokens,
    bundles.map(({ said }) => said),
  )
  if (description === '') return null
  return {
    description,
    category: categorize(tokensAt(tokens, places)) ?? 'Other',
    date: bundles.find(({ day }) => day !== null)?.day?.day ?? today,
  }
}
