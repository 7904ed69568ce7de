/** The thing said some clauses before a price whose own words tell only how much of it, or where: 'murukku, one full kilo, from aunty, 22'. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import { isStory } from '../descriptions/asides.ts'
import { placeOf } from '../descriptions/bare-place.ts'
import { leadsToPlace } from '../descriptions/lead.ts'
import { withoutToldClauses } from '../descriptions/told-clauses.ts'
import { isNoSpending } from '../intent/intent.ts'
import { changed, type Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords, nameThing, trimClosers } from '../words/content-words.ts'
import { isLink } from '../words/link-words.ts'
import { counts, namesPlace, partsBetweenSigns, tellsCircumstances } from './circumstances.ts'
import type { DraftItem } from './draft-item.ts'
import type { ItemGroup } from './item-group.ts'
import { evidenceOf } from './lacking-things.ts'
import type { Told } from './told.ts'

/** In words. More of them tell a story. */
const LONGEST_THING = 8
/** A thing of no known kind is named first of all, in no more words. */
const LONGEST_UNKNOWN = 8
const FIRST_WORDS = 3
/** Behind them another thing begins. */
const ENDS: ReadonlySet<ItemGroup['marker']> = new Set(['next', 'correction', 'cancel'])
/** They lead to a place, wherever a remark goes on to it: 'belinya di toko Sinar Laut'. */
const NOWHERE: ReadonlySet<string> = new Set(['tempat', 'sana', 'situ', 'there'])
const LINKS: ReadonlySet<string> = new Set(['di', 'at', 'from'])

/** The name of a thing in a clause, or no words. */
function thingIn({ things }: ItemGroup): readonly Token[] {
  const said = withoutToldClauses(things.flat())
  const words = contentWords(said)
  const isFirst = (words[0]?.index ?? FIRST_WORDS) < FIRST_WORDS
  if (leadsToPlace(said)) return evidenceOf(words) >= EVIDENCE.thing ? said : []
  if (words.length > LONGEST_THING || !nameThing(words)) return []
  if (evidenceOf(words) >= EVIDENCE.thing) return words
  return isFirst && words.length <= LONGEST_UNKNOWN && !isStory(words) ? words : []
}

function behindComma(words: readonly Token[]): readonly Token[] {
  const [first] = words
  return first ? [changed(first, { kind: 'sign', text: ',', word: ',', gap: '' }), ...words] : words
}

/** The circumstances that a person would write behind the thing: the place, and how much of it. */
function circumstances(thing: readonly Token[], { words, amount }: DraftItem): readonly Token[] {
  return partsBetweenSigns(words).flatMap(part => {
    const first = part[0]
    const named = contentWords(part)
    const place = placeOf(thing, named)
    if (place) return place
    if (named.length > 0 && named.every(counts))
      return first && first.index < amount.start ? behindComma(named) : []
    const link = part.findIndex(({ word }) => LINKS.has(word))
    if (NOWHERE.has(part.at(-1)?.word ?? '')) return []
    if (link > 0) return trimClosers(part.slice(link))
    if (!first || !namesPlace(part)) return []
    if (isLink(first) && first.word !== 'for') return trimClosers(part)
    return first.index > amount.start ? [] : behindComma(part)
  })
}

/** The words of the group before that it is listed with, and of a place said before it. */
function listedWith(utterance: Utterance, groups: readonly ItemGroup[], at: number): readonly Token[] {
  const [here, before] = [groups[at], groups[at - 1]]
  const first = here?.things[0]?.[0]
  if (here?.marker !== 'and' || !first || !before || hasAmount(before)) return []
  const conjunction = utterance.token(first.index - 1)
  const thing = before.sentence === here.sentence ? thingIn(before) : []
  return conjunction && thing.length > 0 ? [...thing, conjunction] : []
}

/** A place named by a clause of its own before the thing: 'at Patel Brothers, that big bag of rice'. */
function placeBefore(before: ItemGroup | undefined, { sentence }: ItemGroup): readonly Token[] {
  if (!before || hasAmount(before) || before.sentence !== sentence) return []
  const words = before.things.flat()
  return LINKS.has(words[0]?.word ?? '') && namesPlace(words) ? words : []
}

/** Behind a reason only what was said last is of the thing. */
function lastPart(words: readonly Token[]): readonly Token[] {
  return partsBetweenSigns(words).at(-1) ?? []
}

/** The thing with its circumstances; no words where the item names its own, or nothing before does. */
export function thingFurtherBack(
  utterance: Utterance,
  groups: readonly ItemGroup[],
  told: readonly (readonly Told[])[],
  at: number,
  item: DraftItem,
): readonly Token[] {
  const here = groups[at]
  if (!here || !tellsCircumstances(here.marker === 'why' ? lastPart(item.words) : item.words)) return []
  for (let back = at; back > 0; back--) {
    const before = groups[back - 1]
    if (!before || hasAmount(before) || before.sentence !== here.sentence) return []
    if (ENDS.has(groups[back]?.marker ?? 'next')) return []
    if (isNoSpending(told[back - 1]?.at(-1)?.intent ?? 'unclear')) return []
    const words = before.things.flat()
    if (tellsCircumstances(words)) continue
    const thing = thingIn(before)
    if (thing.length === 0) continue
    const place = placeBefore(groups[back - 2], before)
    return [
      ...listedWith(utterance, groups, back - 1),
      ...thing,
      ...place,
      ...circumstances(thing, here.marker === 'why' ? { ...item, words: lastPart(item.words) } : item),
    ]
  }
  return []
}
