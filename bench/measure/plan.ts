/** How much is measured. */
import type { AheadPlan } from './ahead/measure.ts'
import type { BackendPlan } from './backend/measure.ts'
import type { DayPlan } from './day/measure.ts'
import type { FirstVisitPlan } from './first-visit/measure.ts'
import type { PagePlan } from './page/measure.ts'
import type { QueuePlan } from './queue/measure.ts'
import type { SearchPlan } from './search/measure.ts'
import type { TapPlan } from './taps/measure.ts'
import type { UploadPlan } from './upload/measure.ts'

export interface Plan {
  /** Recorded one after the other in one page, in seconds, at full speed and slowed down. */
  readonly takes: { readonly fullSpeed: readonly number[]; readonly slowed: readonly number[] }
  /** Recorded in a page of its own, for memory and the main thread, in seconds. */
  readonly longSeconds: number
  /** How many times the main thread is slowed. */
  readonly slowdown: number
  /** Takes in the middle of which the main thread is kept busy. */
  readonly blocked: { readonly seconds: number; readonly blockMs: number }
  /** The same for the known sequence, in seconds. */
  readonly sequenceSeconds: number
  readonly floorSeconds: number
  readonly presses: number
  readonly firstVisit: FirstVisitPlan
  /** With the whole product's page. */
  readonly wholePageSeconds: number
  readonly manyRecordings: number
  readonly list: { readonly expenses: number; readonly slowdown: number }
  readonly page: PagePlan
  readonly taps: TapPlan
  readonly day: DayPlan
  readonly resampling: {
    /** In Hz. */
    readonly inputRates: readonly number[]
    readonly seconds: number
    readonly runs: number
  }
  /** Of every utterance of the corpus. */
  readonly understandingRuns: number
  readonly backend: BackendPlan
  readonly search: SearchPlan
  readonly queue: QueuePlan
  readonly upload: UploadPlan
  readonly ahead: AheadPlan
}

/** About 30 minutes. */
export const FULL: Plan = {
  takes: { fullSpeed: [5, 5, 5, 20], slowed: [5, 20] },
  longSeconds: 60,
  slowdown: 6,
  blocked: { seconds: 9, blockMs: 3000 },
  sequenceSeconds: 60,
  floorSeconds: 10,
  presses: 10,
  firstVisit: { rounds: 3, roundTripsMs: [400, 2000], bytesPerSecond: 50_000, slowdown: 6 },
  wholePageSeconds: 20,
  manyRecordings: 200,
  list: { expenses: 5000, slowdown: 4 },
  page: { rounds: 5, expenses: 40 },
  taps: { rounds: 10, expenses: 100, slowdown: 6 },
  day: { stint: { navigations: 20, recordings: 5 }, stints: 10, expenses: 100 },
  resampling: { inputRates: [48_000, 44_100], seconds: 60, runs: 9 },
  understandingRuns: 5,
  backend: {
    expenses: [1000, 100_000],
    connections: [1, 16, 64],
    seconds: 1.5,
    rounds: 5,
    memorySeconds: 60,
  },
  search: { expenses: 100_000, seconds: 1, rounds: 5 },
  queue: {
    phones: 50,
    earMs: 1000,
    servers: [
      { atOnce: 16, rounds: 6 },
      { atOnce: 4, rounds: 1 },
    ],
  },
  upload: { kilobitsPerSecond: [200, 400, 1000], roundTripMs: 300, seconds: [5, 20, 60], phones: 5 },
  ahead: { earMs: 2000, pauses: [0, 1, 3], recordings: 10 },
}

/** Under 4 minutes on a machine with nothing else to do: shows that everything runs, and what its figures are about. */
export const QUICK: Plan = {
  takes: { fullSpeed: [1, 1, 3], slowed: [1] },
  longSeconds: 4,
  slowdown: 6,
  blocked: { seconds: 4, blockMs: 1500 },
  sequenceSeconds: 8,
  floorSeconds: 3,
  presses: 3,
  firstVisit: { rounds: 1, roundTripsMs: [400, 2000], bytesPerSecond: 50_000, slowdown: 6 },
  wholePageSeconds: 5,
  manyRecordings: 12,
  list: { expenses: 200, slowdown: 4 },
  page: { rounds: 1, expenses: 40 },
  taps: { rounds: 1, expenses: 100, slowdown: 6 },
  day: { stint: { navigations: 4, recordings: 1 }, stints: 3, expenses: 100 },
  resampling: { inputRates: [48_000, 44_100], seconds: 10, runs: 3 },
  understandingRuns: 2,
  backend: {
    expenses: [1000, 100_000],
    connections: [1, 16, 64],
    seconds: 0.5,
    rounds: 1,
    memorySeconds: 10,
  },
  search: { expenses: 100_000, seconds: 0.3, rounds: 1 },
  queue: { phones: 50, earMs: 1000, servers: [{ atOnce: 16, rounds: 2 }] },
  upload: { kilobitsPerSecond: [200, 400], roundTripMs: 300, seconds: [5], phones: 3 },
  ahead: { earMs: 2000, pauses: [3], recordings: 2 },
}
