/** Whether words name a journey: a carrier and a place far away. */

import type { Token } from '../utterance/token.ts'
import { containsPhrase, findPhrase, matchPhrase, phraseSet } from '../words/phrase-table.ts'
import { plainPhrase, plainToken } from '../words/word-forms.ts'
import { CARRIERS, FARAWAY, INSIDE, TICKETS, TOWARDS } from './journeys.ts'
import { CATEGORY_CUES } from './lexicon.ts'

const CARRIER = phraseSet(CARRIERS.map(plainPhrase))
const TICKET = phraseSet(TICKETS.map(plainPhrase))
const AWAY = phraseSet(FARAWAY.map(plainPhrase))

/**
 * The carrier has to be the first thing named: 'snack di kereta ke Solo' is food. A ticket carries one only
 * towards a place: 'tiket ke Bali'. Time grows with the number of tokens.
 */
export function isJourney(said: readonly Token[]): boolean {
  const words = said.map(plainToken)
  if (!containsPhrase(AWAY, words)) return false
  const first = findPhrase(CATEGORY_CUES, words)
  const thing = matchPhrase(CATEGORY_CUES, words, first)
  const ticket = matchPhrase(TICKET, words, first)
  const carrier = matchPhrase(CARRIER, words, first) ?? ticket
  if (!thing || !carrier || thing.end > carrier.end) return false
  return words.some((_, at) => {
    if (at < carrier.end || matchPhrase(AWAY, words, at) === null) return false
    const before = said[at - 1]?.word ?? ''
    return ticket && ticket.end === carrier.end ? TOWARDS.has(before) : !INSIDE.has(before)
  })
}
