/** What a meal was, before which one it was: 'lunch was a chipotle bowl' is a chipotle bowl for lunch. */
import { categorize } from '../categories/categorize.ts'
import { changed, type Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

const MEALS: ReadonlySet<string> = new Set(phraseList('lunch|dinner|breakfast|brunch'))
const WAS: ReadonlySet<string> = new Set(['was', 'were', 'is'])
const ARTICLES: ReadonlySet<string> = new Set(phraseList('a|an|some|the|just|my'))
const LINKS: ReadonlySet<string> = new Set(
  phraseList('at|from|with|for|in|on|to|and|was|before|after|di|ke|sama|bareng|buat'),
)
const SHORTEST = 4

/** 'Lunch', with the dish behind the price: 'lunch 9.75 roast pork'. */
function dishBehind([meal, first, ...others]: readonly Token[]): readonly Token[] | null {
  const isBehind =
    meal && first && MEALS.has(meal.word) && first.index > meal.index + 1 && first.kind === 'word'
  const dish = first ? [first, ...others] : others
  if (!isBehind || LINKS.has(first.word) || categorize(dish) !== 'Food & Dining') return null
  return [...dish, changed(first, { text: 'for', word: 'for', gap: ' ' }), meal]
}

/** The words with the dish first. */
export function dishFirst(words: readonly Token[]): readonly Token[] {
  const behind = dishBehind(words)
  if (behind) return behind
  const [meal, was, article, ...dish] = words
  if (!meal || !was || !article || words.length < SHORTEST || !MEALS.has(meal.word)) return words
  if (!WAS.has(was.word) || !ARTICLES.has(article.word) || categorize(dish) === null) return words
  return [...dish, changed(was, { text: 'for', word: 'for' }), meal]
}
