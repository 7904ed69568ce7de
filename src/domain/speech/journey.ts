/** Whether words name a journey: a carrier and a place far away. */
import { CARRIERS, FARAWAY, INSIDE } from './categories/journeys.ts'
import { CATEGORY_CUES } from './category-cues.ts'
import { matchPhrase, phraseSet } from './phrase.ts'
import type { Token } from './token.ts'
import { plainPhrase } from './word-forms.ts'

const CARRIER = phraseSet(CARRIERS.map(plainPhrase))
const AWAY = phraseSet(FARAWAY.map(plainPhrase))

/** `words` in their plain form. The carrier has to be the first thing named: 'snack di kereta ke Solo' is food. */
export function isJourney(words: readonly Token[]): boolean {
  const first = words.findIndex((_, at) => matchPhrase(CATEGORY_CUES, words, at) !== null)
  if (first < 0) return false
  const carrier = matchPhrase(CARRIER, words, first)
  if (!carrier) return false
  const cue = matchPhrase(CATEGORY_CUES, words, first)
  if (cue && cue.end > carrier.end) return false
  return words.some(
    (_, at) =>
      at >= carrier.end && matchPhrase(AWAY, words, at) !== null && !INSIDE.has(words[at - 1]?.word ?? ''),
  )
}
