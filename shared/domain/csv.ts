/** Expenses as a spreadsheet file: RFC 4180 with CRLF, in UTF-8 with a byte order mark. */
import type { Currency } from './currency.ts'
import { convert } from './exchange.ts'
import type { Expense } from './expense.ts'
import { decimalText } from './money.ts'

/** Of every file (specification §9), and those that a file of all fields has besides. */
export const COLUMNS = ['Date', 'Description', 'Amount', 'Category'] as const
export const MORE_COLUMNS = ['Currency', 'Payment Method', 'ID', 'Created'] as const
/** What every file begins with: by it a spreadsheet knows UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/**
 * First characters that make a spreadsheet take a text for a formula (OWASP, CSV injection). Also behind apostrophes, so
 * that one more can be told from those of the text.
 */
const FORMULA_START = /^'*[=+\-@\t\r\n\0]/
const MADE_HARMLESS = /^'+[=+\-@\t\r\n\0]/

/**
 * One row an expense, in the order given, under English column names and the stored names of the categories.
 * There is no column for a currency, so all amounts are in `currency`: the column can be added up. Those in the
 * other one are converted at the fixed rates, each by itself, as in all sums on the screens. Amounts are ungrouped, with a decimal point where
 * `currency` has decimals; days are ISO dates.
 */
export function expensesCsv(expenses: readonly Expense[], currency: Currency): string {
  const rows = expenses.map(expense => [
    expense.date,
    harmless(expense.description),
    decimalText(convert(expense.amount, expense.currency, currency), currency),
    harmless(expense.category),
  ])
  return fileOf([COLUMNS, ...rows])
}

/** All that is known of each, for another program or to be imported again: every amount is in its own currency. */
export function fullCsv(expenses: readonly Expense[]): string {
  const rows = expenses.map(({ date, description, amount, currency, category, ...rest }) => [
    date,
    harmless(description),
    decimalText(amount, currency),
    harmless(category),
    currency,
    rest.paymentMethod ?? '',
    rest.id,
    rest.createdAt,
  ])
  return fileOf([[...COLUMNS, ...MORE_COLUMNS], ...rows])
}

function fileOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvRow).join('')
}

/** A line of a file, its end included. */
export function csvRow(cells: readonly string[]): string {
  return cells.map(quoted).join(',') + LINE_END
}

/** The text of a cell that `harmless` wrote. */
export function textOfCell(cell: string): string {
  return MADE_HARMLESS.test(cell) ? cell.slice(1) : cell
}

/** A text that a spreadsheet would calculate begins with an apostrophe instead. */
export function harmless(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
