/** What was said of an expense without its price. */
import type { UnpricedExpense } from '../domain/extraction.ts'
import { categorize } from './categories/categorize.ts'
import { descriptionOfAll } from './describe.ts'
import { thingFirst } from './descriptions/thing-first.ts'
import type { ItemGroup } from './items/item-group.ts'
import type { Utterance } from './utterance/utterance.ts'

/** All that was named as one expense, on the first day said, else today. Null where nothing is named. */
export function unpricedExpense(utterance: Utterance, groups: readonly ItemGroup[]): UnpricedExpense | null {
  const description = descriptionOfAll(groups.map(({ said }) => said))
  if (description === '') return null
  return {
    description,
    category: categorize(groups.flatMap(({ said }) => thingFirst(said))) ?? 'Other',
    date: groups.find(({ day }) => day !== null)?.day?.day ?? utterance.clock.today,
  }
}
