/**
 * A second opinion on the category of an item, independent of the lexicon: naive Bayes over how often each
 * word occurs in items of each category in the corpus.
 */
import { CATEGORIES, type Category } from '../../domain/category.ts'
import type { SupportDoubt } from '../../domain/doubt.ts'
import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'
import { plainWord } from '../words/word-forms.ts'
import { WORD_COUNTS } from './word-counts.ts'

/** Pseudocount of each word in each category, so that no probability is 0. */
const UNSEEN = 0.6
/** Log odds of the category against the next best, below which each doubt is raised. */
const THIN = 3
const WEAK = 1.5
const AGAINST = 0
const FAR_AGAINST = -1.5

const SMALL: ReadonlySet<string> = new Set(
  phraseList(
    `di|ke|dari|dan|sama|buat|untuk|yang|the|a|an|of|for|at|in|to|on|my|and|with|from|me|aku|gue|saya|ku|nya|si|karo|ing|ka|nang|dek|per|orang`,
  ),
)

/** The words that count, in their plain form, each once. */
export function supportWords(name: readonly Token[]): readonly string[] {
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

/** Log odds of each category for a word of 'a68c2': 68 in the first category, 2 in the third, in halves. */
function readOdds(text: string): readonly number[] {
  const counts = [...NONE]
  for (const [, letter = '', count = ''] of text.matchAll(/([a-j])(\d+)/g))
    counts[letter.charCodeAt(0) - LETTER_A] = Number(count)
  const all = counts.reduce((sum, count) => sum + count, UNSEEN * counts.length)
  return counts.map(count => Math.log((count + UNSEEN) / all))
}

let lines: ReadonlyMap<string, string> | null = null
/** Cache of the words looked up. */
const known = new Map<string, readonly number[]>()

function oddsOf(word: string): readonly number[] | null {
  const before = known.get(word)
  if (before !== undefined) return before
  // Parsed on first use, since most visits need no extraction.
  lines ??= new Map(
    WORD_COUNTS.split('\n').map((line): [string, string] => {
      const space = line.indexOf(' ')
      return [line.slice(0, space), line.slice(space + 1)]
    }),
  )
  const text = lines.get(word)
  if (text === undefined) return null
  const odds = readOdds(text)
  known.set(word, odds)
  return odds
}

/** Log odds of the category against the best other category. */
function marginOf(category: Category, seen: readonly (readonly number[])[]): number {
  const own = CATEGORIES.indexOf(category)
  let ownOdds = 0
  let best = Number.NEGATIVE_INFINITY
  for (let at = 0; at < CATEGORIES.length; at++) {
    let odds = 0
    for (const ofWord of seen) odds += ofWord[at] ?? 0
    if (at === own) ownOdds = odds
    else best = Math.max(best, odds)
  }
  return ownOdds - best
}

/** `name`: the words that name an item. */
export function supportDoubts(
  name: readonly Token[],
  category: Category | null,
): Record<SupportDoubt, boolean> {
  const words = supportWords(name)
  const seen: (readonly number[])[] = []
  for (const word of words) {
    const odds = oddsOf(word)
    if (odds) seen.push(odds)
  }
  const unseen = words.length - seen.length
  const margin = category === null || seen.length === 0 ? Number.POSITIVE_INFINITY : marginOf(category, seen)
  return {
    supportMissing: seen.length === 0,
    supportThin: margin < THIN,
    supportWeak: margin < WEAK,
    supportAgainst: margin < AGAINST,
    supportFarAgainst: margin < FAR_AGAINST,
    wordUnseen: unseen > 0,
    wordsUnseen: unseen > 1,
  }
}
