/** The thing before its place or purpose: 'di Alfamart beli sabun' is written 'sabun di Alfamart'. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { changed, type Token } from '../utterance/token.ts'
import { nameThing, trimClosers } from '../words/content-words.ts'
import { FILLERS, VERBS } from '../words/filler-words.ts'
import { matchPhrase, skipPhrases } from '../words/phrase-table.ts'
import { withoutHeading, withPlaceLinked } from './bare-place.ts'
import { cueAt, type Lead, leadEnd, leadOf, namesThing, type Said, saidOf } from './lead.ts'
import { endInOccasion, PURPOSE_LINKS, STANDING } from './place-words.ts'

/** Whether the words after the place name a thing bought there, not more of the place or a narrative. */
function isBought(said: Said, at: number): boolean {
  const verb = skipPhrases(FILLERS, said.words, said.words[at]?.word === 'and' ? at + 1 : at)
  const isTold = matchPhrase(VERBS, said.words, verb) !== null || GOT.has(said.words[verb]?.word ?? '')
  const rest = said.words.slice(at)
  if (!nameThing(rest)) return false
  if (PURPOSE_LINKS.has(rest[0]?.word ?? ''))
    return (
      !endInOccasion(rest) && rest.slice(1, 1 + REACH).some((_, offset) => namesThing(said, at + 1 + offset))
    )
  return isTold || rest.some((_, offset) => (cueAt(said, at + offset)?.value.weight ?? 0) >= EVIDENCE.hint)
}

const GOT: ReadonlySet<string> = new Set(['got', 'grabbed', 'had', 'ordered'])
/** Words behind 'for' in which the thing begins: 'for a', 'for Ryan's'. */
const REACH = 2

/** The 'in' of 'ten dollars in batting cage tokens' leads to no place: the thing follows at once. */
function isWhatFor(said: Said, { link, place }: Lead, end: number): boolean {
  const { words } = said
  if (!namesThing(said, place)) return false
  const next = words[end]
  const isAtOnce = next?.kind === 'word' && next.index === (words[end - 1]?.index ?? 0) + 1
  return link.word === 'in' && link === words[0] && place === 1 && isAtOnce && !matchPhrase(VERBS, words, end)
}

const RIDES: ReadonlySet<string> = new Set(['Transportation', 'Travel'])

/** A vehicle is mended, washed or filled there. */
const WORKSHOPS: ReadonlySet<string> = new Set(['bengkel', 'pom', 'spbu', 'dealer', 'cucian', 'pertamina'])

/** 'Ke Alfamart beli sabun' was bought 'di Alfamart'; a ride goes 'ke Alfamart'. */
function linkFor(said: Said, { link, place }: Lead, from: number): Token {
  const placed = said.words[place]
  const first = said.plain.findIndex((_, at) => at >= from && namesThing(said, at))
  const isRide = RIDES.has(cueAt(said, first)?.value.category ?? '') && !WORKSHOPS.has(placed?.word ?? '')
  const word = (isRide ? undefined : STANDING.get(link.word)) ?? link.word
  return changed(link, { kind: 'word', text: word, word, gap: ' ' })
}

const ARRIVING: ReadonlySet<string> = new Set(['took', 'stopped', 'swung', 'popped'])

/**
 * The words of an item with a place or purpose said first moved behind what was bought there. As said where
 * neither stands first or nothing else is named. Time grows with the number of words.
 */
export function thingFirst(words: readonly Token[]): readonly Token[] {
  const said = saidOf(words)
  const lead = leadOf(said)
  if (!lead) return withPlaceLinked(withoutHeading(words))
  const end = leadEnd(said, lead)
  // 'Took my sister to Moghul', 'stopped at Wendy's' name the place alone.
  const isTaken =
    words.slice(0, lead.place).some(({ word }) => ARRIVING.has(word)) && !nameThing(words.slice(end))
  if (isTaken) return words.slice(lead.place)
  if (!isBought(said, end) || isWhatFor(said, lead, end)) return words
  const place = trimClosers(words.slice(lead.place, end))
  return [...trimClosers(words.slice(end)), linkFor(said, lead, end), ...place]
}
