/** The table of what was said in a folder of recordings. */

export interface Spoken {
  readonly file: string
  readonly text: string
  /** In major units, in any order; null where the table does not say: those that the rules make of the text. */
  readonly amounts: readonly number[] | null
}

const NAMES = ['file', 'text', 'amounts']

/**
 * A row a recording: file, text and, where they are told, amounts with spaces between them. `separator` is a tab or a
 * comma; with a comma cells may be quoted (RFC 4180). A first row of these names is none. Throws an Error that names the
 * line.
 */
export function readTranscripts(table: string, separator: '\t' | ','): Spoken[] {
  const lines = table.replace(/^\uFEFF/, '').split(/\r?\n/)
  const spoken: Spoken[] = []
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const cells = (separator === '\t' ? line.split('\t') : commaCells(line)).map(cell => cell.trim())
    if (at === 0 && cells.every((cell, column) => cell.toLowerCase() === NAMES[column])) continue
    spoken.push(readRow(cells, at + 1))
  }
  return spoken
}

function readRow([file = '', text = '', amounts = '', ...more]: readonly string[], line: number): Spoken {
  if (file === '' || text === '' || more.length > 0)
    throw new Error(`Line ${line} of the table is not: file, text and perhaps amounts.`)
  const numbers = amounts === '' ? null : amounts.split(/\s+/).map(Number)
  if (numbers?.some(number => !Number.isFinite(number)))
    throw new Error(`Line ${line} of the table: "${amounts}" are not amounts such as 25000 or 12.5.`)
  return { file, text, amounts: numbers }
}

/** A quote inside quotes is written twice. */
function commaCells(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)
  return [...cells].map(([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain)
}
