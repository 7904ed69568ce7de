/** Phrases for periods, relative to the speaker's today. */
import { addDays, addMonths, type CalendarDate, MIN_DATE } from '../../domain/calendar-date.ts'
import { type DateRange, monthOf, monthRange, shiftMonth, weekRange } from '../../domain/period.ts'
import { phraseList, phraseTable } from '../words/phrase-table.ts'

type RangeOf = (today: CalendarDate) => DateRange

function named(range: RangeOf, phrases: string): [string, RangeOf][] {
  return phraseList(phrases).map((phrase): [string, RangeOf] => [phrase, range])
}

export function weeksAgo(today: CalendarDate, weeks: number): DateRange {
  return weekRange(addDays(today, -7 * weeks))
}

export function monthsBefore(today: CalendarDate, months: number): DateRange {
  return monthRange(shiftMonth(monthOf(today), -months))
}

export function yearRange(year: number): DateRange {
  return { from: `${year}-01-01` as CalendarDate, to: `${year}-12-31` as CalendarDate }
}

/** The Saturday and Sunday of the week `weeks` before this one. */
function weekend(today: CalendarDate, weeks: number): DateRange {
  const { to } = weeksAgo(today, weeks)
  return { from: addDays(to, -1), to }
}

/** The last `days` days, today included. */
export function lastDays(today: CalendarDate, days: number): DateRange {
  return { from: addDays(today, 1 - days), to: today }
}

/** The last `months` months up to today. */
export function lastMonths(today: CalendarDate, months: number): DateRange {
  return { from: addDays(addMonths(today, -months), 1), to: today }
}

const yearOf = (today: CalendarDate) => Number(today.slice(0, 4))

export const NAMED_PERIODS = phraseTable<RangeOf>([
  ...named(
    today => ({ from: today, to: today }),
    `all day|all day today|seharian tadi|sepanjang hari|sepanjang hari ini|so far today|today so far|hari ini|hr ini|harini|today|todays|seharian|seharian ini|sehari ini|dina iki|dinten ieu|pagi ini|siang ini|sore ini|malam ini|tonight|this morning|this afternoon|this evening`,
  ),
  ...named(
    today => weeksAgo(today, 0),
    'all week|all this week|the entire week|this entire week|the whole week|sepanjang minggu ini|selama minggu ini|selama seminggu ini|sepanjang pekan ini|minggu ini|ini minggu|mgg ini|pekan ini|minggu skrg|minggu sekarang|this week|this weeks|the week|this whole week|so far this week|minggu iki|minggu ieu|mingguan|seminggu ini|sepekan ini|minggu ini aja|the current week|current week|dalam minggu ini|seminggu',
  ),
  ...named(
    today => weeksAgo(today, 1),
    'minggu lalu|minggu yang lalu|seminggu lalu|seminggu yang lalu|a week ago|the last calendar week|minggu kemarin|minggu kemaren|minggu kmrn|mgg lalu|pekan lalu|pekan kemarin|pekan kemaren|last week|last weeks|the week before|previous week|the previous week|minggu wingi|minggu sebelumnya|pekan sebelumnya',
  ),
  ...named(
    today => monthsBefore(today, 0),
    'all month|all this month|the entire month|this entire month|the whole month|sepanjang bulan ini|selama bulan ini|selama sebulan ini|bulan ini|ini bulan|bln ini|bulan sekarang|bulan skrg|bulan berjalan|this month|this months|the month|so far this month|this whole month|sasi iki|wulan iki|bulan ieu|month to date|sebulan ini|sebulan|bulanan ini|the current month|current month|bulan november ini|dalam bulan ini',
  ),
  ...named(
    today => monthsBefore(today, 1),
    'bulan lalu|bln lalu|sebulan lalu|sebulan yang lalu|a month ago|bulan yang lalu|bulan kemarin|bulan kemaren|bulan kmrn|bln kemarin|bln kmrn|last month|last months|previous month|the previous month|the month before|wulan wingi|sasi wingi|bulan sebelumnya',
  ),
  ...named(
    today => yearRange(yearOf(today)),
    'all year|all this year|the entire year|this entire year|all year long|selama tahun ini|selama setahun ini|tahun ini|thn ini|setaun ini|setahun ini|this year|this years|so far this year|this whole year|year to date|taun iki|taun ieu|taun ini|sepanjang tahun ini|the whole year|whole year|the current year|current year|the year',
  ),
  ...named(
    today => yearRange(yearOf(today) - 1),
    'tahun lalu|thn lalu|setahun lalu|setahun yang lalu|a year ago|tahun yang lalu|tahun kemarin|tahun kemaren|last year|last years|previous year|taun wingi|taun lalu|tahun sebelumnya',
  ),
  ...named(
    today => weekend(today, 0),
    'weekend ini|akhir pekan ini|akhir minggu ini|this weekend|this coming weekend',
  ),
  ...named(
    today => weekend(today, 1),
    `weekend lalu|weekend kemarin|weekend kemaren|weekend kmrn|weekend yang lalu|akhir pekan lalu|akhir pekan kemarin|akhir pekan kemaren|akhir minggu lalu
    akhir minggu kemarin|last weekend|the weekend|over the weekend|this past weekend|past weekend`,
  ),
  ...named(
    today => ({ from: monthsBefore(today, 0).from, to: today }),
    'dari awal bulan|sejak awal bulan|dari awal bulan ini|sejak awal bulan ini|mulai awal bulan|since the start of the month|from the start of the month|since the beginning of the month',
  ),
  ...named(
    today => ({ from: weeksAgo(today, 0).from, to: today }),
    'dari awal minggu|sejak awal minggu|dari awal minggu ini|sejak awal minggu ini|since the start of the week|from the start of the week',
  ),
  ...named(
    today => ({ from: yearRange(yearOf(today)).from, to: today }),
    'dari awal tahun|sejak awal tahun|dari awal tahun ini|sejak awal tahun ini|since the start of the year|since the beginning of the year|from the start of the year',
  ),
  ...named(
    today => lastDays(today, 7),
    'seminggu terakhir|seminggu belakangan|seminggu belakangan ini|seminggu terakhir ini|this past week|the last seven days|tujuh hari ini|sepekan terakhir|sepekan belakangan|past week|the past week|the last week',
  ),
  ...named(
    today => lastMonths(today, 1),
    'sebulan terakhir|sebulan belakangan|sebulan belakangan ini|sebulan terakhir ini|this past month|past month|the past month',
  ),
  ...named(today => lastMonths(today, 12), 'setahun terakhir|setahun belakangan|past year|the past year'),
  ...named(
    today => ({ from: MIN_DATE, to: today }),
    'selama ini|sepanjang waktu|dari dulu|dari awal|sejak awal|all time|of all time|ever since|since forever|in all|to date|sepanjang masa|pernah',
  ),
])
