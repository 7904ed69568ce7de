/** The thing named by the clause before a price. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import { isNoSpending } from '../intent/intent.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { contentWords } from '../words/content-words.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { DraftItem } from './draft-item.ts'
import type { ItemGroup } from './item-group.ts'
import { continues, evidenceOf } from './lacking-things.ts'
import type { Told } from './told.ts'

/** In words. More of them tell a story. */
const LONGEST_THING = 10
const WENT = phraseSet(
  phraseList('went to|went on|went ways on|went for|pergi ke|main ke|nonton ke|jalan ke'),
)
/** The words of who went, at most. */
const LONGEST_SUBJECT = 4
/** Behind them another thing begins. */
const ENDS: ReadonlySet<ItemGroup['marker']> = new Set(['next', 'correction', 'cancel'])

/** The words of groups without a price that name a known thing, with the signs between them. */
function thingOf(utterance: Utterance, said: readonly ItemGroup[]): readonly Token[] {
  const things = said.flatMap(group => group.things)
  const words = things.flatMap((thing, at) => {
    const before = utterance.token((thing[0]?.index ?? 0) - 1)
    return at > 0 && before ? [before, ...thing] : thing
  })
  const named = behindMotion(contentWords(words))
  return named.length <= LONGEST_THING && evidenceOf(named) >= EVIDENCE.thing ? named : []
}

/** Where one went is the thing: 'four of us went to Topgolf'. */
function behindMotion(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex((_, index) => matchPhrase(WENT, words, index) !== null)
  return at > 0 && at <= LONGEST_SUBJECT ? words.slice(matchPhrase(WENT, words, at)?.end) : words
}

/** The groups right before the one at `at` that may name its thing. */
export function thingBefore(
  utterance: Utterance,
  groups: readonly ItemGroup[],
  told: readonly (readonly Told[])[],
  at: number,
  item: DraftItem,
): readonly Token[] {
  const [before, here] = [groups[at - 1], groups[at]]
  if (!before || !here || hasAmount(before) || ENDS.has(here.marker)) return []
  const apart = here.sentence - before.sentence
  if (apart > 1 || (apart === 1 && !continues(item))) return []
  if (isNoSpending(told[at - 1]?.at(-1)?.intent ?? 'unclear')) return []
  const list = groups[at - 2]
  const isList = list && before.marker === 'and' && list.sentence === before.sentence && !hasAmount(list)
  return thingOf(utterance, isList ? [list, before] : [before])
}
