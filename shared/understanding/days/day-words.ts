/** Names of weekdays, of months, and of the days of a month. */
import { phraseList } from '../words/phrase-table.ts'

export const MONDAY = 0
export const SATURDAY = 5
export const SUNDAY = 6
/** 0 for Monday. The Indonesian Sunday is missing: alone, 'minggu' means week. */
const WEEKDAY_NAMES: readonly (readonly [string, number])[] = [
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
  ['sunday', SUNDAY],
  ['ahad', SUNDAY],
  ['senen', 0],
  ['slasa', 1],
  ['rebo', 2],
  ['kemis', 3],
  ['jemuah', 4],
  ['jumah', 4],
  ['saptu', 5],
  ['setu', 5],
  ['salasa', 1],
  ['tue', 1],
  ['tues', 1],
  ['weds', 2],
  ['thu', 3],
  ['thur', 3],
  ['thurs', 3],
  ['fri', 4],
]
/** 0 for Monday, possessives included: 'Selasanya', 'hari Rabu-nya', "Wednesday's". */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  WEEKDAY_NAMES.flatMap(([name, day]): [string, number][] => [
    [name, day],
    [`${name}nya`, day],
    [`${name}s`, day],
  ]),
)

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
