/** What was said of an expense without its price. */
import type { UnpricedExpense } from '../domain/extraction.ts'
import { categorize } from './categories/categorize.ts'
import { boughtWords, descriptionOfAll } from './describe.ts'
import { thingFirst } from './descriptions/thing-first.ts'
import { withoutForgottenPrice } from './intent/forgotten-price.ts'
import type { ItemGroup } from './items/item-group.ts'
import { phraseOf } from './memory/phrase.ts'
import type { Token } from './utterance/token.ts'
import type { Utterance } from './utterance/utterance.ts'
import { contentWords } from './words/content-words.ts'

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
  const phrase = phraseOf(said.flatMap(words => contentWords(boughtWords(words))))
  return {
    description,
    category: categorize(said.flatMap(thingFirst)) ?? 'Other',
    date: groups.find(({ day }) => day !== null)?.day?.day ?? utterance.clock.today,
    ...(phrase === '' ? {} : { phrase }),
  }
}
