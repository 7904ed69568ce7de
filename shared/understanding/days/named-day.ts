/** Phrases that name a day outright: 'hari ini', 'kemarin lusa', 'tadi malam', 'awal bulan lalu'. */
import { addDays } from '../../domain/calendar-date.ts'
import { monthOf, monthRange, shiftMonth } from '../../domain/period.ts'
import { eveningJustPast } from '../utterance/clock.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { matchPhrase, phraseList, phraseTable } from '../words/phrase-table.ts'
import type { FoundDay } from './found-day.ts'

/** `night`: the one before this day's evening; `days`: so many ago. */
type NamedDay =
  | { readonly kind: 'days'; readonly ago: number }
  | { readonly kind: 'night' }
  /** The first or the last day of the month so many months ago. */
  | { readonly kind: 'month'; readonly ago: number; readonly edge: 'from' | 'to' }

function daysAgo(ago: number, phrases: string): [string, NamedDay][] {
  return phraseList(phrases).map((phrase): [string, NamedDay] => [phrase, { kind: 'days', ago }])
}

function monthEdge(edge: 'from' | 'to', ago: number, phrases: string): [string, NamedDay][] {
  return phraseList(phrases).map((phrase): [string, NamedDay] => [phrase, { kind: 'month', ago, edge }])
}

const NAMED_DAYS = phraseTable<NamedDay>([
  ...daysAgo(
    0,
    `hari ini|hr ini|siang ini|pagi ini|sore ini|malam ini|tadi pagi|tadi siang|tadi sore|tadi subuh|barusan
    barusan aja|baru aja|baru saja|today|this morning|this afternoon|this evening|this noon|tonight|just now|earlier today
    minggu ini|bulan ini|this week|this month|hari ini juga`,
  ),
  ...daysAgo(
    1,
    `kemarin|kemaren|kmrn|kmaren|kemarin pagi|kemarin siang|kemarin sore|kemarin malam|kemaren pagi|kemaren siang
    kemaren sore|kemaren malam|malam kemarin|pagi kemarin|siang kemarin|sore kemarin|semalam|semalem|sehari lalu
    yesterday|yesterday morning|yesterday afternoon|yesterday evening|yesterday night|last night|last evening
    hari kemarin|sehari yang lalu|kemarinnya|the day before`,
  ),
  ...daysAgo(
    2,
    `kemarin lusa|kemaren lusa|kemarin dulu|kemaren dulu|lusa kemarin|the day before yesterday|day before yesterday`,
  ),
  ...daysAgo(
    7,
    'seminggu lalu|seminggu yang lalu|minggu lalu|minggu yang lalu|minggu kemarin|last week|a week ago',
  ),
  ...monthEdge(
    'from',
    0,
    'awal bulan|awal bulan ini|beginning of the month|start of the month|the first of the month',
  ),
  ...monthEdge('from', 1, 'awal bulan lalu|awal bulan kemarin|awal bulan kemaren|beginning of last month'),
  ...monthEdge('to', 1, 'akhir bulan lalu|akhir bulan kemarin|akhir bulan kemaren|end of last month'),
  ['tadi malam', { kind: 'night' }],
  ['tadi malem', { kind: 'night' }],
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
      return { end, day: addDays(utterance.clock.today, -value.ago) }
    case 'month':
      return {
        end,
        day: monthRange(shiftMonth(monthOf(utterance.clock.today), -value.ago))[value.edge],
        vague: true,
      }
  }
}
