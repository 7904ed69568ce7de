/** Drops reasons, remarks and numbers of people around the thing. */
import { CATEGORY_CUES, EVIDENCE } from '../categories/lexicon.ts'
import type { Token } from '../utterance/token.ts'
import { FILLERS, VERBS } from '../words/filler-words.ts'
import { findPhrase, matchPhrase, skipPhrases } from '../words/phrase-table.ts'
import { plainToken } from '../words/word-forms.ts'
import { ASIDES, HEADCOUNTS, STORY_WORDS, TIME_CLAUSES } from './aside-words.ts'
import { leadsToPlace } from './lead.ts'

/** Longest number of people, in words. */
const LONGEST_HEADCOUNT = 4

/** The words before the first remark, unless they begin with it. */
function withoutRemark(words: readonly Token[]): readonly Token[] {
  const remark = findPhrase(ASIDES, words)
  return remark > 0 ? words.slice(0, remark) : words
}

function withoutHeadcount(words: readonly Token[]): readonly Token[] {
  for (let length = LONGEST_HEADCOUNT; length > 1; length--) {
    const from = words.length - length
    if (from > 0 && matchPhrase(HEADCOUNTS, words, from)?.end === words.length) return words.slice(0, from)
  }
  return words
}

/** The parts between signs; each keeps the sign before it. */
function partsOf(words: readonly Token[]): (readonly Token[])[] {
  const starts = words.flatMap((word, at) =>
    at > 0 && word.kind === 'sign' && word.text !== '&' ? [at] : [],
  )
  return [0, ...starts].map((start, part) => words.slice(start, starts[part]))
}

function namesKnownThing(words: readonly Token[]): boolean {
  const plain = words.map(plainToken)
  return plain.some((_, at) => (matchPhrase(CATEGORY_CUES, plain, at)?.value.weight ?? 0) >= EVIDENCE.loose)
}

/** Whether words are a narrative rather than the name of a thing. */
export function isStory(words: readonly Token[]): boolean {
  return words.some(({ word }) => STORY_WORDS.has(word))
}

/** Drops narrative parts, where another part names a thing. */
function withoutStories(words: readonly Token[]): readonly Token[] {
  const parts = partsOf(words)
  if (parts.length < 2 || !parts.some(namesKnownThing)) return words
  const naming = parts.filter(part => namesKnownThing(part) || !isStory(part)).flat()
  return naming[0]?.kind === 'sign' ? naming.slice(1) : naming
}

/** Whether words are only a clause of time: 'sebelum masuk shift', 'habis jaga di ruang 304'. */
function tellsWhen(words: readonly Token[]): boolean {
  const first = skipPhrases(FILLERS, words, 0)
  return words.length > first + 1 && matchPhrase(TIME_CLAUSES, words, first) !== null
}

/** Drops a narrative before a verb of buying: 'hujan jadi beli payung' becomes 'payung'. Keeps a place. */
export function withoutPrelude(words: readonly Token[]): readonly Token[] {
  const verb = words.findLastIndex((_, at) => matchPhrase(VERBS, words, at) !== null)
  const before = words.slice(0, Math.max(verb, 0))
  const bought = words.slice(before.length)
  if (tellsWhen(before)) return namesKnownThing(bought) ? bought : words
  if (!isStory(before) || namesKnownThing(before) || leadsToPlace(words)) return words
  return namesKnownThing(bought) ? bought : words
}

/** The words of a description without narration. Never empty where `words` are not. */
export function withoutAsides(words: readonly Token[]): readonly Token[] {
  return withoutHeadcount(withoutRemark(withoutStories(words)))
}
