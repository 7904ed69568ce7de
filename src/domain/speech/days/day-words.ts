/** Names of days and months, and the phrases that name a day outright. */
import { phraseList, phraseTable } from '../words/phrase.ts'

/** 0 for Monday. The Indonesian Sunday is missing: alone, 'minggu' means week. */
export const WEEKDAYS = new Map<string, number>([
  ['senin', 0],
  ['selasa', 1],
  ['rabu', 2],
  ['kamis', 3],
  ['jumat', 4],
  ['jumaat', 4],
  ['sabtu', 5],
  ['monday', 0],
  ['tuesday', 1],
  ['wednesday', 2],
  ['thursday', 3],
  ['friday', 4],
  ['saturday', 5],
  ['sunday', 6],
])

const MONTH_NAMES = [
  'januari|january|jan',
  'februari|february|pebruari|feb',
  'maret|march|mar',
  'april|apr',
  'mei|may',
  'juni|june|jun',
  'juli|july|jul',
  'agustus|august|agu|agt|aug',
  'september|sep|sept',
  'oktober|october|okt|oct',
  'november|nopember|nov',
  'desember|december|des|dec',
]
/** 1..12. */
export const MONTHS = new Map<string, number>(
  MONTH_NAMES.flatMap((names, at) => names.split('|').map((name): [string, number] => [name, at + 1])),
)

const ORDINALS = phraseList(
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth',
)
const LATER = ['sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth']
/** Day of the month in one English word. */
export const ORDINAL_DAYS = new Map<string, number>([
  ...[...ORDINALS, ...LATER].map((word, at): [string, number] => [word, at + 1]),
  ['thirtieth', 30],
])

/** `night`: the one before this day's evening; `days`: so many ago. */
export type NamedDay =
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

export const NAMED_DAYS = phraseTable<NamedDay>([
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
