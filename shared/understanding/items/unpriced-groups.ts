/** Things named after the last price, without a price of their own: the parking of 'kopi 25, parkir'. */
import { CATEGORY_CUES, EVIDENCE } from '../categories/lexicon.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import { withoutForgottenPrice } from '../intent/forgotten-price.ts'
import type { Token } from '../utterance/token.ts'
import { FILLERS, VERBS } from '../words/filler-words.ts'
import { matchPhrase, withoutPhrases } from '../words/phrase-table.ts'
import type { ItemGroup } from './item-group.ts'
import { isSameThing } from './named-items.ts'
import type { Told } from './told.ts'

/** Markers within a list; after the end of a sentence a thing may be a place or the start of a narrative. */
const SAME_LIST: ReadonlySet<ItemGroup['marker']> = new Set(['comma', 'and', 'next'])

/** Surcharges that the price before includes. */
const ADDED: ReadonlySet<string> = new Set(['tax', 'taxes', 'pajak', 'ppn', 'tip', 'tips'])

/** The unpriced things behind the last price, in the order said. */
export function unpricedGroups(
  groups: readonly ItemGroup[],
  told: readonly (readonly Told[])[],
): ItemGroup[] {
  const first = groups.findLastIndex(hasAmount) + 1
  if (first === groups.length) return []
  return groups.filter(({ marker, said }, at) => {
    const intent = told[at]?.at(-1)?.intent
    if (at < first || !SAME_LIST.has(marker) || (intent !== 'unclear' && intent !== 'spent')) return false
    return namesOnly(said) && !groups.slice(0, at).some(before => isSameThing(said, before.said))
  })
}

/** Whether only the purchase of a known thing is said. */
function namesOnly(said: readonly Token[]): boolean {
  const name = withoutPhrases(VERBS, withoutPhrases(FILLERS, withoutForgottenPrice(said)))
  if (name.every(({ word }) => ADDED.has(word))) return false
  const cue = matchPhrase(CATEGORY_CUES, name, 0)
  return cue !== null && cue.end === name.length && cue.value.weight >= EVIDENCE.thing
}
