/** Words behind a price that make it the price of one piece. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

export const EACH = phraseSet(phraseList('each|apiece|a piece'))
