/** What was said of an expense without its price. */
import type { UnpricedExpense } from '../domain/extraction.ts'
import { categorize } from './categories/categorize.ts'
import type { SpeakersClock } from './days/clock.ts'
import { descriptionOfAll } from './describe.ts'
import type { ItemGroup } from './items/item-group.ts'
import type { Token } from './words/token.ts'
import { tokensAt } from './words/token-indexes.ts'

/** All that was named as one expense, on the first day said, else today. Null where nothing is named. */
export function unpricedExpense(
  tokens: readonly Token[],
  groups: readonly ItemGroup[],
  { today }: SpeakersClock,
): UnpricedExpense | null {
  const places = groups.flatMap(({ said }) => said)
  const description = descriptionOfAll(
    tokens,
    groups.map(({ said }) => said),
  )
  if (description === '') return null
  return {
    description,
    category: categorize(tokensAt(tokens, places)) ?? 'Other',
    date: groups.find(({ day }) => day !== null)?.day?.day ?? today,
  }
}
