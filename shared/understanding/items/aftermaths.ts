/** Prices that the words behind them take back, put off, or accept. */
import { type Aftermath, aftermathOf, tellsActBesides } from '../intent/aftermath.ts'
import { isNoSpending } from '../intent/intent.ts'
import { BUYING } from '../intent/spending-words.ts'
import { containsPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { ItemGroup } from './item-group.ts'
import { hasPrice, storiesBehind } from './stories-behind.ts'
import type { Told } from './told.ts'

/** Words for all that was named, not only the last thing. */
const NOTHING_AT_ALL = phraseSet(
  phraseList(
    'tangan kosong|tangan hampa|empty handed|with nothing|apa apa|semua|semuanya|everything|it all|all of it',
  ),
)

/** Verbs with which what is due was paid. */
const SENDING = phraseSet(
  phraseList('sent|mailed|wired|transferred|kirim|transfer|setor|lunasin|lunasi|kasih'),
)

/** Whether its own words say that it was bought; of what is said to be due, that it was paid: 'sent the rent, 1200'. */
function isPaid({ amount, said }: Told, intent: Aftermath['intent']): boolean {
  if (containsPhrase(BUYING, said)) return true
  return (
    intent === 'plan' &&
    containsPhrase(
      SENDING,
      said.filter(({ index }) => !amount || index < amount.start),
    )
  )
}

/** The intents after what was said behind the prices; `groups` and `told` have the same order. */
export function withAftermaths(groups: readonly ItemGroup[], told: readonly (readonly Told[])[]): Told[][] {
  const result = told.map(each => [...each])
  groups.forEach((group, at) => {
    if (!hasPrice(group)) return
    const behind = storiesBehind(groups, at)
    const priced = told[at]?.at(-1)?.said ?? []
    if (behind.length === 1 && behind[0]?.length === 0) return
    const all = behind.flatMap(words => aftermathOf(words, priced) ?? [])
    const found = all.find(({ firm }) => firm) ?? all[0]
    if (!found) return
    const isTaken = !found.firm && behind.some(tellsActBesides)
    if (isTaken) return
    const isAll = behind.some(words => containsPhrase(NOTHING_AT_ALL, words))
    const first = isAll ? groups.findIndex(({ sentence }) => sentence === group.sentence) : at
    for (const each of result.slice(first, at + 1)) {
      each.forEach((one, place) => {
        const holds = found.firm || !isPaid(one, found.intent)
        if (isNoSpending(one.intent) || !holds || (!isAll && place < each.length - 1)) return
        each[place] = { ...one, intent: found.intent }
      })
    }
  })
  return result
}
