/** The telling words of an item, and how often each is in items of each category of the corpus. */
import { CATEGORIES } from '../../domain/category.ts'
import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'
import { plainWord } from '../words/word-forms.ts'
import { WORD_COUNTS } from './word-counts.ts'

const SMALL: ReadonlySet<string> = new Set(
  phraseList(
    `di|ke|dari|dan|sama|buat|untuk|yang|the|a|an|of|for|at|in|to|on|my|and|with|from|me|aku|gue|saya|ku|nya|si|karo|ing|ka|nang|dek|per|orang`,
  ),
)

/** The telling words in their plain form, each once. */
export function tellingWords(name: readonly Token[]): readonly string[] {
  const words: string[] = []
  for (const { kind, word } of name) {
    if (kind !== 'word' || word.length < 2 || SMALL.has(word)) continue
    const plain = plainWord(word)
    if (!words.includes(plain)) words.push(plain)
  }
  return words
}

const NONE: readonly number[] = CATEGORIES.map(() => 0)
const LETTER_A = 'a'.charCodeAt(0)

/** Parses 'a68c2': 68 in the first category, 2 in the third. */
function readCounts(text: string): readonly number[] {
  const counts = [...NONE]
  for (const [, letter = '', count = ''] of text.matchAll(/([a-j])(\d+)/g))
    counts[letter.charCodeAt(0) - LETTER_A] = Number(count)
  return counts
}

let lines: ReadonlyMap<string, string> | null = null

/** Items with the plain word, in halves, in the order of `CATEGORIES`; null where the corpus has too few. */
export function corpusCounts(plain: string): readonly number[] | null {
  // Parsed on first use, as most visits need no extraction.
  lines ??= new Map(
    WORD_COUNTS.split('\n').map((line): [string, string] => {
      const space = line.indexOf(' ')
      return [line.slice(0, space), line.slice(space + 1)]
    }),
  )
  const text = lines.get(plain)
  return text === undefined ? null : readCounts(text)
}
