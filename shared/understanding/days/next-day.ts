/** Days relative to the one said before: 'Senin bensin, besoknya kopi', 'the next day'. */
import { addDays } from '../../domain/calendar-date.ts'
import type { SpokenDay } from '../utterance/span.ts'
import type { Recogniser, Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'
import type { FoundDay } from './found-day.ts'

export const NEXT_DAYS = phraseSet(
  phraseList(`besoknya|esoknya|esok harinya|besok harinya|keesokan harinya|keesokannya|hari berikutnya|the next day|next day|the day after
  the day after that|the following day|sesukne|isukna`),
)

/** The day after the last one that `reader` finds before `at`; null where none was said. */
export function readNextDay(
  utterance: Utterance,
  at: number,
  reader: Recogniser<SpokenDay>,
): FoundDay | null {
  const phrase = matchPhrase(NEXT_DAYS, utterance.tokens, at)
  if (!phrase) return null
  for (let index = at - 1; index >= 0; index--) {
    const before = utterance.recognise(reader, index)
    if (before) return { end: phrase.end, day: addDays(before.day, 1) }
  }
  return null
}
