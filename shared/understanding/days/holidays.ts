/** Holidays that fall on the same date each year: 'on Halloween', 'pas natal'. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseTable } from '../words/phrase-table.ts'
import type { FoundDay } from './found-day.ts'

/** Month and day. */
const HOLIDAYS = phraseTable<string>(
  [
    ['01-01', 'new years|new years day|tahun baru'],
    ['02-14', 'valentines|valentines day|valentine|valentine day'],
    ['03-17', 'st patricks day|st patricks'],
    ['04-21', 'hari kartini'],
    ['05-05', 'cinco de mayo'],
    ['08-17', 'hari kemerdekaan|agustusan|tujuh belasan'],
    ['10-28', 'sumpah pemuda'],
    ['10-31', 'halloween|halloween night'],
    ['11-10', 'hari pahlawan'],
    ['11-11', 'veterans day|singles day'],
    ['12-24', 'christmas eve|malam natal'],
    ['12-25', 'christmas|christmas day|xmas|natal|hari natal'],
    ['12-31', 'new years eve|malam tahun baru'],
  ].flatMap(([date = '', phrases = '']) =>
    phraseList(phrases).map((phrase): [string, string] => [phrase, date]),
  ),
)

/**
 * The latest one up to today; null where none is named at `at`. Call only after a preposition: otherwise it
 * is a purpose.
 */
export function readHoliday(utterance: Utterance, at: number, today: CalendarDate): FoundDay | null {
  const named = matchPhrase(HOLIDAYS, utterance.tokens, at)
  if (!named) return null
  const year = Number(today.slice(0, 4)) - (named.value > today.slice(5) ? 1 : 0)
  return { end: named.end, day: `${year}-${named.value}` as CalendarDate }
}
