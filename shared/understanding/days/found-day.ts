/** A day found in a phrase, and words shared by several kinds of day phrases. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { phraseSet } from '../words/phrase-table.ts'

export interface FoundDay {
  /** Index after the last token. */
  readonly end: number
  /** Null: a date was meant, but no such day exists. It may lie after today. */
  readonly day: CalendarDate | null
  /** A week or a month was said without a day. */
  readonly vague?: boolean
  /** The day is indefinite: 'the other day'. */
  readonly loose?: boolean
}

/** Words for 'past' after a unit or a weekday. */
export const PAST = phraseSet([
  'lalu',
  'yang lalu',
  'kemarin',
  'kemaren',
  'kmrn',
  'wingi',
  'ago',
  'back',
  'silam',
  'yang silam',
])

/** Parts of the day after a day; they do not change it. */
export const DAY_PARTS = phraseSet([
  ...['pagi', 'siang', 'sore', 'malam', 'malem', 'subuh', 'morning', 'afternoon', 'evening', 'night'],
  ...[
    'in the morning',
    'in the afternoon',
    'in the evening',
    'at night',
    'pagi tadi',
    'malam tadi',
    'nya',
    'malamnya',
    'paginya',
    'sorenya',
    'siangnya',
    'malemnya',
  ],
])
