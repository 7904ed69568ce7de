/** What was said of an expense without its price. */
import type { UnpricedExpense } from '../domain/extraction.ts'
import { categorize } from './categories/categorize.ts'
import { descriptionOfAll } from './describe.ts'
import { thingFirst } from './descriptions/thing-first.ts'
import { withoutForgottenPrice } from './intent/forgotten-price.ts'
import type { ItemGroup } from './items/item-group.ts'
import type { Token } from './utterance/token.ts'
import type { Utterance } from './utterance/utterance.ts'

/** What was said of a group, but for how it was paid. */
function withoutPayment({ said, payment }: ItemGroup): readonly Token[] {
  if (!payment) return said
  return said.filter(({ index }) => index < payment.start || index >= payment.end)
}

/** All things named, as one expense on the first day said, or today. Null where nothing is named. */
export function unpricedExpense(utterance: Utterance, groups: readonly ItemGroup[]): UnpricedExpense | null {
  const said = groups.map(group => withoutForgottenPrice(withoutPayment(group)))
  const description = descriptionOfAll(said)
  if (description === '') return null
  return {
    description,
    category: categorize(said.flatMap(thingFirst)) ?? 'Other',
    date: groups.find(({ day }) => day !== null)?.day?.day ?? utterance.clock.today,
  }
}
