/** Days in a narrative before the items: 'Sabtu ke Bandung, tolnya 27 ribu'. */
import { hasAmount } from '../clauses/clause-content.ts'
import { type Intent, isNoSpending } from '../intent/intent.ts'
import type { SpokenDay } from '../utterance/span.ts'
import { phraseList } from '../words/phrase-table.ts'
import type { ItemGroup } from './item-group.ts'

/** What was told of with an amount, and is no expense: 'kemarin tarik tunai 500 ribu, terus beli beras 70 ribu'. */
const ASIDE: ReadonlySet<Intent> = new Set<Intent>(['moved', 'others', 'income', 'negated'])

/** Whether the day that a group opens with holds for what comes behind it. */
function goesOn({ day, parts }: ItemGroup, intent: Intent | undefined): boolean {
  const first = parts.find(part => part.kind === 'amount')
  if (!day || day.vague || first?.kind !== 'amount' || !ASIDE.has(intent ?? 'unclear')) return false
  return day.start < first.amount.start
}

/** They turn back to today. */
const JUST_NOW: ReadonlySet<string> = new Set(['tadi', 'barusan', 'sekarang', 'now'])

function saysJustNow(group: ItemGroup | undefined): boolean {
  return group?.said.some(({ word }) => JUST_NOW.has(word)) ?? false
}

/** With them a clause tells when the price before it was paid: 'property tax, $2,812, paid online on the 10th'. */
const PAYING: ReadonlySet<string> = new Set(
  phraseList(
    'paid|bayar|bayarnya|dibayar|kubayar|dibayarnya|ordered|pesennya|pesannya|belinya|charged|posted',
  ),
)

/** Whether the next group only tells when the one at `at` was paid. */
function isDatedBehind(groups: readonly ItemGroup[], at: number): boolean {
  const [group, next] = [groups[at], groups[at + 1]]
  if (!group || !next?.day || group.day || group.sentence !== next.sentence) return false
  return hasAmount(group) && !hasAmount(next) && next.said.some(({ word }) => PAYING.has(word))
}

/** The groups; the first priced one without a day takes that of the narrative before it. */
export function withToldDays(groups: readonly ItemGroup[], intents: readonly Intent[]): ItemGroup[] {
  let told: SpokenDay | null = null
  return groups.map((group, at) => {
    if (isDatedBehind(groups, at)) return { ...group, day: groups[at + 1]?.day ?? null }
    if (isDatedBehind(groups, at - 1)) return group
    const isNew = group.marker === 'stop' && isNoSpending(intents[at - 1] ?? 'unclear')
    const before: SpokenDay | null = isNew ? null : told
    const reaches = goesOn(group, intents[at]) && !saysJustNow(groups[at + 1])
    told = !hasAmount(group) || reaches ? (group.day ?? before) : null
    return hasAmount(group) ? { ...group, day: group.day ?? before } : group
  })
}
