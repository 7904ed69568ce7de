/**
 * Prices before the one that was paid for the same thing: what it was before it fell, and what a kilo of it costs.
 * 'Tiket kemarin 1 juta 50, pagi ini turun 980, kubeli', 'cabe 90 ribu sekilo, beli seperempat aja, 23 ribu'.
 */
import { categorize } from '../categories/categorize.ts'
import { tellsAct } from '../intent/acts.ts'
import { isNoSpending } from '../intent/intent.ts'
import { PER_PIECE } from '../intent/price-mention-words.ts'
import { withoutAmounts } from '../intent/without-amounts.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing } from '../words/content-words.ts'
import { phraseList, phraseSet, skipPhrases, withoutPhrases } from '../words/phrase-table.ts'
import type { ItemGroup } from './item-group.ts'
import { hasPrice } from './stories-behind.ts'
import type { Told } from './told.ts'

/** Words before a price that has changed. */
const CHANGED = phraseSet(
  phraseList(
    'turun jadi|turun ke|turun|naik jadi|naik ke|jadi|tinggal|it dropped to|dropped to|dropped|it went down to|went down to|it fell to|fell to|came down to|it came down to|marked down to|it was marked down to|down to|now its|its now',
  ),
)
/** Words of how much was taken, which name no thing. */
const QUANTITIES = phraseSet(
  phraseList(
    'setengah|separo|separuh|seperempat|sekilo|kilo|kiloan|ons|gram|liter|seliter|dua kilo|tiga kilo|half|a half|half a|quarter|a quarter|pound|pounds|a pound|gallons|gallon|kilos|a dozen|half a dozen|jadi|jadinya|makanya|cuma|aja|saja|so|just|only|aku|saya|gue|i|we|beli|ambil|got|bought|took|some|cukup',
  ),
)

/** Whether only that the price before has changed is said, up to the price. */
function saysChanged(words: readonly Token[]): boolean {
  const end = skipPhrases(CHANGED, words, 0)
  return end > 0 && end === words.length
}

/** 'Sekilo' right behind the price or right before it. */
function isOfUnit({ amount, said }: Told): boolean {
  if (!amount) return false
  const behind = said.find(({ index }) => index >= amount.end)
  const before = said.findLast(({ index }) => index < amount.start)
  return (
    [behind, before].some(
      word => word !== undefined && PER_PIECE.has(word.word) && word.word.startsWith('se'),
    ) || behind?.word === 'a'
  )
}

/** 'Beli seperempat aja, 23 ribu': how much of the thing before was bought. */
function buysPart({ said }: Told): boolean {
  const left = withoutPhrases(QUANTITIES, withoutAmounts(said))
  return tellsAct(said) && left.length < said.length && !nameThing(left) && categorize(left) === null
}

/** The intents after former prices are news. */
export function withoutFormer(groups: readonly ItemGroup[], told: readonly (readonly Told[])[]): Told[][] {
  const result = told.map(each => [...each])
  if (groups.length < 2) return result
  groups.forEach((group, at) => {
    const [first] = told[at] ?? []
    const last = told[at - 1]?.at(-1)
    if (!first?.amount || !last?.amount || !hasPrice(group) || groups[at - 1]?.sentence !== group.sentence)
      return
    if (isNoSpending(first.intent) || isNoSpending(last.intent) || tellsAct(last.said)) return
    const { start } = first.amount
    const before = first.said.filter(({ index }) => index < start)
    const isFormer = (saysChanged(before) && tellsAct(first.said)) || (isOfUnit(last) && buysPart(first))
    if (isFormer) result[at - 1] = [...(result[at - 1] ?? []).slice(0, -1), { ...last, intent: 'news' }]
  })
  return result
}
