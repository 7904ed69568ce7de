/** Reduces words to the name of the thing. */
import type { Token } from '../utterance/token.ts'
import { CLOSERS, FILLERS, OPENERS, VERBS } from './filler-words.ts'
import { NAMES } from './names.ts'
import { matchPhrase, skipPhrase, withoutPhrases } from './phrase-table.ts'

function trimSigns(words: readonly Token[]): readonly Token[] {
  const first = words.findIndex(({ kind }) => kind !== 'sign')
  const last = words.findLastIndex(({ kind }) => kind !== 'sign')
  return first < 0 ? [] : words.slice(first, last + 1)
}

function trimOpeners(words: readonly Token[]): readonly Token[] {
  let at = 0
  for (;;) {
    const end = skipPhrase(OPENERS, words, at)
    if (matchPhrase(NAMES, words, at)) return words.slice(at)
    if (end > at) at = end
    else if (words[at]?.kind === 'sign') at++
    else return words.slice(at)
  }
}

const OWNERS: ReadonlySet<string> = new Set(['saya', 'aku', 'gue', 'gua', 'kita', 'kami'])
const PURPOSES: ReadonlySet<string> = new Set(['buat', 'untuk', 'utk', 'bwt', 'for'])

/** Whether a possessive matters, as in 'buat toko aku', but not in 'buat aku' and 'kopi aku'. */
function saysWhose(words: readonly Token[], at: number): boolean {
  const purpose = words.findIndex(({ word }) => PURPOSES.has(word))
  return OWNERS.has(words[at]?.word ?? '') && purpose > 0 && purpose < at - 1
}

/** Last words of the phrases that close a description in several. */
const CLOSER_ENDS: ReadonlySet<string> = new Set(
  [...CLOSERS.phrases.values()].flat().flatMap(({ words }) => (words.length > 1 ? [words.at(-1) ?? ''] : [])),
)
/** 'Cook Out', 'Westside Drive In': a small word with a capital is part of the name. */
const WITHIN_NAME = /^\p{Lu}\p{Ll}/u
/** The longest phrase that closes a description, in words. */
const LONGEST_CLOSER = 4

/** Whether a joiner makes one name of a word and the one before it: 'Chick-fil-A', but not 'sendiri-sendiri'. */
function isJoined(words: readonly Token[], at: number): boolean {
  const [before, last] = [words[at - 1], words[at]]
  if (!before || !last || last.kind === 'sign' || last.gap.trim() === '') return false
  return before.index === last.index - 1 && before.word !== last.word
}

/** How many words before `end` are a phrase that closes a description. */
function closerLength(words: readonly Token[], end: number): number {
  const last = words[end - 1]
  if (!last || isJoined(words, end - 1)) return 0
  if (CLOSER_ENDS.has(last.word))
    for (let length = Math.min(LONGEST_CLOSER, end - 1); length > 1; length--)
      if (matchPhrase(CLOSERS, words, end - length)?.end === end) return length
  const isName = WITHIN_NAME.test(last.text) && WITHIN_NAME.test(words[end - 2]?.text ?? '')
  return last.kind === 'sign' || (matchPhrase(CLOSERS, [last], 0) && !isName) ? 1 : 0
}

/** Words without the signs and small words at their end. */
export function trimClosers(words: readonly Token[]): readonly Token[] {
  let end = words.length
  for (let length = closerLength(words, end); length > 0; length = closerLength(words, end)) {
    if (saysWhose(words, end - 1)) break
    end -= length
  }
  return end < words.length ? words.slice(0, end) : words
}

const ENDS_OF_PRICE: ReadonlySet<string> = new Set(['from', 'to', 'for', 'in', 'at'])

/** Drops an 'at' whose price was removed: 'six kulfis at (2.25 each) from the corner shop'. */
function withoutLostLinks(words: readonly Token[]): readonly Token[] {
  if (!words.some(({ word }) => word === 'at')) return words
  return words.filter(({ word, index }, at) => {
    const next = words[at + 1]
    return word !== 'at' || !next || next.index === index + 1 || !ENDS_OF_PRICE.has(next.word)
  })
}

/** The words that say what it was: no verbs of buying, no filler, no dangling small words. */
export function contentWords(words: readonly Token[]): readonly Token[] {
  const naming = withoutPhrases(VERBS, withoutPhrases(FILLERS, withoutLostLinks(words), NAMES), NAMES)
  return trimSigns(trimClosers(trimOpeners(naming)))
}

/** Every word of phrases that name nothing; other words always remain. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  [FILLERS, VERBS, OPENERS, CLOSERS].flatMap(table =>
    [...table.phrases.values()].flat().flatMap(({ words }) => words),
  ),
)

/** Whether words name a thing. */
export function nameThing(words: readonly Token[]): boolean {
  if (words.some(({ kind, word }) => kind !== 'sign' && !SMALL_WORDS.has(word))) return true
  return contentWords(words).length > 0
}
