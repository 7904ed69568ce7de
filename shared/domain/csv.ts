/** Expenses as a spreadsheet file: RFC 4180 with CRLF, in UTF-8 with a byte order mark. */
import type { Currency } from './currency.ts'
import { convert } from './exchange.ts'
import type { Expense } from './expense.ts'
import { decimalText } from './money.ts'

/** The columns of every file (specification §9), and the further ones of a full file. */
export const COLUMNS = ['Date', 'Description', 'Amount', 'Category'] as const
const MORE_COLUMNS = ['Currency', 'Payment Method', 'ID', 'Created'] as const
/** Starts every file, so that spreadsheets read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/**
 * First characters that make a spreadsheet read a text as a formula (OWASP, CSV injection). Matched also
 * after apostrophes, so that the added one can be removed again unambiguously.
 */
const FORMULA_START = /^'*[=+\-@\t\r\n\0]/
const MADE_HARMLESS = /^'+[=+\-@\t\r\n\0]/

/**
 * One row per expense, in the order given, with English column names and the stored category names. There is
 * no currency column: all amounts are in `currency`, so that the column can be added up. Each amount in the
 * other currency is converted at the fixed rates, as in all sums on the screens. Amounts are ungrouped, with
 * a decimal point where `currency` has decimals; days are ISO dates.
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

/** All fields, for other programs and for import; every amount is in its own currency. */
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

/** Reverses `harmless`. */
export function textOfCell(cell: string): string {
  return MADE_HARMLESS.test(cell) ? cell.slice(1) : cell
}

/** Puts an apostrophe before a text that a spreadsheet would evaluate as a formula. */
export function harmless(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
