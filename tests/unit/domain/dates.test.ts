import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  type CalendarDate,
  dayInZone,
  parseCalendarDate,
  weekday,
  withOffset,
} from '../../../src/domain/calendar-date.ts'
import { monthRange, parseMonth, periodRange, shiftMonth } from '../../../src/domain/period.ts'

const day = (text: string) => text as CalendarDate
const anyDay = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map(date => day(date.toISOString().slice(0, 10)))

describe('calendar dates', () => {
  it('are the part before T, and only days that exist', () => {
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

  it('leave with the offset of the clock they were read from', () => {
    const noon = new Date(2026, 10, 20, 12, 34, 56)
    const text = withOffset(noon)
    expect(text).toMatch(/^2026-11-20T12:34:56[+-]\d\d:\d\d$/)
    expect(new Date(text).getTime()).toBe(noon.getTime())
  })
})

describe('periods', () => {
  it('have weeks that run from Monday to Sunday and hold the day', () => {
    fc.assert(
      fc.property(anyDay, today => {
        const { from, to } = periodRange('week', today)
        expect([weekday(from), weekday(to)]).toEqual([0, 6])
        expect(from <= today && today <= to).toBe(true)
      }),
    )
  })

  it('have months from the first to the last day', () => {
    expect(monthRange(shiftMonth('2024-03' as never, -1))).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    expect(shiftMonth('2026-01' as never, -1)).toBe('2025-12')
    expect(shiftMonth('2026-12' as never, 1)).toBe('2027-01')
    expect(parseMonth('2026-13')).toBeNull()
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
