/** How often each word was in items of each category, from what is expected of the corpus. */
import { CATEGORIES } from '../../shared/domain/category.ts'
import { tellingWords } from '../../shared/understanding/categories/corpus-words.ts'
import { tokenise } from '../../shared/understanding/utterance/token.ts'
import type { Sample } from '../../tests/corpus/sample.ts'

/** Counted for an item: even, so that two equally good categories have their share. */
const WHOLE = 2
/** Said in fewer items, a word tells too little for its bytes. */
const FEWEST = 2 * WHOLE

/** By word, the counts in the order of the categories, in halves. */
export function countWords(samples: readonly Sample[]): ReadonlyMap<string, readonly number[]> {
  const counts = new Map<string, number[]>()
  for (const { description, category, category_also = [] } of samples.flatMap(({ items }) => items)) {
    const categories = [category, ...category_also]
    for (const word of tellingWords(tokenise(description))) {
      const own = counts.get(word) ?? CATEGORIES.map(() => 0)
      for (const each of categories) {
        const at = CATEGORIES.indexOf(each)
        own[at] = (own[at] ?? 0) + WHOLE / categories.length
      }
      counts.set(word, own)
    }
  }
  return counts
}

const LETTER_A = 'a'.charCodeAt(0)

/** 'kopi a68c2' */
function lineOf(word: string, counts: readonly number[]): string {
  const parts = counts.map((count, at) => {
    const rounded = Math.round(count)
    return rounded === 0 ? '' : `${String.fromCharCode(LETTER_A + at)}${rounded}`
  })
  return `${word} ${parts.join('')}`
}

/** The text of `categories/word-counts.ts`. */
export function wordCountsFile(samples: readonly Sample[]): string {
  const lines = [...countWords(samples)]
    .filter(([, counts]) => counts.reduce((sum, count) => sum + count, 0) >= FEWEST)
    .map(([word, counts]) => lineOf(word, counts))
    .sort()
  return `/**
 * Written by \`npm run train-confidence\`: how often a word was in items of each category, which is a letter in the order of
 * \`CATEGORIES\`, in halves.
 */
export const WORD_COUNTS = \`${lines.join('\n')}\`
`
}
