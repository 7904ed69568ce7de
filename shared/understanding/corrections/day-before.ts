/** A day relative to one that the same sentence names: 'the lunch was yesterday, the gas the day before'. */
import { addDays } from '../../domain/calendar-date.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import type { FoundPart, Part } from './parts.ts'

const DAY_BEFORE = phraseSet(
  phraseList(
    'the day before|the day before that|one day before|a day before|a day earlier|one day earlier|the previous day|sehari sebelumnya|sehari sebelum itu|hari sebelumnya|satu hari sebelumnya',
  ),
)

/** Null where no day is named before it. */
export function readDayBefore(utterance: Utterance, at: number, before: readonly Part[]): FoundPart | null {
  const end = skipPhrase(DAY_BEFORE, utterance.tokens, at)
  const last = end > at ? before.findLast(({ kind }) => kind === 'day') : undefined
  if (last?.kind !== 'day') return null
  return { part: { ...last, day: addDays(last.day, -1), denied: false }, end }
}
