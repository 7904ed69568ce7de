import Papa from 'papaparse'

/** Delimiters of spreadsheets in different locales. */
const DELIMITERS = [',', ';', '\t']

/** The cells of a CSV, row by row; its lines may end in several ways. None of the names of its columns holds a delimiter. */
export function parseCsv(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [header = ''] = lines.split('\n', 1)
  const delimiter = DELIMITERS.find(mark => header.includes(mark)) ?? ','
  return Papa.parse<string[]>(lines, { delimiter, newline: '\n' }).data
}
