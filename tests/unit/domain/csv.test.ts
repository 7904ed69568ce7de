import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { CATEGORIES } from '../../../shared/domain/category.ts'
import { expensesCsv } from '../../../shared/domain/csv.ts'
import { CURRENCIES } from '../../../shared/domain/currency.ts'
import { convert } from '../../../shared/domain/exchange.ts'
import type { Expense } from '../../../shared/domain/expense.ts'
import { type Minor, sumOfDecimal } from '../../../shared/domain/money.ts'

function expense(description: string, change: Partial<Expense> = {}): Expense {
  return {
    id: description,
    amount: 25000 as Minor,
    currency: 'IDR',
    description,
    category: 'Food & Dining',
    date: '2026-11-20' as CalendarDate,
    createdAt: '',
    paymentMethod: null,
    ...change,
  }
}

/** Records and fields by RFC 4180, taken strictly: what is no CSV throws. */
function parse(csv: string): string[][] {
  const records: string[][] = []
  let at = 0
  while (at < csv.length) {
    const record: string[] = []
    for (;;) {
      const field = csv[at] === '"' ? /"((?:[^"]|"")*)"/y : /[^",\r\n]*/y
      field.lastIndex = at
      const match = field.exec(csv)
      if (!match) throw new Error(`no field at ${at}`)
      at = field.lastIndex
      record.push(match[1]?.replaceAll('""', '"') ?? match[0])
      if (csv[at] === ',') at++
      else if (csv.startsWith('\r\n', at)) break
      else throw new Error(`no end of a field at ${at}`)
    }
    at += 2
    records.push(record)
  }
  return records
}

const body = (csv: string) => parse(csv.slice(1)).slice(1)
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...'=+-@\t\r\n\0"\',;a é🍜'), { maxLength: 12 }).map(parts => parts.join('')),
)
const anyExpense = fc
  .record({
    amount: fc.integer({ min: 1, max: 99_999_999_999_999 }),
    currency: fc.constantFrom(...CURRENCIES),
    category: fc.oneof(fc.constantFrom(...CATEGORIES), text),
    description: text,
  })
  .map(({ amount, description, ...rest }) => expense(description, { amount: amount as Minor, ...rest }))

describe('expenses as CSV', () => {
  it('begin with a byte order mark and the four columns, and end each line with CRLF', {
    tags: ['spec-9.25'],
  }, () => {
    expect(expensesCsv([expense('Kopi')], 'IDR')).toBe(
      '\uFEFFDate,Description,Amount,Category\r\n2026-11-20,Kopi,25000,Food & Dining\r\n',
    )
  })

  it('keep commas, quotes and line breaks inside their field', () => {
    const csv = expensesCsv([expense('nasi, "pedas"\nes teh')], 'IDR')
    expect(csv).toContain('\r\n2026-11-20,"nasi, ""pedas""\nes teh",25000,Food & Dining\r\n')
  })

  it.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '\tx', '\rx', '\nx', '\0x'])(
    'never begin a text with what makes %j a formula',
    description => {
      const [[, shown, , category] = []] = body(
        expensesCsv([expense(description, { category: description })], 'IDR'),
      )
      expect(shown).toBe(`'${description}`)
      expect(category).toBe(`'${description}`)
    },
  )

  it('have ungrouped amounts in one currency, with a point before the cents', () => {
    const both = [
      expense('a', { amount: 1_250_000 as Minor }),
      expense('b', { amount: 123_456 as Minor, currency: 'USD' }),
    ]
    const amounts = (currency: 'IDR' | 'USD') => body(expensesCsv(both, currency)).map(row => row[2])
    expect(amounts('IDR')).toEqual(['1250000', '18518400'])
    expect(amounts('USD')).toEqual(['83.75', '1234.56'])
  })

  it('read back as they were written, whatever the texts hold', () => {
    fc.assert(
      fc.property(fc.array(anyExpense), fc.constantFrom(...CURRENCIES), (expenses, currency) => {
        const rows = body(expensesCsv(expenses, currency))
        expect(rows).toHaveLength(expenses.length)
        for (const [i, { description, category, ...rest }] of expenses.entries()) {
          const [date, shownDescription = '', amount = '', shownCategory = '', ...more] = rows[i] ?? []
          expect(more).toEqual([])
          expect(date).toBe(rest.date)
          expect([description, `'${description}`]).toContain(shownDescription)
          expect([category, `'${category}`]).toContain(shownCategory)
          expect(shownDescription + shownCategory).not.toMatch(/^[=+\-@\t\r\n\0]/)
          expect(amount).toMatch(/^\d+(\.\d\d)?$/)
          expect(sumOfDecimal(amount, currency)).toBe(convert(rest.amount, rest.currency, currency))
        }
      }),
    )
  })
})
