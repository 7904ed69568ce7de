/** What the bench consists of; each part can be run alone. */
import { type AheadTime, measureAhead } from './ahead/measure.ts'
import { type Backend, measureBackend } from './backend/measure.ts'
import { type BlockedSequence, measureBlockedSequence } from './blocked-sequence.ts'
import { type Compared, compare, type Scene } from './compare.ts'
import { type DayLevel, measureDay } from './day/measure.ts'
import { measureInFirefox } from './firefox/measure.ts'
import { type FirstSamples, measureFirstSamples } from './first-sample.ts'
import { type FirstVisitLine, measureFirstVisit } from './first-visit/measure.ts'
import { floorShare } from './floor.ts'
import { type LongList, measureLongList } from './long-list.ts'
import { measureManyRecordings, type PageLevel } from './many-recordings.ts'
import { measurePages, type PageVisits } from './page/measure.ts'
import type { Plan } from './plan.ts'
import { measureQueue, type QueueFigures } from './queue/measure.ts'
import { measureResampling, type Resampling } from './resampling.ts'
import { measureSearch, type Searches } from './search/measure.ts'
import { measureTaps, type TapTimes } from './taps/measure.ts'
import { measureUnderstanding, type Understanding } from './understanding.ts'
import { measureUpload, type UploadTime } from './upload/measure.ts'
import { measureWholePage, type WholePages } from './whole-page.ts'

export interface Figures {
  readonly 'first-sample': FirstSamples
  /** The same in Firefox. */
  readonly firefox: FirstSamples
  readonly 'first-visit': readonly FirstVisitLine[]
  /** At full speed and slowed down. */
  readonly 'whole-page': WholePages
  readonly list: LongList
  readonly lighthouse: PageVisits
  readonly taps: TapTimes
  readonly resampling: readonly Resampling[]
  readonly understanding: Understanding
  readonly backend: Backend
  readonly search: Searches
  readonly queue: readonly QueueFigures[]
  readonly upload: readonly UploadTime[]
  readonly ahead: readonly AheadTime[]
  readonly blocked: BlockedSequence
  readonly many: readonly PageLevel[]
  readonly day: readonly DayLevel[]
  readonly recorders: {
    readonly compared: readonly Compared[]
    /** Shares of the main thread's time, 0..1, with a bare microphone and an empty worklet. */
    readonly floor: { readonly fullSpeed: number; readonly slowed: number }
  }
}

export type PartName = keyof Figures

type Parts = {
  readonly [Name in PartName]: (
    scene: () => Promise<Scene>,
    plan: Plan,
    tell: (line: string) => void,
  ) => Promise<Figures[Name]>
}

/** What is quick comes first: a fault there shows before the long comparison. */
export const PARTS: Parts = {
  'first-sample': async (scene, { presses }) => measureFirstSamples(await scene(), presses),
  firefox: async (scene, { presses }) => measureInFirefox((await scene()).server, presses),
  'first-visit': async (scene, { firstVisit }) => measureFirstVisit(await scene(), firstVisit),
  'whole-page': async (scene, { slowdown, wholePageSeconds }) =>
    measureWholePage(await scene(), [1, slowdown], wholePageSeconds),
  list: async (scene, { list }) => measureLongList(await scene(), list.expenses, list.slowdown),
  lighthouse: async (scene, { page }, tell) => measurePages((await scene()).chromiumPath, page, tell),
  taps: async (scene, { taps }) => measureTaps(await scene(), taps),
  resampling: async (_scene, { resampling: { inputRates, seconds, runs } }) =>
    measureResampling(inputRates, seconds, runs),
  understanding: async (_scene, { understandingRuns }) => measureUnderstanding(understandingRuns),
  backend: (_scene, { backend }, tell) => measureBackend(backend, tell),
  search: (_scene, { search }, tell) => measureSearch(search, tell),
  queue: (_scene, { queue }, tell) => measureQueue(queue, tell),
  upload: (_scene, { upload }, tell) => measureUpload(upload, tell),
  ahead: (_scene, { ahead }, tell) => measureAhead(ahead, tell),
  blocked: async (scene, { sequenceSeconds, blocked }) =>
    measureBlockedSequence(await scene(), sequenceSeconds, blocked.blockMs),
  many: async (scene, { manyRecordings }) => measureManyRecordings(await scene(), manyRecordings),
  day: async (scene, { day }) => measureDay(await scene(), day),
  async recorders(open, plan, tell) {
    const scene = await open()
    const compared = await compare(scene, plan, tell)
    tell('floor')
    const floor = {
      fullSpeed: await floorShare(scene, 1, plan.floorSeconds),
      slowed: await floorShare(scene, plan.slowdown, plan.floorSeconds),
    }
    return { compared, floor }
  },
}

/** Those that need neither Chromium nor the other recorders. */
export const WITHOUT_BROWSER: ReadonlySet<PartName> = new Set([
  'resampling',
  'understanding',
  'backend',
  'search',
  'queue',
  'upload',
  'ahead',
])

export const PART_NAMES = Object.keys(PARTS) as readonly PartName[]
