/** Places said without a preposition: 'Jewel-Osco: milk', 'extension ladder, Lowe's'. */
import { EVIDENCE } from '../categories/lexicon.ts'
import { isCapitalised } from '../spans/capitals.ts'
import type { Token } from '../utterance/token.ts'
import { nameThing, trimClosers } from '../words/content-words.ts'
import { VERBS } from '../words/filler-words.ts'
import { matchPhrase, phraseList } from '../words/phrase-table.ts'
import { plainWord } from '../words/word-forms.ts'
import { ACTIVITIES } from './activity-words.ts'
import { CHAINS, OWN_BRANDS } from './chains.ts'
import { COMPANY_WORDS } from './company.ts'
import { VEHICLES } from './fuel.ts'
import { cueAt, namesThing, type Said, saidOf } from './lead.ts'
import { chainLanguage, linkBefore } from './place-link.ts'
import { endInOccasion, PLACE_LINKS } from './place-words.ts'
import { shopLength } from './shops-in-front.ts'

/** Signs between a place and the thing bought there. */
const ENDS: ReadonlySet<string> = new Set([':', ','])

/** They hint at what was paid for, and name no place. */
const NO_SHOPS: ReadonlySet<string> = new Set(phraseList('transfer|tf|admin|health|biaya'))

/** Index behind the name of a shop or an eating place at `at`, or null. */
function placeEnd(said: Said, at: number): number | null {
  const chain = matchPhrase(CHAINS, said.plain, at)
  if (chain) return chain.end
  const cue = cueAt(said, at)
  return cue?.value.weight === EVIDENCE.hint && !NO_SHOPS.has(said.words[at]?.word ?? '') ? cue.end : null
}

/** Index behind a shop that is named like its owner, before what one was there for: 'Theisen's for a roll of wire'. */
function ownerEnd({ words }: Said): number | null {
  const end = words.findIndex(({ word }) => word === 'for')
  const shop = words[end - 1]
  if (end < 1 || end > LONGEST_OWNER || !shop || !/^\p{Lu}.*['’]s$/u.test(shop.text)) return null
  return words.slice(0, end).every(isCapitalised) ? end : null
}
const LONGEST_OWNER = 3

/** 'Belanja warung: sabun' becomes 'sabun', if the lexicon knows the words after the colon. */
function behindColon(words: readonly Token[]): readonly Token[] {
  const colon = words.findIndex(({ text }) => text === ':')
  const behind = words.slice(colon + 1)
  if (colon <= 0 || !namesThing(saidOf(behind), 0)) return words
  const isActivity = matchPhrase(ACTIVITIES, words, 0)?.end === colon
  return isActivity || placeEnd(saidOf(words), 0) === null ? behind : words
}

/** What one was at a place for: 'Graybar for conduit'; null where no thing is named behind the 'for'. */
function boughtFor(said: Said, end: number): readonly Token[] | null {
  if (said.words[end]?.word !== 'for') return null
  if (said.words.some(({ text }) => text === ':') || endInOccasion(said.words)) return null
  const thing = ARTICLES.has(said.words[end + 1]?.word ?? '') ? end + 2 : end + 1
  const cue = cueAt(said, thing)?.value
  const isKnown = cue !== undefined && cue.weight >= EVIDENCE.thing
  const isChain = matchPhrase(CHAINS, said.plain, 0) !== null || ownerEnd(said) === end
  // 'Menards for the porch boards': behind an article stands a thing, known or not.
  const isThing =
    isKnown ||
    (isChain &&
      thing > end + 1 &&
      !VEHICLES.has(said.words[thing]?.word ?? '') &&
      !COMPANY_WORDS.has(said.words[thing]?.word ?? '') &&
      nameThing(said.words.slice(thing)))
  return isThing ? said.words.slice(thing) : null
}
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'some', 'my'])

