/** Words that are only a count: 'two kids', 'five days'. */
import { numberWord } from '../numbers/number-words.ts'
import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'
import { isUnit } from '../words/units.ts'

/** Whether words are a count, with or without its unit: 'two kids', 'five days' have one. */
export function namesCount(words: readonly Token[]): boolean {
  return words.every(
    token =>
      token.kind !== 'word' || numberWord(token) !== null || isUnit(token) || SMALL_WORDS.has(token.word),
  )
}

const SMALL_WORDS: ReadonlySet<string> = new Set(
  phraseList(
    'seorang|perorang|sorang|orang|per|each|apiece|at|jadi|so|thats|its|which|makes|is|of|them|a|for|the',
  ),
)
