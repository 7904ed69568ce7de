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
