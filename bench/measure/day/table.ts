/** What a day's use leaves behind, as Markdown. */
import { megabytes, table } from '../markdown.ts'
import type { DayLevel, DayPlan } from './measure.ts'

const MEASURES = [
  [
    'Heap of page and workers',
    ({ pageHeapBytes, workerHeapBytes }) => pageHeapBytes + workerHeapBytes,
    megabytes,
  ],
  ['Nodes of the document', ({ nodes }) => nodes, String],
  ['Listeners', ({ listeners }) => listeners, String],
  ['Memory of the process', ({ residentBytes }) => residentBytes, megabytes],
  ['Workers', ({ workers }) => workers, String],
] as const satisfies readonly (readonly [
  name: string,
  of: (level: DayLevel) => number | null,
  write: (value: number) => string,
])[]

/** Minutes that a stint stands for. */
const MINUTES = 3

export function dayTable(levels: readonly DayLevel[], { stint }: DayPlan): string {
  const [first, last] = [levels[0], levels.at(-1)]
  if (!first || !last) return ''
  const { navigations, recordings } = stint
  const after = ({ stints }: DayLevel) =>
    `after ${stints * MINUTES} minutes (${stints * navigations} navigations, ${stints * recordings} recordings)`
  const rows = MEASURES.map(([name, of, write]) => {
    const [early, late] = [of(first), of(last)]
    return early === null || late === null
      ? [name, '-', '-', '-']
      : [name, write(early), write(late), `${(late / early).toFixed(2)} times`]
  })
  return [
    table(['Ucap in use', after(first), after(last), 'against the first'], rows),
    'Without the pauses that a person makes: what stands for half an hour took minutes.',
  ].join('\n\n')
}
