/** Where one took somebody: 'took my wife to Outback' is Outback with my wife, 'took Biscuit to the vet' the vet for Biscuit. */
import { categorize } from '../categories/categorize.ts'
import { isCapitalised } from '../spans/capitals.ts'
import { changed, type Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'
import { cueAt, namesThing, type Said, saidOf } from './lead.ts'

const TAKING: ReadonlySet<string> = new Set(phraseList('took|brought|take|bring|treated|drove'))
/** More words tell a story. */
const LONGEST_PERSON = 4
/** Before a verb that says it they name nobody else. */
const SPEAKERS: ReadonlySet<string> = new Set(phraseList('i|we|so|and|then'))
/** What one does together; the rest is done for the one who was taken there. */
const TOGETHER: ReadonlySet<string | null> = new Set(['Food & Dining', 'Entertainment', 'Travel', null])
const ALONG: ReadonlySet<string> = new Set(['along', 'out', 'over'])
const PRONOUNS: ReadonlySet<string> = new Set(['him', 'her', 'them', 'it', 'us', 'me', 'everyone'])

/** They open what is told of it. */
const ENDS: ReadonlySet<string> = new Set(
  phraseList('its|it|i|we|they|and|then|for|who|where|which|was|is|because|so'),
)

/** Index behind the place at `at`: at a sign, a clause, or where a day or a price was said. */
function placeEnd(words: readonly Token[], at: number): number {
  let end = at
  while (end < words.length && words[end]?.kind !== 'sign' && !ENDS.has(words[end]?.word ?? '')) {
    if (end > at && words[end]?.index !== (words[end - 1]?.index ?? 0) + 1) break
    end++
  }
  return end
}

/** Whether the word may name a person or a pet: 'Biscuit' may, 'Grab' and 'an Uber' do not. */
function mayBePerson(said: Said, at: number): boolean {
  const token = said.words[at]
  if (token?.kind !== 'word' || token.word === 'a' || token.word === 'an') return false
  const category = cueAt(said, at)?.value.category
  return isCapitalised(token) ? category !== 'Transportation' && category !== 'Travel' : !namesThing(said, at)
}

/** The place with whom one took there; as said where something else was bought. */
export function takenAlong(words: readonly Token[]): readonly Token[] {
  const verb = words.findIndex(({ word }) => !SPEAKERS.has(word))
  const taking = words[verb]
  if (!taking || !TAKING.has(taking.word)) return words
  const to = words.findIndex(({ word }, at) => at > verb && word === 'to')
  const person = words.slice(verb + 1, Math.max(to, 0)).filter(({ word }) => !ALONG.has(word))
  if (to < 0 || person.length === 0 || person.length > LONGEST_PERSON) return words
  const said = saidOf(words)
  if (person.some((_, at) => !mayBePerson(said, verb + 1 + at))) return words
  const end = placeEnd(words, to + 1)
  const place = words.slice(to + 1, end)
  if (place.length === 0) return words
  const rest = words.slice(end)
  const isAlone = rest.length === 0 || rest[0]?.kind === 'sign' || rest[0]?.word === 'for'
  const isNamed = isAlone && (person.length > 1 || !PRONOUNS.has(person[0]?.word ?? ''))
  const word = TOGETHER.has(categorize(place)) ? 'with' : 'for'
  return [...place, ...(isNamed ? [changed(taking, { text: word, word }), ...person] : []), ...rest]
}
