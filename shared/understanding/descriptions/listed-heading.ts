/** Parts of a list that is told before their prices: 'kuas sama cat poster di Gramedia, kuasnya' is kuas di Gramedia. */
import type { Token } from '../utterance/token.ts'
import { trimClosers } from '../words/content-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import { bareWord } from './definite-nya.ts'
import { partedOnce } from './parted-once.ts'
import { PLACE_LINKS } from './place-words.ts'

const JOINS: ReadonlySet<string> = new Set(phraseList('sama|dan|and|plus|ama|sm'))
const DETERMINERS: ReadonlySet<string> = new Set(phraseList('the|a|an|my|some|yang'))
/** They join a part to the whole of it, or to who came along. */
const NO_LISTS: ReadonlySet<string> = new Set(phraseList('buat|untuk|for|with|bareng|nonton|makan|main'))
/** A longer part says more than its name. */
const LONGEST_PART = 3

function withoutDeterminer(words: readonly Token[]): readonly Token[] {
  return DETERMINERS.has(words[0]?.word ?? '') ? words.slice(1) : words
}

/** The things of the list, each without its article. */
function membersOf(list: readonly Token[]): (readonly Token[])[] {
  const members: Token[][] = [[]]
  for (const token of list)
    if (JOINS.has(token.word)) members.push([])
    else members.at(-1)?.push(token)
  return members.map(withoutDeterminer).filter(({ length }) => length > 0)
}

/** Whether the part is said again at the end, or at the start, of a member. */
function isOf(member: readonly Token[], part: readonly Token[]): boolean {
  const names = part.map(({ word }) => bareWord(word)).join(' ')
  const said = member.map(({ word }) => word)
  return said.slice(-part.length).join(' ') === names || said.slice(0, part.length).join(' ') === names
}

/** The member of the list that the part behind it names, with the place of the list; as said where there is none. */
export function withoutListedHeading(words: readonly Token[]): readonly Token[] {
  const [heading, behind] = partedOnce(words) ?? []
  if (!heading || !behind) return words
  const part = withoutDeterminer(behind)
  if (part.length === 0 || part.length > LONGEST_PART) return words
  const link = heading.findIndex(({ word }) => PLACE_LINKS.has(word) || NO_LISTS.has(word))
  const list = link < 0 ? heading : heading.slice(0, link)
  const members = membersOf(list)
  if (members.length < 2) return words
  const named = members.find(member => isOf(member, part))
  const isPlace = PLACE_LINKS.has(heading[link]?.word ?? '')
  return named ? [...trimClosers(named), ...(isPlace ? heading.slice(link) : [])] : words
}
