/** The results as Markdown, ready for a README. */
import type { RecorderName } from '../page/api.ts'
import type { RecorderFigures, Take } from './compare.ts'
import type { PageLevel } from './many-recordings.ts'
import type { Results } from './run.ts'

export function markdown(results: Results): string {
  return [recorderTable(results), failures(results), notes(results), productTable(results), origin(results)]
    .filter(part => part !== '')
    .join('\n\n')
}

function recorderTable({ recorders, plan }: Results): string {
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
  const rows = recorders.flatMap(entry => (entry.kind === 'measured' ? [row(entry.figures, lengths)] : []))
  return table(head, rows)
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

function failures({ recorders }: Results): string {
  return recorders
    .flatMap(entry =>
      entry.kind === 'failed' ? [`${entry.name} could not be made to run: ${entry.reason}`] : [],
    )
    .join('\n')
}

function notes({ plan }: Results): string {
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

function productTable(results: Results): string {
  const { firstSample, wholePage, floor, blockedSequence, manyRecordings, plan } = results
  const { ours, floor: bare } = firstSample
  const [early, late] = [manyRecordings[0], manyRecordings.at(-1)]
  return table(
    ['Ucap alone', 'Measured', 'Against'],
    [
      [
        'Press to first real sample, cold',
        milliseconds(ours.coldMs),
        against(median(ours.coldMs), median(bare.coldMs), 'bare microphone and empty worklet'),
      ],
      [
        'Press to first real sample, warm',
        milliseconds(ours.warmMs),
        against(median(ours.warmMs), median(bare.warmMs), 'bare microphone and empty worklet'),
      ],
      [
        'Main thread while only listening',
        `${percent(floor.fullSpeed)} / ${percent(floor.slowed)}`,
        'the floor',
      ],
      [
        'Main thread busy with the whole page, ring and countdown',
        wholePage.map(({ mainThreadShare }) => percent(mainThreadShare)).join(' / '),
        `tasks over 50 ms: ${wholePage.map(({ longTasksMs }) => longTasksMs.length).join(' / ')}`,
      ],
      [
        `Samples missing at the server, ${blockedSequence.seconds} s, main thread blocked ${blockedSequence.blockedMs / 1000} s`,
        String(blockedSequence.missing),
        `${blockedSequence.played} known ones played; longest task ${blockedSequence.longestTaskMs} ms`,
      ],
      ...(early && late
        ? [
            ...levels(early, late),
            [
              `Left over after ${plan.manyRecordings} recordings`,
              `${late.openContexts} context, ${late.liveTracks} live tracks, ${late.workers} worker`,
              `${early.openContexts}, ${early.liveTracks}, ${early.workers} after ${early.recordings}`,
            ],
          ]
        : []),
    ],
  )
}

function levels(early: PageLevel, late: PageLevel): string[][] {
  const measures = [
    ['Heap of the page', 'pageHeapBytes'],
    ['Heap of the worker', 'workerHeapBytes'],
    ['Memory of the process', 'residentBytes'],
  ] as const
  return measures.map(([title, key]) => [
    `${title} after ${late.recordings} recordings`,
    megabytes(late[key]),
    `${megabytes(early[key])} after ${early.recordings}`,
  ])
}

function origin({ command, date, minutes, machine }: Results): string {
  const versions = Object.entries(machine.packages).map(([name, version]) => `${name} ${version}`)
  return [
    `\`${command}\`, ${date.slice(0, 10)}, ${minutes.toFixed(0)} minutes. ${machine.processor}, ${machine.cores} cores,`,
    `${(machine.memoryBytes / 2 ** 30).toFixed(0)} GiB, ${machine.system}; Chromium ${machine.chromium}, Node ${machine.node};`,
    `${versions.join(', ')}.`,
  ].join('\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
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

function against(value: number, floor: number, what: string): string {
  return `${(value / floor).toFixed(2)} times ${what} (${floor.toFixed(1)} ms)`
}

function milliseconds(values: readonly number[]): string {
  return values.length === 0 ? '-' : `${median(values).toFixed(1)} ms`
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

function percent(share: number | null): string {
  return share === null ? '-' : `${(share * 100).toFixed(2)}%`
}

function megabytes(bytes: number | null): string {
  return bytes === null ? '-' : `${(bytes / 1e6).toFixed(1)} MB`
}
