/** What a meal was, before which one it was: 'lunch was a chipotle bowl' is a chipotle bowl for lunch. */
import { categorize } from '../categories/categorize.ts'
import { changed, type Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'

const MEALS: ReadonlySet<string> = new Set(phraseList('lunch|dinner|breakfast|brunch|supper'))
const WAS: ReadonlySet<string> = new Set(['was', 'were', 'is'])
const ARTICLES: ReadonlySet<string> = new Set(phraseList('a|an|some|the|just|my'))
const SHORTEST = 4

/** The words with the dish first. */
export function dishFirst(words: readonly Token[]): readonly Token[] {
  const [meal, was, article, ...dish] = words
  if (!meal || !was || !article || words.length < SHORTEST || !MEALS.has(meal.word)) return words
  if (!WAS.has(was.word) || !ARTICLES.has(article.word) || categorize(dish) === null) return words
  return [...dish, changed(was, { text: 'for', word: 'for' }), meal]
}
