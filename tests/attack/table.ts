/** Outcomes as a Markdown table. */
import type { Outcome } from './attack.ts'

export function outcomeTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ name, tried, mustHold, measured, held }) =>
    [`\`${name}\``, tried, mustHold, measured, held ? 'held' : '**broken**'].map(cell),
  )
  return [['Attack', 'Tried', 'Must hold', 'Measured', ''], Array<string>(5).fill('---'), ...rows]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** `recorded`, a table of these, with the rows of `outcomes` in place of those of before. */
export function updatedTable(recorded: string, outcomes: readonly Outcome[]): string {
  const [title = '', rule = '', ...rows] = outcomeTable(outcomes).split('\n')
  const [, , ...before] = recorded.split('\n')
  const ofAttack = (rows: readonly string[], row: string) => rows.find(one => nameOf(one) === nameOf(row))
  const added = rows.filter(row => ofAttack(before, row) === undefined)
  return [title, rule, ...before.map(row => ofAttack(rows, row) ?? row), ...added].join('\n')
}

function nameOf(row: string): string | undefined {
  return /^\| `([\w-]+)`/.exec(row)?.[1]
}

function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|')
}
