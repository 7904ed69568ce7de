/** A place said before a list, in each of its descriptions: 'Ace Hardware: anchors 6.99, a hole saw 23.50'. */
import { beginsWithCapital } from '../spans/capitals.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing, trimClosers } from '../words/content-words.ts'
import { phraseList } from '../words/phrase-table.ts'
import { chainAt } from './bare-place.ts'
import { PLACE_LINKS } from './place-words.ts'

/** What one pays for on the way, and not where the rest was bought. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  phraseList(`parkir|parkirnya|parking|meter|angkot|ojek|ojol|gojek|grab|gocar|goride|becak|bus|taxi|taksi|uber|lyft|toll|tolls|tol|bensin|gas|ongkir|ongkos|tip|tips|delivery
  ticket|tickets|tiket|nonton|amplop|fee|snack|popcorn|lunch|dinner|breakfast|print|laundry`),
)
/** They say where a thing was bought; 'ke' and 'in' may say what for. */
const LINKS: ReadonlySet<string> = new Set(['at', 'di', 'from', 'on'])
/** They close what was said of a place, or go on to another. */
const ENDS: ReadonlySet<string> = new Set([
  ...['.', '!', '?', '\n'],
  ...phraseList('terus|trus|lalu|lanjut|abis|habis|kemudian|sampe|pulang|then|later|afterwards|home'),
])

/** The link and the place that were moved behind what was bought there; empty where none was. */
function movedPlace(bought: readonly Token[]): readonly Token[] {
  const first = bought[0]?.index ?? 0
  let at = bought.length
  while (at > 0 && (bought[at - 1]?.index ?? first) < first) at--
  const [link, ...name] = bought.slice(at)
  const isNamed = name.length > 1 || chainAt(name, 0) || beginsWithCapital(name[0])
  return link && LINKS.has(link.word) && isNamed ? [link, ...name] : []
}

function mayBeThere(words: readonly Token[]): boolean {
  const isPlaced = trimClosers(words).some(
    ({ kind, word }, at) => kind === 'sign' || PLACE_LINKS.has(word) || chainAt(words, at),
  )
  return nameThing(words) && !isPlaced && !words.some(({ word }) => ELSEWHERE.has(word))
}

/**
 * `items`: the words of each, as `boughtWords` gives them. Those that name no place get that of the one before them
 * in the same sentence, where it was said before its thing.
 */
export function withSharedPlace(
  tokens: readonly Token[],
  items: readonly (readonly Token[])[],
): readonly (readonly Token[])[] {
  let place: readonly Token[] = []
  let from = Number.POSITIVE_INFINITY
  return items.map(words => {
    const moved = movedPlace(words)
    if (moved.length > 0) {
      place = words.some(({ word }) => ELSEWHERE.has(word)) ? [] : moved
      from = words.at(-moved.length - 1)?.index ?? Number.POSITIVE_INFINITY
      return words
    }
    if (place.length === 0) return words
    const to = words[0]?.index ?? 0
    if (to < from || !mayBeThere(words)) return words
    const isOver = tokens.slice(from, to).some(({ word }) => ENDS.has(word))
    if (isOver) place = []
    return isOver ? words : [...trimClosers(words), ...place]
  })
}
