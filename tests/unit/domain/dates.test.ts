import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  type CalendarDate,
  dayInZone,
  parseCalendarDate,
  weekday,
  withOffset,
} from '../../../shared/domain/calendar-date.ts'
import {
  monthOf,
  monthRange,
  monthsUpTo,
  parseMonth,
  periodRange,
  sameDaysBefore,
  shiftMonth,
  weekRange,
} from '../../../shared/domain/period.ts'

const day = (text: string) => text as CalendarDate
const anyDay = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map(date => day(date.toISOString().slice(0, 10)))

const anyInstant = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('calendar dates', () => {
  it('are the part before T, and only days that exist', { tags: ['spec-3.2'] }, () => {
    expect(parseCalendarDate('2026-11-20T01:00:00+07:00')).toBe('2026-11-20')
    expect(parseCalendarDate('2024-02-29')).toBe('2024-02-29')
    for (const bad of ['2026-02-29', '2026-13-01', '20-11-2026', '', 'T', '2026-1-1']) {
      expect(parseCalendarDate(bad), bad).toBeNull()
    }
  })

  it('are the day it is where the person is', () => {
    const lateInLondon = new Date('2026-11-19T18:30:00Z')
    expect(dayInZone(lateInLondon, 'Europe/London')).toBe('2026-11-19')
    expect(dayInZone(lateInLondon, 'Asia/Jakarta')).toBe('2026-11-20')
    expect(() => dayInZone(lateInLondon, 'Mars/Base')).toThrow(RangeError)
  })

  it('change at midnight where the person is', () => {
    // Jakarta is seven hours ahead all year round; New York's offset changes, so its clock is asked.
    fc.assert(
      fc.property(anyInstant, instant => {
        const inJakarta = new Date(instant.getTime() + 7 * 3_600_000).toISOString().slice(0, 10)
        expect(dayInZone(instant, 'Asia/Jakarta')).toBe(inJakarta)
        expect(dayInZone(instant, 'UTC')).toBe(instant.toISOString().slice(0, 10))
        const [month, date, year] = instant
          .toLocaleDateString('en-US', { timeZone: 'America/New_York' })
          .split('/')
        const inNewYork = `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
        expect(dayInZone(instant, 'America/New_York')).toBe(inNewYork)
      }),
    )
  })

  it('count days in both directions alike', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (start, days) => {
        expect(addDays(addDays(start, days), -days)).toBe(start)
        expect(addDays(start, 1) > start).toBe(true)
        expect(weekday(addDays(start, days))).toBe((((weekday(start) + days) % 7) + 7) % 7)
      }),
    )
  })

  it('move by months to the same day, or to the last one of a shorter month', () => {
    expect(addMonths(day('2026-03-31'), -1)).toBe('2026-02-28')
    expect(addMonths(day('2024-03-31'), -1)).toBe('2024-02-29')
    expect(addMonths(day('2026-01-15'), -1)).toBe('2025-12-15')
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -40, max: 40 }), (start, months) => {
        const moved = addMonths(start, months)
        expect(parseCalendarDate(moved)).toBe(moved)
        expect(monthOf(moved)).toBe(shiftMonth(monthOf(start), months))
        const last = monthRange(monthOf(moved)).to.slice(8)
        expect(moved.slice(8)).toBe(start.slice(8) < last ? start.slice(8) : last)
      }),
    )
  })

  it('leave with the offset of the clock they were read from', () => {
    const noon = new Date(2026, 10, 20, 12, 34, 56)
    const text = withOffset(noon)
    expect(text).toMatch(/^2026-11-20T12:34:56[+-]\d\d:\d\d$/)
    expect(new Date(text).getTime()).toBe(noon.getTime())
  })

  it.each([
    [420, '2026-11-20T01:00:00+07:00'],
    [0, '2026-11-19T18:00:00+00:00'],
    [345, '2026-11-19T23:45:00+05:45'],
    [-210, '2026-11-19T14:30:00-03:30'],
  ])('of a clock %i minutes ahead of UTC leave as %s', (ahead, text) => {
    const clock = new Date('2026-11-19T18:00:00Z')
    expect(withOffset(Object.assign(clock, { getTimezoneOffset: () => -ahead }))).toBe(text)
  })
})

describe('periods', () => {
  it('of today are that day alone', () => {
    expect(periodRange('today', '2026-11-20' as never)).toEqual({ from: '2026-11-20', to: '2026-11-20' })
  })

  it('have weeks that run from Monday to Sunday and hold the day', () => {
    fc.assert(
      fc.property(anyDay, today => {
        const { from, to } = periodRange('week', today)
        expect([weekday(from), weekday(to)]).toEqual([0, 6])
        expect(from <= today && today <= to).toBe(true)
      }),
    )
  })

  it('have one week for each of its seven days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 6 }), (today, days) => {
        const week = weekRange(today)
        expect(addDays(week.from, 6)).toBe(week.to)
        expect(weekRange(addDays(week.from, days))).toEqual(week)
      }),
    )
  })

  it('shift months forth and back alike, twelve to the same of the next year', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -200, max: 200 }), (today, by) => {
        const month = monthOf(today)
        expect(shiftMonth(shiftMonth(month, by), -by)).toBe(month)
        expect(shiftMonth(month, 12)).toBe(`${Number(month.slice(0, 4)) + 1}${month.slice(4)}`)
      }),
    )
  })

  it('have months from the first to the last day', () => {
    expect(monthRange(shiftMonth('2024-03' as never, -1))).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    expect(shiftMonth('2026-01' as never, -1)).toBe('2025-12')
    expect(shiftMonth('2026-12' as never, 1)).toBe('2027-01')
    for (const none of ['2026-13', '2026-00', '0000-01', '202-01', 'abcd-01', '12026-01', '2026-01-01'])
      expect(parseMonth(none)).toBeNull()
    for (const month of ['2026-01', '2026-09', '2026-10', '2026-12']) expect(parseMonth(month)).toBe(month)
    expect(monthRange('9999-12' as never)).toEqual({ from: '9999-12-01', to: '9999-12-31' })
  })

  it.each([
    ['2026-11-22', '2026-10-01', '2026-10-22'],
    ['2026-11-30', '2026-10-01', '2026-10-30'],
    ['2026-03-30', '2026-02-01', '2026-02-28'],
    ['2024-03-31', '2024-02-01', '2024-02-29'],
    ['2027-01-01', '2026-12-01', '2026-12-01'],
  ])('on %s are compared with the same days of the month before: %s to %s', (today, from, to) => {
    expect(sameDaysBefore(day(today))).toEqual({ from, to })
  })

  it('end with the month that is named last', () => {
    expect(monthsUpTo('2026-02' as never, 3)).toEqual(['2025-12', '2026-01', '2026-02'])
  })

  it('meet without a gap: the day after a month is the first of the next', () => {
    fc.assert(
      fc.property(anyDay, today => {
        const { to } = periodRange('month', today)
        expect(addDays(to, 1).slice(8)).toBe('01')
      }),
    )
  })
})
