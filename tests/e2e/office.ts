/** What other programs make of an export: LibreOffice of a spreadsheet, poppler of a printed page. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const hasOffice = spawnSync('soffice', ['--version']).status === 0
export const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0

export interface Cell {
  /** As LibreOffice keeps it: `string`, `float`, `date`; null for an empty cell. */
  readonly type: string | null
  /** The value's text: of a number plain, of a date ISO, of a text all its lines. */
  readonly value: string
  readonly formula: boolean
}

/** The cells of a CSV, opened as UTF-8 with commas, as its import dialog offers by itself. */
export async function openSpreadsheet(csv: string): Promise<Cell[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'ucap-office-'))
  try {
    execFileSync(
      'soffice',
      [
        '--headless',
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
        // Comma, double quote, UTF-8, from the first line; formulas are evaluated, as a double click does it.
        '--infilter=CSV:44,34,76,1,,1033,false,true,false,false,false,-1,true',
        '--convert-to',
        'fods:OpenDocument Spreadsheet Flat XML',
        '--outdir',
        folder,
        csv,
      ],
      { stdio: 'pipe' },
    )
    return readCells(readFileSync(join(folder, basename(csv).replace(/\.csv$/, '.fods')), 'utf8'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function readCells(flatXml: string): Cell[][] {
  const rows = flatXml.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)
  return [...rows].map(([, row = '']) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].map(readCell),
  )
}

function readCell([, attributes = '', content = '']: RegExpMatchArray): Cell {
  const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? null
  const paragraphs = [...content.matchAll(/<text:p>(.*?)<\/text:p>/gs)].map(([, text = '']) => text)
  const text = paragraphs.join('\n').replace(/<text:s\/>/g, ' ')
  return {
    type: attribute('office:value-type'),
    value: attribute('office:value') ?? attribute('office:date-value') ?? unescaped(text),
    formula: attribute('table:formula') !== null,
  }
}

function unescaped(xml: string): string {
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return xml.replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
}

/** The pages of a PDF as text laid out like the page. */
export function pdfPages(pdf: Buffer): string[] {
  const text = execFileSync('pdftotext', ['-layout', '-enc', 'UTF-8', '-', '-'], { input: pdf }).toString()
  return text.split('\f').filter(page => page.trim() !== '')
}

/** The CSV as it is after a person has opened it in LibreOffice and saved it, in its own format. */
export async function resaved(csv: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ucap-office-'))
  try {
    execFileSync(
      'soffice',
      [
        '--headless',
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
        '--infilter=CSV:44,34,76,1,,1033,false,true,false,false,false,-1,true',
        '--convert-to',
        // Comma, double quote, UTF-8, from the first line; cells as shown.
        'csv:Text - txt - csv (StarCalc):44,34,76,1,,1033,false,true',
        '--outdir',
        folder,
        csv,
      ],
      { stdio: 'pipe' },
    )
    return readFileSync(join(folder, basename(csv)), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
