/** Drops an activity that the thing implies: 'jajan siomay' becomes 'siomay'. */
import { CATEGORY_CUES, EVIDENCE } from '../categories/lexicon.ts'
import type { Token } from '../utterance/token.ts'
import { matchPhrase } from '../words/phrase-table.ts'
import { plainToken } from '../words/word-forms.ts'
import { ACTIVITIES, ERRANDS } from './activity-words.ts'

/** The words without the activities before the first thing; unchanged where no thing follows directly. */
export function withoutActivity(words: readonly Token[]): readonly Token[] {
  let at = 0
  for (let next = matchPhrase(ACTIVITIES, words, at); next; next = matchPhrase(ACTIVITIES, words, at)) {
    if (matchPhrase(ERRANDS, words, at)) return words
    at = next.end
  }
  if (at === 0) return words
  const thing = matchPhrase(CATEGORY_CUES, words.slice(at, at + 4).map(plainToken), 0)
  return thing && thing.value.weight >= EVIDENCE.loose ? words.slice(at) : words
}
