/** What was measured of the product alone, as Markdown. */
import type { FirstSamples } from './first-sample.ts'
import type { PageLevel } from './many-recordings.ts'
import { median, megabytes, milliseconds, percent, table } from './markdown.ts'
import type { Figures } from './parts.ts'
import type { Plan } from './plan.ts'
import { highest } from './process-use.ts'

type Row = readonly [what: string, measured: string, against: string]

type Rows = { readonly [Name in keyof Figures]?: (figures: Figures[Name], plan: Plan) => readonly Row[] }

const ROWS: Rows = {
  'first-sample': firstSamples('Press to first real sample'),
  firefox: firstSamples('Press to first real sample in Firefox'),
  recorders: ({ floor }) => [
    [
      'Main thread while only listening',
      `${percent(floor.fullSpeed)} / ${percent(floor.slowed)}`,
      'bare microphone and empty worklet',
    ],
  ],
  'whole-page': ({ whileHeld, whole }) => {
    const shares = (pages: typeof whole) =>
      pages.map(({ mainThreadShare }) => percent(mainThreadShare)).join(' / ')
    return [
      [
        'Main thread busy with the whole page, ring and countdown, the sound travelling',
        shares(whileHeld),
        `${shares(whole)} where it is sent whole; tasks over 50 ms: ${whileHeld.map(({ longTasksMs }) => longTasksMs.length).join(' / ')}`,
      ],
    ]
  },
  list: ({ expenses, slowdown, notSlowed, rounds, heapBytes, ...slowed }) => [
    ...Object.entries({
      opened: slowed.opening,
      'all loaded': slowed.listing,
      'flung through': slowed.scrolling,
      searched: slowed.searching,
      picked: slowed.picking,
    }).map(
      ([name, tasks]): Row => [
        `Longest task while ${expenses} expenses are ${name}, ${slowdown} times slowed`,
        `${(tasks[0] ?? 0).toFixed(0)} ms`,
        `over 50 ms: ${longerThan(50, tasks)}`,
      ],
    ),
    [
      `Longest task while they are flung through, searched and picked, not slowed`,
      `${(notSlowed[0] ?? 0).toFixed(1)} ms`,
      `over ${50 / slowdown} ms: ${longerThan(50 / slowdown, notSlowed)}`,
    ],
    [
      `Heap of the page after ${rounds} rounds of that`,
      megabytes(heapBytes.last),
      `${megabytes(heapBytes.before)} before, ${megabytes(heapBytes.first)} after the first`,
    ],
  ],
  resampling: figures =>
    figures.map(({ inputRate, seconds, milliseconds: runs }) => [
      `${seconds} s of ${inputRate / 1000} kHz resampled, processor time`,
      milliseconds(runs),
      `${percent(median(runs) / 1000 / seconds)} of their length`,
    ]),
  understanding: ({ milliseconds: times }) => [
    [
      'Understanding an utterance by rules, median and longest',
      `${median(times).toFixed(2)} ms, ${(times.at(-1) ?? 0).toFixed(2)} ms`,
      `${times.length} utterances of the corpus`,
    ],
  ],
  blocked: ({ seconds, blockedMs, missing, played, longestTaskMs }) => [
    [
      `Samples missing at the server, ${seconds} s, main thread blocked ${blockedMs / 1000} s`,
      String(missing),
      `${played} known ones played; longest task ${longestTaskMs} ms`,
    ],
  ],
  many: (levels, { manyRecordings }) => {
    const [early, late] = [levels[0], levels.at(-1)]
    if (!early || !late) return []
    return [
      ...memory(levels, early, late),
      [
        `Left over after ${manyRecordings} recordings`,
        `${late.openContexts} context, ${late.liveTracks} live tracks, ${late.workers} worker`,
        `${early.openContexts}, ${early.liveTracks}, ${early.workers} after ${early.recordings}`,
      ],
    ]
  },
}

export function productTable(figures: Partial<Figures>, plan: Plan): string {
  const rows = (Object.keys(ROWS) as (keyof Figures)[]).flatMap(name => rowsOf(name, figures, plan))
  return rows.length === 0 ? '' : table(['Ucap alone', 'Measured', 'Against'], rows)
}

function rowsOf<Name extends keyof Figures>(
  name: Name,
  figures: Partial<Figures>,
  plan: Plan,
): readonly Row[] {
  const measured = figures[name]
  return measured === undefined ? [] : (ROWS[name]?.(measured, plan) ?? [])
}

function longerThan(limit: number, milliseconds: readonly number[]): number {
  return milliseconds.filter(ms => ms > limit).length
}

/** A process shrinks when the browser collects, so the first and the last look do not tell how large it was. */
function memory(levels: readonly PageLevel[], early: PageLevel, late: PageLevel): Row[] {
  const measures = [
    ['Heap of the page', 'pageHeapBytes'],
    ['Heap of the worker', 'workerHeapBytes'],
    ['Memory of the process', 'residentBytes'],
    ['... without what it shares with others', 'ownBytes'],
  ] as const
  return measures.map(([title, key]) => [
    `${title} after ${late.recordings} recordings`,
    megabytes(late[key]),
    `${megabytes(early[key])} after ${early.recordings}, at most ${megabytes(highest(levels.map(level => level[key])))}`,
  ])
}

function firstSamples(title: string) {
  return ({ ours, floor }: FirstSamples): Row[] =>
    (['warmMs', 'coldMs'] as const).map(key => [
      `${title}, ${key === 'warmMs' ? 'warm' : 'cold'}`,
      milliseconds(ours[key]),
      against(median(ours[key]), median(floor[key])),
    ])
}

function against(value: number, floor: number): string {
  return `${(value / floor).toFixed(2)} times bare microphone and empty worklet (${floor.toFixed(1)} ms)`
}
