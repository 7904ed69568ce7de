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

function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|')
}
