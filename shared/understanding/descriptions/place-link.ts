/** The preposition to add before a place that was said without one. */
import { changed, type Token } from '../utterance/token.ts'
import { matchPhrase, phraseList } from '../words/phrase-table.ts'
import { CHAINS, type ChainLanguage } from './chains.ts'
import { cueAt, namesThing, type Said } from './lead.ts'

/** Shops without a place to be at. */
const ONLINE: ReadonlySet<string> = new Set(
  phraseList('amazon|ebay|etsy|temu|shein|wayfair|chewy|shopee|tokopedia|lazada|zalora|instacart'),
)

/** Small words that only English has. */
const ENGLISH: ReadonlySet<string> = new Set(
  phraseList('a|an|and|the|of|for|my|with|some|two|three|four|five'),
)

/** The same, without those that are letters or numbers of a product: 'vitamin A'. */
const CERTAINLY_ENGLISH: ReadonlySet<string> = new Set(phraseList('an|and|the|of|for|my|with|some'))

/** The country of the chain whose name stands at `at`; undefined where none does. */
export function chainLanguage(said: Said, at: number): ChainLanguage | undefined {
  return matchPhrase(CHAINS, said.plain, at)?.value
}

/**
 * 'di' or 'at', in the language of the thing, or that of the chain where both languages share its name; null where
 * neither tells.
 */
export function linkBefore(said: Said, place: Token | undefined, chain?: ChainLanguage): Token | null {
  const thing = said.words.findIndex((_, at) => namesThing(said, at))
  const known = cueAt(said, thing)?.value.language
  const isUnsure = known === undefined || known === 'any'
  const english = isUnsure ? ENGLISH : CERTAINLY_ENGLISH
  const language = said.words.some(({ word }) => english.has(word))
    ? 'en'
    : isUnsure
      ? (chain ?? known)
      : known
  if (!place || language === undefined || language === 'any') return null
  const isOnline = ONLINE.has(place.word)
  const word = language === 'id' ? 'di' : isOnline ? 'from' : 'at'
  return changed(place, { kind: 'word', text: word, word, gap: ' ' })
}
