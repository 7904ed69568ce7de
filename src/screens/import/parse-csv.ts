import Papa from 'papaparse'

/** What spreadsheets put between two cells, by the language they speak. */
const DELIMITERS = [',', ';', '\t']

/** The cells of a CSV, row by row. None of the names of its columns holds a delimiter. */
export function parseCsv(text: string): string[][] {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const delimiter = DELIMITERS.find(mark => header.includes(mark)) ?? ','
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter }).data
}
