/** Phrases that name a day directly: 'hari ini', 'kemarin lusa', 'tadi malam'. */
import { addDays } from '../../domain/calendar-date.ts'
import { eveningJustPast } from '../utterance/clock.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseTable } from '../words/phrase-table.ts'
import { weekdayOfWeek } from './day-arithmetic.ts'
import { MONDAY, SATURDAY } from './day-words.ts'
import type { FoundDay } from './found-day.ts'

/** `night`: last night. `days`: days ago; `loose` where that is a guess. */
type NamedDay =
  | { readonly kind: 'days'; readonly ago: number; readonly loose?: boolean }
  /** A weekday, 0 for Monday, of the week so many ago. */
  | { readonly kind: 'weekday'; readonly day: number; readonly weeks: number }
  | { readonly kind: 'night' }

function daysAgo(ago: number, phrases: string): [string, NamedDay][] {
  return phraseList(phrases).map((phrase): [string, NamedDay] => [phrase, { kind: 'days', ago }])
}

function loosely(ago: number, phrases: string): [string, NamedDay][] {
  return phraseList(phrases).map((phrase): [string, NamedDay] => [phrase, { kind: 'days', ago, loose: true }])
}

/** `weeks` is 0 for the current week, Monday to Sunday. */
function weekdayOf(day: number, weeks: number, phrases: string): [string, NamedDay][] {
  return phraseList(phrases).map((phrase): [string, NamedDay] => [phrase, { kind: 'weekday', day, weeks }])
}

export const NAMED_DAYS = phraseTable<NamedDay>([
  ...daysAgo(
    0,
    `hari ini|hr ini|saat ini|detik ini|siang ini|pagi ini|sore ini|malam ini|tadi pagi|tadi siang|tadi sore|tadi subuh|barusan|baru tadi
    barusan aja|baru aja|baru saja|today|this morning|this afternoon|this evening|this noon|tonight|just now|earlier today
    minggu ini|bulan ini|bulan iki|wulan iki|sasi iki|minggu iki|bulan niki|wulan niki|sasih puniki|bulan ieu|this week|this month|hari ini juga|todays|this mornings|tonights|pagi tadi|siang tadi|sore tadi|subuh tadi|td pagi|td siang
    td sore|mau isuk|mau esuk|iki mau|dina iki|dinten ieu|tadi isuk|isuk tadi|hari inilah|barusan banget|hari ini tadi`,
  ),
  ...daysAgo(
    1,
    `kemarin|kemaren|kmrn|kmaren|kemarin pagi|kemarin siang|kemarin sore|kemarin malam|kemaren pagi|kemaren siang
    kemaren sore|kemaren malam|malam kemarin|pagi kemarin|siang kemarin|sore kemarin|semalam|semalem|sehari lalu
    yesterday|yesterday morning|yesterday afternoon|yesterday evening|yesterday night|last night|last evening
    hari kemarin|sehari yang lalu|kemarinnya|the day before|yesterdays|last nights|ytd|ystd|kemarin malem|kemaren malem|malem kemarin|kemarin subuh
    mambengi|maubengi|mau mbengi|mambengine|ndek bengi|dek bengi|wingi awan|wingi isuk|wingi esuk|wingi mbengi|wingi|ndek wingi|dek wingi|wingi sore|wingi bengi|mau bengi|kamari|peuting tadi|tadi peuting|semalamnya|semalemnya|kemarin itu|kemaren itu`,
  ),
  ...daysAgo(
    2,
    `kemarin lusa|kemaren lusa|kemarin dulu|kemaren dulu|lusa kemarin|the day before yesterday|day before yesterday
    dua hari kemarin|dua hari kemaren|kemarinnya lagi|kemarennya lagi|wingenane|selumbari`,
  ),
  ...loosely(
    0,
    `the other day|the other night|recently|tempo hari|kapan hari|kapan hari itu|waktu itu|beberapa waktu lalu|belum lama ini|akhir akhir ini|baru baru ini`,
  ),
  ...loosely(
    2,
    'a couple of days ago|a couple days ago|couple of days ago|beberapa hari lalu|beberapa hari yang lalu',
  ),
  ...loosely(3, 'a few days ago|few days ago|several days ago'),
  ...weekdayOf(
    SATURDAY,
    1,
    `last weekend|last weekends|the weekend|over the weekend|on the weekend|at the weekend|during the weekend|this past weekend|past weekend|weekend lalu
    weekend kemarin|weekend kemaren|weekend kmrn|akhir pekan kemarin|akhir pekan kemaren|akhir pekan lalu|akhir minggu kemarin|akhir minggu lalu|akhir pekan
    pas weekend|pas weekend kemarin|pas akhir pekan|akhir minggu kemaren|weekend yang lalu|akhir pekan yang lalu`,
  ),
  ...weekdayOf(
    MONDAY,
    0,
    `awal minggu|awal minggu ini|awal pekan|awal pekan ini|early this week|earlier this week|beginning of the week|start of the week|the start of the week|the beginning of the week`,
  ),
  ...weekdayOf(
    MONDAY,
    1,
    'awal minggu lalu|awal minggu kemarin|awal pekan lalu|early last week|beginning of last week',
  ),
  ...daysAgo(
    7,
    'seminggu lalu|seminggu yang lalu|minggu lalu|minggu yang lalu|minggu kemarin|last week|a week ago',
  ),
  ['tadi malam', { kind: 'night' }],
  ['tadi malem', { kind: 'night' }],
  ['malam tadi', { kind: 'night' }],
  ...daysAgo(0, 'malam tadi subuh|malam tadi pagi'),
  ['malem tadi', { kind: 'night' }],
])

/** Null where no such phrase starts at `at`. */
export function readNamedDay(utterance: Utterance, at: number): FoundDay | null {
  const named = matchPhrase(NAMED_DAYS, utterance.tokens, at)
  if (!named) return null
  const { value, end } = named
  switch (value.kind) {
    case 'night':
      return { end, day: eveningJustPast(utterance.clock) }
    case 'days':
      return { end, day: addDays(utterance.clock.today, -value.ago), loose: value.loose ?? false }
    case 'weekday':
      return { end, day: weekdayOfWeek(utterance.clock.today, value.day, value.weeks) }
  }
}
