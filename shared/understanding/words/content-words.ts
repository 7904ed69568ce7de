/** What is left of what was said when only the thing itself is to be named. */
import type { Token } from '../utterance/token.ts'
import { CLOSERS, FILLERS, OPENERS, VERBS } from './filler-words.ts'
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
    if (end > at) at = end
    else if (words[at]?.kind === 'sign') at++
    else return words.slice(at)
  }
}

function trimClosers(words: readonly Token[]): readonly Token[] {
  let end = words.length
  for (let last = words[end - 1]; last; last = words[end - 1]) {
    if (last.kind !== 'sign' && !matchPhrase(CLOSERS, [last], 0)) break
    end--
  }
  return words.slice(0, end)
}

/** The words that say what it was: no verbs of buying, no filler, no dangling small words. */
export function contentWords(words: readonly Token[]): readonly Token[] {
  const naming = withoutPhrases(VERBS, withoutPhrases(FILLERS, words))
  return trimSigns(trimClosers(trimOpeners(naming)))
}

/** Whether words name a thing. */
export function nameThing(words: readonly Token[]): boolean {
  return contentWords(words).length > 0
}
