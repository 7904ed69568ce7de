/** The lead: a place or purpose before the thing, such as 'di Alfamart' in 'di Alfamart beli sabun'. */
import { CATEGORY_CUES, type CategoryCue, EVIDENCE } from '../categories/lexicon.ts'
import { numberWord } from '../numbers/number-words.ts'
import { isCapitalised } from '../spans/capitals.ts'
import { changed, type Token } from '../utterance/token.ts'
import { FILLERS, OPENERS, VERBS } from '../words/filler-words.ts'
import { isLabel } from '../words/labels.ts'
import { NAMES } from '../words/names.ts'
import { matchPhrase, type PhraseMatch, skipPhrase } from '../words/phrase-table.ts'
import { plainToken } from '../words/word-forms.ts'
import { ACTIVITIES } from './activity-words.ts'
import { opensInfinitive } from './infinitives.ts'
import { MOTIONS, NO_PLACES, PLACE_ENDS, PLACE_HEADS, PLACE_LINKS, PURPOSE_LINKS } from './place-words.ts'

/** Words, and the same words in the plain form of the lexicon. */
export interface Said {
  readonly words: readonly Token[]
  readonly plain: readonly Token[]
}

export interface Lead {
  /** The preposition that links the place to a thing before it. */
  readonly link: Token
  /** Index of the first word of the place. */
  readonly place: number
}

/** Whether a lead ends at `at`, where the words of the thing begin. */
type EndOfLead = (said: Said, at: number) => boolean

function isLink({ word }: Token): boolean {
  return PLACE_LINKS.has(word) || PURPOSE_LINKS.has(word)
}

/** The longest cue of a category that starts at `at`. */
export function cueAt({ plain }: Said, at: number): PhraseMatch<CategoryCue> | null {
  return matchPhrase(CATEGORY_CUES, plain, at)
}

/** Whether the name of a thing starts at `at`. */
export function namesThing(said: Said, at: number): boolean {
  return (cueAt(said, at)?.value.weight ?? 0) >= EVIDENCE.loose
}

/** Whether a place may follow; after 'on' only a shop: 'on Shopee'. */
function mayBePlace(said: Said, link: Token, at: number): boolean {
  const word = said.words[at]
  if (word?.kind !== 'word' || NO_PLACES.has(word.word)) return false
  if (link.word !== 'on') return true
  const cue = cueAt(said, at)?.value
  return cue?.category === 'Shopping' && (cue.weight < EVIDENCE.thing || cue.language === 'any')
}

/** In words. Such a phrase is none of the prepositions that it begins with. */
const LONG_OPENER = 3

/** Verbs that name no thing before a place: 'spent 25 at CVS on cold medicine'. */
const SPENDING: ReadonlySet<string> = new Set([
  'spent',
  'dropped',
  'blew',
  'spend',
  'paid',
  'ngabisin',
  'abis',
  'habis',
])

/** The lead at the start of the words; null where there is none. */
export function leadOf(said: Said): Lead | null {
  const { words } = said
  let missing: Token | null = null
  for (let at = 0; at < words.length; ) {
    const token = words[at]
    if (!token || matchPhrase(NAMES, words, at)) return null
    const opener = matchPhrase(OPENERS, words, at)
    // 'On the way back' is no place.
    if (opener && opener.end - at >= LONG_OPENER) {
      at = opener.end
      continue
    }
    if (PURPOSE_LINKS.has(token.word)) return { link: token, place: at + 1 }
    if (PLACE_LINKS.has(token.word))
      return mayBePlace(said, token, at + 1) && !opensInfinitive(words, at)
        ? { link: token, place: at + 1 }
        : null
    const motion = matchPhrase(MOTIONS, words, at)
    const skipped = Math.max(
      skipPhrase(FILLERS, words, at),
      skipPhrase(ACTIVITIES, words, at),
      SPENDING.has(token.word) ? at + 1 : at,
      motion ? motion.end : at,
    )
    const last = opener && words[opener.end - 1]
    if (motion && skipped === motion.end) missing = changed(token, { text: motion.value, word: motion.value })
    else if (missing && skipped === at) {
      const isActivity = token.word.endsWith('ing')
      return isActivity || !mayBePlace(said, missing, at) ? null : { link: missing, place: at }
    }
    if (skipped > at) at = skipped
    else if (opener && last) at = isLink(last) ? opener.end - 1 : opener.end
    else if (token.kind === 'sign') at++
    else return null
  }
  return null
}

/**
 * 'Buat jahitan BELI jarum', 'buat lapak: hanger'; without such an end the words after 'buat' may be the
 * thing itself.
 */
function endsPurpose({ words }: Said, at: number): boolean {
  return words[at]?.text === ':' || matchPhrase(VERBS, words, at) !== null
}

/** 'Spent 12 at Panera ON a soup': behind 'on' a thing begins. */
const SPENT_ON: ReadonlySet<string> = new Set(['a', 'an', 'some', 'my', 'new', 'two', 'three'])

function endsPlace(said: Said, at: number): boolean {
  const { words } = said
  const token = words[at]
  const before = words[at - 1]
  if (!token || !before || token.index !== before.index + 1) return true
  if (token.kind === 'sign') return token.text !== '&'
  if (matchPhrase(VERBS, words, at) || matchPhrase(PLACE_ENDS, words, at)) return true
  if (token.word === 'on') return SPENT_ON.has(words[at + 1]?.word ?? '') || namesThing(said, at + 1)
  if (PLACE_LINKS.has(before.word) || PLACE_HEADS.has(before.word)) return false
  const isNumber = token.kind === 'number' || numberWord(token) !== null
  // 'Simpang Lima' is one name.
  const isName = isCapitalised(token) && isCapitalised(before)
  return (isNumber && !isLabel(before) && !isName) || namesThing(said, at)
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'my', 'our'])

/** Index behind the lead. */
export function leadEnd(said: Said, { link, place }: Lead): number {
  const ends: EndOfLead = PURPOSE_LINKS.has(link.word) ? endsPurpose : endsPlace
  const name = ARTICLES.has(said.words[place]?.word ?? '') ? place + 1 : place
  let at = cueAt(said, name)?.end ?? name + 1
  while (at < said.words.length && !ends(said, at)) at++
  return at
}

/** Prepares words for `leadOf` and the other functions. */
export function saidOf(words: readonly Token[]): Said {
  return { words, plain: words.map(plainToken) }
}

/** Whether the words begin with a location or a destination: 'mampir ke Century'. */
export function leadsToPlace(words: readonly Token[]): boolean {
  const lead = leadOf(saidOf(words))
  return lead !== null && !PURPOSE_LINKS.has(lead.link.word)
}