/** Moves an initial place, followed by a sign, behind the thing; drops other headings. */
export function withoutHeading(words: readonly Token[]): readonly Token[] {
  const said = saidOf(words)
  const end = placeEnd(said, 0) ?? ownerEnd(said)
  const purpose = end === null ? null : boughtFor(said, end)
  if (end !== null && purpose) {
    const link = linkBefore(saidOf(purpose), words[0], chainLanguage(said, 0))
    const sign = purpose.findIndex(({ kind }) => kind === 'sign')
    const thing = sign < 0 ? purpose : purpose.slice(0, sign)
    return link
      ? [...trimClosers(thing), link, ...words.slice(0, end), ...purpose.slice(thing.length)]
      : words
  }
  const shop = end === null ? null : shopLength(said)
  if (end === null || (shop === null && !ENDS.has(words[end]?.text ?? ''))) return behindColon(words)
  const bought = words.slice(shop ?? end + 1)
  // The place alone is what was paid for: 'Chipotle, 13.85'.
  if (!nameThing(bought)) return words
  const link = linkBefore(saidOf(bought), words[0], chainLanguage(said, 0))
  if (matchPhrase(ACTIVITIES, words, 0)?.end === end) return behindColon(words)
  const isBrand = OWN_BRANDS.has(plainWord(words[0]?.word ?? '')) && shop === end && link?.word !== 'di'
  return link && !isBrand ? [...trimClosers(bought), link, ...words.slice(0, end)] : words
}

/** Preposition and place where `words` are only the place at which `thing` was bought; null otherwise. */
export function placeOf(thing: readonly Token[], words: readonly Token[]): readonly Token[] | null {
  const said = saidOf(words)
  if (placeEnd(said, 0) !== words.length) return null
  const link = linkBefore(saidOf(thing), words[0], chainLanguage(said, 0))
  return link && [link, ...words]
}

/** Last words of the names of chains. */
const CHAIN_ENDS: ReadonlySet<string> = new Set(
  [...CHAINS.phrases.values()].flat().map(({ words }) => words.at(-1) ?? ''),
)
/** The longest name of a chain, in words. */
const LONGEST_NAME = 4

/** The words without signs and verbs of pricing at their end: 'markers, Staples, came to'. */
function withoutEnd(words: readonly Token[]): readonly Token[] {
  const verb = Math.max(0, words.length - 2)
  if (matchPhrase(VERBS, words, verb)?.end === words.length) return withoutEnd(words.slice(0, verb))
  const last = words.findLastIndex(({ kind }) => kind !== 'sign')
  return last === words.length - 1 ? words : words.slice(0, last + 1)
}

/** Index of the name of a chain that ends the words; -1 where none does. */
function chainAtEnd({ plain }: Said): number {
  for (let length = LONGEST_NAME; length > 0; length--) {
    const at = plain.length - length
    if (at > 0 && matchPhrase(CHAINS, plain, at)?.end === plain.length) return at
  }
  return -1
}

/** 'Paper towels and Tide, Costco', 'tape home depot': the place at the end gets its link. In Indonesian behind a sign only. */
export function withPlaceLinked(all: readonly Token[]): readonly Token[] {
  const words = withoutEnd(all)
  if (!CHAIN_ENDS.has(plainWord(words.at(-1)?.word ?? ''))) return all
  const said = saidOf(words)
  const place = chainAtEnd(said)
  const before = words[place - 1]
  if (!before || PLACE_LINKS.has(before.word) || NO_END.has(before.word)) return all
  const isParted = before.kind === 'sign'
  const bought = saidOf(words.slice(0, isParted ? place - 1 : place))
  const link = linkBefore(bought, words[place], chainLanguage(said, place))
  if (!link || !nameThing(bought.words) || (!isParted && link.word !== 'at')) return all
  return [...trimClosers(bought.words), link, ...words.slice(place)]
}

/** Behind them stands no place that one has been to: 'gift card for Target', 'from over by Costco'. */
const NO_END: ReadonlySet<string> = new Set(
  phraseList('for|of|by|the|with|and|or|via|buat|untuk|my|off|out|a|n|&|-'),
)

/** Whether the words are the name of a shop or an eating place and nothing else. */
export function isPlaceName(words: readonly Token[]): boolean {
  return words.length > 0 && placeEnd(saidOf(words), 0) === words.length
}

/** Whether the name of a chain stands at `at`. */
export function chainAt(words: readonly Token[], at: number): boolean {
  return matchPhrase(CHAINS, saidOf(words).plain, at) !== null
}
