/** A thing said once for several people: 'school lunches, twenty for the girl, twenty for the boy'. */
import { categorize } from '../categories/categorize.ts'
import { hasAmount } from '../clauses/clause-content.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords, nameThing } from '../words/content-words.ts'
import type { DraftItem } from './draft-item.ts'
import { type ItemGroup, placeOfPrice } from './item-group.ts'

const LINKS: ReadonlySet<string> = new Set(['for', 'buat', 'untuk'])
const SELVES: ReadonlySet<string> = new Set(['me', 'myself', 'aku', 'saya', 'gue'])
/** Before the total that went. */
const COMING_TO: ReadonlySet<string> = new Set(['was', 'were', 'is', 'cost', 'came', 'to'])
/** More words name a thing of its own, or tell a story. */
const LONGEST_PERSON = 2
const LONGEST_HEADING = 5

/** Whether an item says only for whom, right behind its amount. */
function isForPerson({ amount, words }: DraftItem): boolean {
  const [link, ...person] = words
  if (!link || !LINKS.has(link.word) || link.index !== amount.end) return false
  if (person.length === 1 && SELVES.has(person[0]?.word ?? '')) return true
  const named = contentWords(person)
  return named.length > 0 && named.length <= LONGEST_PERSON && categorize(named) === null
}

/** The words of the group without an amount right before the one at `at`, in the same sentence. */
function headingOf(groups: readonly ItemGroup[], at: number): readonly Token[] {
  const [before, here] = [groups[at - 1], groups[at]]
  if (!before || !here || before.sentence !== here.sentence || hasAmount(before)) return []
  const things = before.things.flat()
  // 'Daycare was 300, 150 for Leo and 150 for Mia'
  const words = things.slice(0, things.findLastIndex(({ word }) => !COMING_TO.has(word)) + 1)
  return nameThing(words) && contentWords(words).length <= LONGEST_HEADING ? words : []
}

/** The items with the thing said before them all, where two or more name but a person. */
export function withHeading(groups: readonly ItemGroup[], items: readonly DraftItem[]): readonly DraftItem[] {
  const persons = items.filter(isForPerson)
  const first = persons[0]
  if (!first || persons.length < 2 || persons.length < items.length) return items
  const at = placeOfPrice(groups, first.amount)
  const heading = headingOf(groups, at)
  return heading.length === 0 ? items : items.map(item => ({ ...item, words: [...heading, ...item.words] }))
}
