/** Items found again by the words that name them. */

import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import { contentWords } from '../words/content-words.ts'
import { isUnitWord } from '../words/units.ts'
import type { DraftItem } from './draft-item.ts'

function nameOf(words: readonly Token[]): string[] {
  return contentWords(words).map(({ word }) => word.replace(/(?<=.{3})nya$/, ''))
}

/** Whether words are a count and no name: 'two rolls'. */
export function namesNone(words: readonly Token[]): boolean {
  return contentWords(words).every(
    token => token.kind !== 'word' || numberWord(token) !== null || isUnitWord(token.word),
  )
}

/** Whether `again` names what `before` does, or a part of its name: 'kopinya' for 'kopi susu'. */
export function isSameThing(again: readonly Token[], before: readonly Token[]): boolean {
  const own = nameOf(again)
  const others = nameOf(before)
  return own.length > 0 && own.every(word => others.includes(word))
}

/** Index of the last item that `words` name again; -1 where none is. */
export function lastNamed(items: readonly DraftItem[], words: readonly Token[]): number {
  return items.findLastIndex(item => isSameThing(words, item.words))
}
