/** Rows as the text of a CSV and of a JSON file. */
import { is } from 'drizzle-orm'
import { type PgColumn, PgNumeric } from 'drizzle-orm/pg-core'
import { BYTE_ORDER_MARK, csvRow, harmless } from '../../shared/domain/csv.ts'
import type { CopiedTable } from './copied-tables.ts'
import type { CopiedRow } from './read-rows.ts'

type Rows = AsyncIterable<readonly CopiedRow[]>

/** As `shared/domain/csv.ts` writes it: what is empty is an empty cell, times are in UTC. */
export async function* csvFile({ fields, titles = {} }: CopiedTable, pieces: Rows): AsyncGenerator<string> {
  const columns = Object.entries(fields)
  yield BYTE_ORDER_MARK + csvRow(columns.map(([name]) => titles[name] ?? name))
  for await (const rows of pieces)
    if (rows.length > 0)
      yield rows.map(row => csvRow(columns.map(([name, column]) => cell(row[name], column)))).join('')
}

/** A list of objects, one a line. Amounts are text, so that no program rounds them. */
export async function* jsonFile(pieces: Rows): AsyncGenerator<string> {
  let start = '['
  for await (const rows of pieces) {
    if (rows.length === 0) continue
    yield `${start}\n${rows.map(row => JSON.stringify(row)).join(',\n')}`
    start = ','
  }
  yield start === '[' ? '[]\n' : '\n]\n'
}

function cell(value: unknown, column: PgColumn): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  // As in an export: no decimals in a currency without them.
  if (is(column, PgNumeric)) return String(value).replace(/\.00$/, '')
  if (typeof value === 'string') return harmless(value)
  return typeof value === 'object' ? harmless(JSON.stringify(value)) : String(value)
}
