import Papa from 'papaparse'

/** Delimiters of spreadsheets in different locales. */
const DELIMITERS = [',', ';', '\t']

/** The cells of a CSV, row by row; its lines may end in several ways. None of the names of its columns holds a delimiter. */
export function parseCsv(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [header = ''] = lines.split('\n', 1)
  const delimiter = DELIMITERS.find(mark => header.includes(mark)) ?? ','
  return rowsOf(lines, delimiter)
}

/** A quoted cell that is not closed as one ends with its line, not with the file; its quotation mark is text. */
function rowsOf(lines: string, delimiter: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(lines, { delimiter, newline: '\n' })
  const opened = errors.find(({ type }) => type === 'Quotes')?.index
  if (opened === undefined) return data
  const from = lines.lastIndexOf('\n', opened) + 1
  const to = lines.indexOf('\n', opened)
  const [line, rest] = to < 0 ? [lines.slice(from), ''] : [lines.slice(from, to), lines.slice(to + 1)]
  const before = from > 0 ? rowsOf(lines.slice(0, from - 1), delimiter) : []
  return [...before, line.split(delimiter), ...(rest === '' ? [] : rowsOf(rest, delimiter))]
}
