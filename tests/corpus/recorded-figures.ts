/** Committed figures, of each set by its name: a share is written as '569/571'. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FIGURES, type FigureName, type Figures } from './figures.ts'
import { parseShare, shareText } from './share.ts'

export type FiguresBySet = ReadonlyMap<string, Figures>
type Table = Readonly<Record<string, Readonly<Record<string, string>>>>

/** `figures`: those of today. `first-scores`: of the sets of first contact, before anything was learnt from them. */
export type RecordName = 'figures' | 'first-scores'

function pathOf(name: RecordName): string {
  return join(import.meta.dirname, `${name}.json`)
}

/** An entry a figure, in the order of `FIGURES`. */
function byFigure<T>(of: (name: FigureName) => T): Readonly<Record<FigureName, T>> {
  const names = Object.keys(FIGURES) as FigureName[]
  return Object.fromEntries(names.map(name => [name, of(name)])) as Record<FigureName, T>
}

export function readFigures(name: RecordName): FiguresBySet {
  const table = JSON.parse(readFileSync(pathOf(name), 'utf8')) as Table
  return new Map(
    Object.entries(table).map(([set, shares]) => [set, byFigure(figure => parseShare(shares[figure] ?? ''))]),
  )
}

export function writeFigures(name: RecordName, sets: FiguresBySet): void {
  const rows = [...sets].map(([set, figures]) => [set, byFigure(figure => shareText(figures[figure]))])
  writeFileSync(pathOf(name), `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`)
}
