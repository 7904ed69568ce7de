/** Days in a narrative before the items: 'Sabtu ke Bandung, tolnya 27 ribu'. */
import { hasAmount } from '../clauses/clause-content.ts'
import { type Intent, isNoSpending } from '../intent/intent.ts'
import type { SpokenDay } from '../utterance/span.ts'
import type { ItemGroup } from './item-group.ts'

/** The groups; the first priced one without a day takes that of the narrative before it. */
export function withToldDays(groups: readonly ItemGroup[], intents: readonly Intent[]): ItemGroup[] {
  let told: SpokenDay | null = null
  return groups.map((group, at) => {
    const isNew = group.marker === 'stop' && isNoSpending(intents[at - 1] ?? 'unclear')
    const before: SpokenDay | null = isNew ? null : told
    told = hasAmount(group) ? null : (group.day ?? before)
    return hasAmount(group) ? { ...group, day: group.day ?? before } : group
  })
}
