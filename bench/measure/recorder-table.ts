/** The recorders side by side, as Markdown. */
import type { RecorderName } from '../page/api.ts'
import type { Compared, RecorderFigures, Take } from './compare.ts'
import { megabytes, milliseconds, percent, table } from './markdown.ts'
import type { Plan } from './plan.ts'

export function recorderTable(compared: readonly Compared[], plan: Plan): string {
  return [rows(compared, plan), failures(compared), notes(plan)].filter(part => part !== '').join('\n\n')
}

function rows(compared: readonly Compared[], plan: Plan): string {
  const lengths = [...new Set([...plan.takes.fullSpeed, plan.longSeconds])]
  const head = [
    'Recorder',
    'JavaScript',
    ...lengths.map(seconds => `Stop to WAV, ${seconds} s`),
    `Main thread busy, ${plan.longSeconds} s`,
    'Tasks over 50 ms, recording + stopping',
    'Samples missing',
    `Samples missing, page blocked ${plan.blocked.blockMs / 1000} s`,
    'All threads',
    'Memory',
  ]
  const lines = compared.flatMap(entry => (entry.kind === 'measured' ? [row(entry.figures, lengths)] : []))
  return table(head, lines)
}

/** Two figures in a cell: at full speed / with the main thread slowed down. */
function row(
  { name, bytes, fullSpeed, slowed, blocked }: RecorderFigures,
  lengths: readonly number[],
): string[] {
  const both = (show: (takes: readonly Take[]) => string) => `${show(fullSpeed)} / ${show(slowed)}`
  return [
    titleOf(name),
    `${(bytes / 1000).toFixed(1)} kB`,
    ...lengths.map(seconds => both(takes => milliseconds(stops(takes, seconds)))),
    both(takes => percent(longest(takes).mainThreadShare)),
    both(takes => longTasks(longest(takes))),
    both(takes => gaps(takes)),
    gaps([blocked]),
    percent(longest(fullSpeed).processorShare),
    both(takes => megabytes(longest(takes).memoryBytes)),
  ]
}

function titleOf(name: RecorderName): string {
  return name === 'ours' ? '**Ucap**' : name
}

function failures(compared: readonly Compared[]): string {
  return compared
    .flatMap(entry =>
      entry.kind === 'failed' ? [`${entry.name} could not be made to run: ${entry.reason}`] : [],
    )
    .join('\n')
}

function notes(plan: Plan): string {
  return [
    `Two figures in a cell: at full speed / with the page's main thread slowed ${plan.slowdown} times (workers and the`,
    'audio thread can’t be slowed). All record the same fake microphone at 16 kHz, mono, without voice processing, each',
    'in a browser of its own. JavaScript: minified and gzipped, with all workers and worklets that it loads.',
    'Stop to WAV: from the call that stops until the bytes of the WAV exist, median where a length was recorded more',
    'than once; the others’ in the page, ours in the worker that uploads it, told by a mark on its performance timeline',
    '(both clocks count from the same origin). Main thread busy: time in tasks while recording, by the browser’s own',
    'count. Samples missing: the microphone plays noise that repeats nowhere; samples of it that are not in the WAV',
    'between the first and the last that are, in all takes; in brackets what is in it that was never played: 160 are a',
    'start hiccup of Chromium’s. All threads: processor time of the page’s process, at full speed. Memory: resident memory of that',
    `process at its peak in ${plan.longSeconds} s, over what it was before.`,
  ].join('\n')
}

function stops(takes: readonly Take[], seconds: number): number[] {
  return takes.filter(take => take.seconds === seconds).map(({ stopToWavMs }) => stopToWavMs)
}

function longest(takes: readonly Take[]): Take {
  const take = takes.at(-1)
  if (!take) throw new Error('no take')
  return take
}

function longTasks({ longTasksMs: { recording, stopping } }: Take): string {
  return `${recording.length} + ${stopping.length}`
}

/** Missing, and what is too much. */
function gaps(takes: readonly Take[]): string {
  const missing = takes.reduce((sum, { alignment }) => sum + alignment.missing, 0)
  const added = takes.reduce((sum, { alignment }) => sum + alignment.added, 0)
  return added === 0 ? String(missing) : `${missing} (+${added})`
}
