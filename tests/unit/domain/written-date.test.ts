import { describe, expect, it } from 'vitest'
import { dayOrderOf, isAmbiguous, readWrittenDate } from '../../../shared/domain/written-date.ts'

describe('a written day', () => {
  it.each([
    ['2026-11-18', '2026-11-18'],
    ['2026-11-18T09:30:00+07:00', '2026-11-18'],
    ['2026/1/5', '2026-01-05'],
    ['18/11/2026', '2026-11-18'],
    ['11/18/2026', '2026-11-18'],
    ['5.1.2026', '2026-01-05'],
    ['05-01-2026 14:30', '2026-01-05'],
  ])('%s is %s', (text, day) => {
    expect(readWrittenDate(text, 'dayFirst')).toBe(day)
  })

  it('that may be read in two ways is read as asked', () => {
    expect(readWrittenDate('03/04/2026', 'dayFirst')).toBe('2026-04-03')
    expect(readWrittenDate('03/04/2026', 'monthFirst')).toBe('2026-03-04')
  })

  it.each(['', 'never', '31/02/2026', '32/13/2026', '18/11/26', '2026-11', '118/11/2026', '18/11/20266'])(
    '%j is none',
    text => {
      expect(readWrittenDate(text, 'dayFirst')).toBeNull()
    },
  )
})

describe('the order of day and month', () => {
  it('is shown by a day beyond the twelfth', () => {
    expect(dayOrderOf(['03/04/2026', '18/11/2026', '2026-12-31'])).toBe('dayFirst')
    expect(dayOrderOf(['03/04/2026', '11/18/2026'])).toBe('monthFirst')
  })

  it('is not known where none shows it, or they disagree', () => {
    expect(dayOrderOf(['03/04/2026', '2026-12-31', ''])).toBeNull()
    expect(dayOrderOf(['18/11/2026', '11/18/2026'])).toBeNull()
  })

  it('makes no difference to most days', () => {
    expect(['03/04/2026', '04/04/2026', '18/11/2026', '2026-03-04', 'never'].map(isAmbiguous)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})
