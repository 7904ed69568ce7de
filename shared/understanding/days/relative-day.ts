/** Days relative to the one said before: 'Senin bensin, besoknya kopi', 'Wednesday yoga, the day before that coffee'. */
import { addDays } from '../../domain/calendar-date.ts'
import type { SpokenDay } from '../utterance/span.ts'
import type { Recogniser, Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseTable } from '../words/phrase-table.ts'
import type { FoundDay } from './found-day.ts'

function daysOn(days: number, phrases: string): [string, number][] {
  return phraseList(phrases).map((phrase): [string, number] => [phrase, days])
}

/** The days from the one said before. */
export const RELATIVE_DAYS = phraseTable<number>([
  ...daysOn(
    1,
    `besoknya|esoknya|esok harinya|besok harinya|keesokan harinya|keesokannya|hari berikutnya|the next day|next day|the day after
    the day after that|day after that|the following day|sesukne|isukna`,
  ),
  ...daysOn(
    -1,
    `the day before that|day before that|the day before|the night before|the night before that|night before that
    sehari sebelumnya|hari sebelumnya|malam sebelumnya|sedina sakdurunge|dina sakdurunge`,
  ),
])

/** The day so many after, or before, the last one that `reader` finds before `at`; null where none was said. */
export function readRelativeDay(
  utterance: Utterance,
  at: number,
  reader: Recogniser<SpokenDay>,
): FoundDay | null {
  const phrase = matchPhrase(RELATIVE_DAYS, utterance.tokens, at)
  if (!phrase) return null
  for (let index = at - 1; index >= 0; index--) {
    const before = utterance.recognise(reader, index)
    if (before) return { end: phrase.end, day: addDays(before.day, phrase.value) }
  }
  return null
}
