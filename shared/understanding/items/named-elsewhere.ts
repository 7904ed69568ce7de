/** Items whose thing stands in a clause of its own: 'makan di lapo, komplit sama nasi, 68 ribu', 'a kettle! 40 for the Bosch'. */
import { hasAmount } from '../clauses/clause-content.ts'
import { placeOf } from '../descriptions/bare-place.ts'
import { isCapitalised } from '../spans/capitals.ts'
import { changed, type Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import { withBigPrice } from './big-things.ts'
import type { DraftItem } from './draft-item.ts'
import { type ItemGroup, placeOfPrice } from './item-group.ts'
import { lacksThing } from './lacking-things.ts'
import { thingBefore } from './thing-before.ts'
import { thingFurtherBack } from './thing-further-back.ts'
import type { Told } from './told.ts'
import { toldBehind } from './told-behind.ts'

/** They say that a price is the whole of what was told. */
const BILLS: ReadonlySet<string> = new Set(
  phraseList('bill|check|tab|damage|receipt|bill nya|billnya|bon|bonnya|tagihannya|struknya|total'),
)
const CONJUNCTIONS: ReadonlySet<string> = new Set(['and', 'sama', 'dan', 'with'])
/** The words of a price behind the thing named before them: a place linked, a name or what comes with it kept, a remark not. */
function behindThing(
  utterance: Utterance,
  thing: readonly Token[],
  { words, amount }: DraftItem,
  { marker }: ItemGroup,
): readonly Token[] {
  const named = contentWords(words)
  const place = placeOf(thing, named)
  if (place) return [...thing, ...place]
  const first = named[0]
  if (!first || marker === 'but' || marker === 'why' || BILLS.has(named.at(-1)?.word ?? '')) return thing
  const isBehind = first.index > amount.start
  if (isBehind && !named.some(isCapitalised)) return thing
  const before = utterance.token(first.index - 1)
  const end = (thing.at(-1)?.index ?? 0) + 1
  const isListed = before?.index === end && CONJUNCTIONS.has(before.word)
  // 'Two tickets for me and Wyatt': the end of the thing went as a closing phrase.
  const isCompany =
    before?.index === end + 2 && CONJUNCTIONS.has(before.word) && utterance.word(end + 1) === 'me'
  if (isCompany && !isBehind) return [...thing, ...utterance.between(end, first.index), ...words]
  const link = isListed ? before : changed(first, { kind: 'sign', text: ',', word: ',', gap: '' })
  return [...thing, link, ...(isBehind ? named : words)]
}

/** 'Bus home because I missed the train, 3 dollars': the reason names no thing that was paid for. */
function tellsReason(
  utterance: Utterance,
  { marker, things }: ItemGroup,
  { words, amount }: DraftItem,
): boolean {
  if (marker !== 'why' || utterance.word(amount.start - 1) !== ',') return false
  return words.every(word => word.kind === 'sign' || things[0]?.includes(word))
}

/** 'Forty at the hardware store, hinges mainly, and fifteen for lunch': it tells of the price before it. */
const MOSTLY: ReadonlySet<string> = new Set(['mainly', 'mostly', 'kebanyakan', 'terutama'])

function tellsMostly({ said }: ItemGroup): boolean {
  return MOSTLY.has(said.findLast(({ kind }) => kind === 'word')?.word ?? '')
}

/** The item with the words of its thing; what its own words tell of the amount holds. */
function named(item: DraftItem, words: readonly Token[]): DraftItem {
  return { ...withBigPrice(item), words }
}

/** The items, those that lack their thing named by the clause before them, or by the one behind that tells what for. */
export function withThings(
  utterance: Utterance,
  groups: readonly ItemGroup[],
  told: readonly (readonly Told[])[],
  items: readonly DraftItem[],
): readonly DraftItem[] {
  // Where each group has a price, none tells of another.
  if (groups.every(hasAmount)) return items
  return items.map(item => {
    const at = placeOfPrice(groups, item.amount)
    const group = groups[at]
    if (!group || group.parts.filter(({ kind }) => kind === 'amount').length > 1) return item
    const behind = toldBehind(item.words, group, groups[at + 1])
    if (behind) return named(item, behind)
    const further = thingFurtherBack(utterance, groups, told, at, item)
    if (further.length > 0) return named(item, further)
    const before = groups[at - 1]
    if (!before || hasAmount(before) || tellsMostly(before)) return item
    if (!lacksThing(item) && !tellsReason(utterance, group, item)) return item
    const thing = thingBefore(utterance, groups, told, at, item)
    return nameThing(thing) ? named(item, behindThing(utterance, thing, item, group)) : item
  })
}
