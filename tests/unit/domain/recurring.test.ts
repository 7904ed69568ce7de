import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDate, dayInZone, weekday } from '../../../shared/domain/calendar-date.ts'
import { dueDays, firstDue, type Schedule, scheduleOn, startOfDay } from '../../../shared/domain/recurring.ts'

const day = (text: string) => text as CalendarDate
const monthly = (on: number): Schedule => ({ every: 'month', day: on })
const weekly = (on: number): Schedule => ({ every: 'week', day: on })

describe('a monthly expense', () => {
  it('is due on the last day of months that do not have its own', () => {
    expect(dueDays(monthly(31), day('2026-01-01'), day('2026-06-30'))).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ])
  })

  it.each([
    ['2028-02-01', '2028-02-29'],
    ['2027-02-01', '2027-02-28'],
    ['2028-03-01', '2028-03-29'],
    // 2100 is no leap year.
    ['2100-02-01', '2100-02-28'],
  ])('on the 29th is due, from %s on, on %s', (from, due) => {
    expect(firstDue(monthly(29), day(from))).toBe(due)
  })

  it('is due on the very day from which it is looked for, and in the next month from the day after', () => {
    expect(firstDue(monthly(23), day('2026-11-23'))).toBe('2026-11-23')
    expect(firstDue(monthly(23), day('2026-11-24'))).toBe('2026-12-23')
    expect(firstDue(monthly(1), day('2026-12-02'))).toBe('2027-01-01')
  })
})

describe('a weekly expense', () => {
  it('is due on its weekday, over the ends of months and years', () => {
    expect(dueDays(weekly(4), day('2026-12-20'), day('2027-01-10'))).toEqual([
      '2026-12-24',
      '2026-12-31',
      '2027-01-07',
    ])
  })

  it('is due on the very day from which it is looked for', () => {
    expect(firstDue(weekly(1), day('2026-11-23'))).toBe('2026-11-23')
  })
})

it.each([
  ['2026-11-30', 'month', { every: 'month', day: 30 }],
  ['2026-11-22', 'week', { every: 'week', day: 7 }],
] as const)('what comes again as it did on %s by the %s does so on %j', (from, every, schedule) => {
  expect(scheduleOn(day(from), every)).toEqual(schedule)
})

it('days due are each of their schedule, in order, and none is left out', () => {
  const anyDay = fc
    .date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2099-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map(date => day(date.toISOString().slice(0, 10)))
  const schedule = fc.oneof(
    fc.integer({ min: 1, max: 31 }).map(monthly),
    fc.integer({ min: 1, max: 7 }).map(weekly),
  )
  fc.assert(
    fc.property(anyDay, fc.nat(400), schedule, (from, length, rule) => {
      const to = addDays(from, length)
      const due = new Set(dueDays(rule, from, to))
      for (let each = from; each <= to; each = addDays(each, 1)) {
        const isLast = addDays(each, 1).slice(8) === '01'
        const date = Number(each.slice(8))
        const isDue =
          rule.every === 'week'
            ? weekday(each) === rule.day - 1
            : date === rule.day || (isLast && rule.day > date)
        expect([each, due.has(each)]).toEqual([each, isDue])
      }
    }),
    { numRuns: 60 },
  )
})

describe('a day begins', () => {
  it.each([
    ['Asia/Jakarta', '2026-11-23', '2026-11-22T17:00:00.000Z'],
    ['UTC', '2026-11-23', '2026-11-23T00:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-23', '2026-11-22T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-23', '2026-11-22T10:00:00.000Z'],
    ['Etc/GMT+12', '2026-11-23', '2026-11-23T12:00:00.000Z'],
    // Clocks are set forward by an hour in the night to the 29th of March, and back in that to the 25th of October.
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
    // At midnight: the day begins at 01:00.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ])('in %s on %s at %s', (zone, date, instant) => {
    expect(startOfDay(day(date), zone).toISOString()).toBe(instant)
  })

  it('in any zone with its first minute', () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const date = fc.integer({ min: 0, max: 730 }).map(days => addDays(day('2026-01-01'), days))
    fc.assert(
      fc.property(zone, date, (where, which) => {
        const start = startOfDay(which, where)
        expect(dayInZone(start, where)).toBe(which)
        expect(dayInZone(new Date(start.getTime() - 60_000), where) < which).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
