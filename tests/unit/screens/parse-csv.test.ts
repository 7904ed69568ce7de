import { expect, it } from 'vitest'
import { parseCsv } from '../../../src/screens/import/parse-csv.ts'

it('a file whose lines end in several ways has all of its rows', () => {
  const cells = parseCsv('Date;Amount\r\n2026-11-01;"1;5"\n2026-11-02;2\r2026-11-03;3')
  expect(cells).toEqual([
    ['Date', 'Amount'],
    ['2026-11-01', '1;5'],
    ['2026-11-02', '2'],
    ['2026-11-03', '3'],
  ])
})

it.each([
  ['nowhere', 'Roti', 'Roti'],
  ['in a later row', '"Roti, manis"', 'Roti, manis'],
])('a quotation mark that is closed %s ends with its line', (_, said, read) => {
  const cells = parseCsv(`Date,Text,Amount\n1,"Kopi "enak",1\n2,"Teh,2\n3,${said},3\n4,Es,4\n`)
  expect(cells).toEqual([
    ['Date', 'Text', 'Amount'],
    ['1', '"Kopi "enak"', '1'],
    ['2', '"Teh', '2'],
    ['3', read, '3'],
    ['4', 'Es', '4'],
    [''],
  ])
})

it('a cell of several lines is one', () => {
  expect(parseCsv('a,b\n"x\ny ""z""",2')).toEqual([
    ['a', 'b'],
    ['x\ny "z"', '2'],
  ])
})
