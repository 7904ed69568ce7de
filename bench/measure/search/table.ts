/** The searches' figures as Markdown. */
import { table } from '../markdown.ts'
import type { Latency, Searches } from './measure.ts'

export function searchTable({ database, expenses, searched }: Searches): string {
  const [list] = searched
  const head = ['Searched for', 'Matches', 'Page of 200: p50, p95', 'p95, to the list’s', 'Sum: p50, p95']
  const rows = searched.map(({ words, matches, page, sum }) => [
    words ?? 'nothing: the list',
    matches.toLocaleString('en-US'),
    times(page),
    (page.p95 / (list?.page.p95 ?? Number.NaN)).toFixed(2),
    times(sum),
  ])
  return [
    `${database}, ${expenses.toLocaleString('en-US')} expenses of one account.`,
    table(head, rows),
  ].join('\n\n')
}

function times({ p50, p95 }: Latency): string {
  return `${p50.toFixed(1)}, ${p95.toFixed(1)} ms`
}
