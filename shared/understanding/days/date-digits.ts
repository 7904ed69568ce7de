/** Dates written in digits: `20/11/2026`, `20-11`, `2026-11-20`, `20.11.2026`. */
import { type CalendarDate, parseCalendarDate } from '../../domain/calendar-date.ts'
import type { Token } from '../utterance/token.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { lastDayOfYear } from './day-arithmetic.ts'
import type { FoundDay } from './found-day.ts'

function joinedBy(token: Token | undefined, joiner: string): boolean {
  return token?.kind === 'number' && token.gap === joiner
}

/**
 * Day before month, as in Indonesia; month before day only where nothing else can be meant (`11/20/2026`).
 * Two parts count only after 'tanggal' (`cued`): elsewhere `1/2` is a half.
 */
export function readWrittenDate(
  utterance: Utterance,
  at: number,
  today: CalendarDate,
  cued: boolean,
): FoundDay | null {
  const first = utterance.token(at)
  if (first?.kind !== 'number') return null
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(first.text)
  if (dotted) return { end: at + 1, day: ordered(dotted[1], dotted[2], dotted[3]) }
  const joiner = utterance.token(at + 1)?.gap ?? ''
  if ((joiner !== '/' && joiner !== '-') || !joinedBy(utterance.token(at + 1), joiner)) return null
  const second = utterance.token(at + 1)?.text ?? ''
  const third = joinedBy(utterance.token(at + 2), joiner) ? (utterance.token(at + 2)?.text ?? '') : null
  if (third !== null) {
    if (/^\d{4}$/.test(first.text)) return { end: at + 3, day: ordered(third, second, first.text) }
    const year = /^\d{2}$/.test(third) ? `20${third}` : third
    if (/^\d{4}$/.test(year)) return { end: at + 3, day: ordered(first.text, second, year) }
    return null
  }
  if (!cued) return null
  const day = lastDayOfYear(today, Number(first.text), Number(second), null)
  return { end: at + 2, day }
}

function ordered(day = '', month = '', year = ''): CalendarDate | null {
  const two = (part: string) => part.padStart(2, '0')
  return (
    parseCalendarDate(`${year}-${two(month)}-${two(day)}`) ??
    parseCalendarDate(`${year}-${two(day)}-${two(month)}`)
  )
}
