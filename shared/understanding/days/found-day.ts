/** A day as its phrase says it, and the words that several kinds of such phrases share. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { phraseSet } from '../words/phrase-table.ts'

export interface FoundDay {
  /** Index after the last token. */
  readonly end: number
  /** Null: a date was meant, but no such day exists. It may lie after today. */
  readonly day: CalendarDate | null
  /** A week or a month was named, and no day. */
  readonly vague?: boolean
  /** No certain day was named: 'the other day'. */
  readonly loose?: boolean
}

/** Behind a span or a weekday: it is one that has been. */
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

/** Behind a day; they change nothing about it. */
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
