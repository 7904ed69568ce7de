import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { readExpensesCsv } from '../../../shared/domain/csv-import.ts'

const HEADER = ['Date', 'Description', 'Amount', 'Category', 'Payment Method']

type Rows = string[][]

function read(...rows: Rows) {
  const file = readExpensesCsv([HEADER, ...rows], 'IDR', '2026-11-23' as CalendarDate)
  if (file.kind !== 'read') throw new Error('unknown')
  return file
}
const drafts = (...rows: Rows) => read(...rows).items.map(({ draft }) => draft)

describe('a file that a person filled in', () => {
  it('has categories and payment methods in either language, in any case', () => {
    expect(
      drafts(
        ['2026-11-18', 'Teh', '5000', 'makan & minum', 'tunai'],
        ['2026-11-17', 'Tea', '5000', 'FOOD & DINING', 'Cash'],
        ['2026-11-16', 'Teh', '5000', 'Lainnya', ''],
      ).map(({ category, paymentMethod }) => [category, paymentMethod]),
    ).toEqual([
      ['Other', null],
      ['Food & Dining', 'Cash'],
      ['Food & Dining', 'Cash'],
    ])
  })

  it('has its days in the order that one of them shows', () => {
    const days = (...dates: string[]) =>
      drafts(...dates.map(date => [date, 'Teh', '5000', 'Other', ''])).map(({ date }) => date)
    expect(days('11/02/2026', '02/20/2026')).toEqual(['2026-02-20', '2026-11-02'])
    expect(days('11/02/2026', '20/02/2026')).toEqual(['2026-02-20', '2026-02-11'])
  })

  it('whose days may be read in two ways says how the first of them was', () => {
    const row = (date: string) => [date, 'Teh', '5000', 'Other', '']
    expect(read(row('2026-11-01'), row('03/04/2026')).assumedDay).toEqual({
      text: '03/04/2026',
      day: '2026-04-03',
    })
    expect(read(row('18/11/2026'), row('03/04/2026')).assumedDay).toBeNull()
  })
})

it('a row that cannot be read is told with what stands there', () => {
  const { faults, items } = read(
    ['18 Nov', 'Teh', '5000', 'Other', ''],
    ['2026-11-18', 'Teh', 'banyak', 'Other', ''],
    ['2026-11-18', 'Teh', '5000', 'Makanan', ''],
    ['2026-11-18', 'Teh', '5000', 'Other', 'Kerang'],
    ['2026-11-18', '', '5000', 'Other', ''],
  )
  expect(items).toEqual([])
  expect(faults).toEqual([
    { row: 2, fault: 'date', found: '18 Nov' },
    { row: 3, fault: 'amount', found: 'banyak' },
    { row: 4, fault: 'category', found: 'Makanan' },
    { row: 5, fault: 'payment', found: 'Kerang' },
    { row: 6, fault: 'description', found: '' },
  ])
})
