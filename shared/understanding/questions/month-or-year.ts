/** A month or a year as the period of a question. */
import { MIN_DATE } from '../../domain/calendar-date.ts'
import { type DateRange, monthRange, parseMonth } from '../../domain/period.ts'
import { MONTHS } from '../days/day-words.ts'
import { readYear } from '../days/month-day.ts'
import { readSmall } from '../numbers/below-hundred.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList, phraseSet, skipPhrase } from '../words/phrase-table.ts'
import { yearRange } from './period-words.ts'

export interface SpokenPeriod {
  readonly range: DateRange
  /** Index after the last token. */
  readonly end: number
}

export const AGO = phraseSet(phraseList('lalu|yang lalu|ago|silam|back|kemarin|kemaren'))
const THIS_YEAR = phraseSet(phraseList('tahun ini|this year|of this year'))
const LAST_YEAR = phraseSet(phraseList('tahun lalu|tahun kemarin|last year|of last year|tahun kemaren'))
const BEFORE_MONTH: ReadonlySet<string> = new Set(['bulan', 'bln', 'last'])

/** 'bulan Oktober', 'October 2025', 'Maret tahun lalu': without a year, the latest one that has begun. */
export function readMonth(utterance: Utterance, at: number): SpokenPeriod | null {
  const { tokens, clock } = utterance
  const start = BEFORE_MONTH.has(utterance.word(at)) ? at + 1 : at
  const month =
    MONTHS.get(utterance.word(start)) ?? (start > at ? numberedMonth(utterance, start) : undefined)
  if (month === undefined) return null
  const said = readYear(utterance, start + 1)
  const lastYear = skipPhrase(LAST_YEAR, tokens, said.end)
  const thisYear = skipPhrase(THIS_YEAR, tokens, said.end)
  const now = Number(clock.today.slice(0, 4))
  const isToCome = month > Number(clock.today.slice(5, 7))
  const year =
    said.value ?? (lastYear > said.end ? now - 1 : thisYear > said.end || !isToCome ? now : now - 1)
  const found = parseMonth(`${year}-${String(month).padStart(2, '0')}`)
  const end = Math.max(lastYear, thisYear)
  // 'Juli kemarin' is the latest one.
  return found && { range: monthRange(found), end: Math.max(end, skipPhrase(AGO, tokens, end)) }
}

/** 'bulan 10' */
function numberedMonth(utterance: Utterance, at: number): number | undefined {
  if (utterance.word(at - 1) === 'last') return undefined
  const number = readSmall(utterance, at, /^\d{1,2}$/)
  return number && number.end === at + 1 && number.value <= 12 && number.value > 0 ? number.value : undefined
}

/** '2025', 'tahun 2025'. */
export function readYearAlone(utterance: Utterance, at: number): SpokenPeriod | null {
  const { value, end } = readYear(utterance, at)
  if (value === null || value < Number(MIN_DATE.slice(0, 4))) return null
  return { range: yearRange(value), end }
}
