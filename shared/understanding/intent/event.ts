/** Whether a clause talks about times, places and counts, so that a bare number in it is no price. */
import type { Category } from '../../domain/category.ts'
import { categorize } from '../categories/categorize.ts'
import type { Token } from '../utterance/token.ts'
import { containsPhrase } from '../words/phrase-table.ts'
import { EVENTS } from './event-words.ts'
import { SPENDING } from './spending-words.ts'

/** What one has at an event and pays for all the same. */
const BOUGHT: ReadonlySet<Category> = new Set<Category>([
  'Food & Dining',
  'Shopping',
  'Transportation',
  'Entertainment',
  'Travel',
])

/** No verb of spending, and nothing that is bought, stands beside the cue of an event. */
export function isEvent(words: readonly Token[]): boolean {
  if (!containsPhrase(EVENTS, words) || containsPhrase(SPENDING, words)) return false
  const category = categorize(words)
  return category === null || !BOUGHT.has(category)
}
