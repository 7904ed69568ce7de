/** Places said without a preposition: 'Jewel-Osco: milk', 'extension ladder, Lowe's'. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { changed, type Token } from '../utterance/token.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import { ACTIVITIES } from './activity-words.ts'
import { cueAt, namesThing, type Said, saidOf } from './lead.ts'

/** Signs between a place and the thing bought there. */
const ENDS: ReadonlySet<string> = new Set([':', ','])

/** Index behind the name of a shop or an eating place at `at`, or null. */
function placeEnd(said: Said, at: number): number | null {
  const cue = cueAt(said, at)
  return cue?.value.weight === EVIDENCE.hint ? cue.end : null
}

/** 'di' or 'at', in the language of the thing; null where both languages share its name. */
function linkBefore(said: Said, place: Token | undefined): Token | null {
  const thing = said.words.findIndex((_, at) => namesThing(said, at))
  const language = cueAt(said, thing)?.value.language
  if (!place || language === undefined || language === 'any') return null
  const word = language === 'id' ? 'di' : 'at'
  return changed(place, { kind: 'word', text: word, word, gap: ' ' })
}

/** 'Belanja warung: sabun' becomes 'sabun', if the lexicon knows the words after the colon. */
function behindColon(words: readonly Token[]): readonly Token[] {
  const colon = words.findIndex(({ text }) => text === ':')
  const behind = words.slice(colon + 1)
  if (colon <= 0 || !namesThing(saidOf(behind), 0)) return words
  const isActivity = matchPhrase(ACTIVITIES, words, 0)?.end === colon
  return isActivity || placeEnd(saidOf(words), 0) === null ? behind : words
}

/** Moves an initial place, followed by a sign, behind the thing; drops other headings. */
export function withoutHeading(words: readonly Token[]): readonly Token[] {
  const said = saidOf(words)
  const end = placeEnd(said, 0)
  if (end === null || !ENDS.has(words[end]?.text ?? '')) return behindColon(words)
  const bought = words.slice(end + 1)
  const link = linkBefore(saidOf(bought), words[0])
  if (matchPhrase(ACTIVITIES, words, 0)?.end === end) return behindColon(words)
  return link ? [...bought, link, ...words.slice(0, end)] : words
}

/** Preposition and place where `words` are only the place at which `thing` was bought; null otherwise. */
export function placeOf(thing: readonly Token[], words: readonly Token[]): readonly Token[] | null {
  if (placeEnd(saidOf(words), 0) !== words.length) return null
  const link = linkBefore(saidOf(thing), words[0])
  return link && [link, ...words]
}
