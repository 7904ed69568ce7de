/** A range of days before the name of their month: 'tanggal 1 sampai 15 bulan ini', '3-10 Oktober'. */
import type { CalendarDate } from '../../domain/calendar-date.ts'
import { readMonthDay } from '../days/month-day.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import type { SpokenPeriod } from './month-or-year.ts'
import { readMonthOf } from './part-of-period.ts'

const OPENING = phraseSet(phraseList('dari|dr|from|between|antara|mulai|mulai dari|sejak'))
const NUMBERING = phraseSet(phraseList('tanggal|tgl|the|tanggal ke'))
const UNTIL = phraseSet(
  phraseList('sampai|sampe|hingga|s d|sd|to|until|till|til|through|thru|and|dan|up to|sampai dengan|ke'),
)

/** Null where no such days start at `at`. */
export function readDaysOfMonth(utterance: Utterance, at: number): SpokenPeriod | null {
  const { tokens, clock } = utterance
  const start = skipPhrase(NUMBERING, tokens, skipPhrase(OPENING, tokens, at))
  const first = readMonthDay(utterance, start)
  if (!first) return null
  const until = skipPhrase(UNTIL, tokens, first.end)
  if (until === first.end && tokens[until]?.gap !== '-') return null
  const last = readMonthDay(utterance, skipPhrase(NUMBERING, tokens, until))
  const month = last && last.value >= first.value ? readMonthOf(utterance, last.end, clock.today) : null
  if (!last || !month) return null
  const dayOf = ({ value }: { readonly value: number }) =>
    `${month.range.from.slice(0, 8)}${String(value).padStart(2, '0')}` as CalendarDate
  const to = dayOf(last) < month.range.to ? dayOf(last) : month.range.to
  return { range: { from: dayOf(first), to }, end: month.end }
}
