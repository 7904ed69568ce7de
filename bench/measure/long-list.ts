/** A month of many expenses on a slowed phone: how long opening, scrolling, searching and picking hold the main thread. */
import type { CDPSession, Page } from '@playwright/test'
import { seedExpenses } from '../../tests/e2e/expense-seeds.ts'
import { BarePage } from './bare-page.ts'
import { expensesOfMonth } from './expenses-of-month.ts'
import { fling, listAll, open, pick, search } from './list-steps.ts'
import { EMAIL, onProduct } from './product-page.ts'
import type { StageSetup } from './stage.ts'
import { watchTasks } from './task-trace.ts'

export interface LongList {
  readonly expenses: number
  readonly slowdown: number
  /** Processor time of the main thread's tasks, in ms, longest first. Until the first rows are there. */
  readonly opening: readonly number[]
  /** While the rest of them is loaded. */
  readonly listing: readonly number[]
  readonly scrolling: readonly number[]
  readonly searching: readonly number[]
  readonly picking: readonly number[]
  /** While it is scrolled, searched and picked from again, not slowed: the same on a machine that is busy with other work. */
  readonly notSlowed: readonly number[]
  /** How often it was scrolled, searched and picked from in all. */
  readonly rounds: number
  /** Of the page, collected: all expenses listed, after the first round, and after the last. */
  readonly heapBytes: { readonly before: number; readonly first: number; readonly last: number }
}

/** The first is slowed; the others show whether memory grows. */
const ROUNDS = 3

export function measureLongList(setup: StageSetup, expenses: number, slowdown: number): Promise<LongList> {
  const prepare = (_page: Page, url: string) => seedExpenses(url, EMAIL, expensesOfMonth(expenses))
  return onProduct(setup, prepare, async page => {
    const cdp = await page.context().newCDPSession(page)
    const bare = new BarePage(page, cdp)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const opening = await tasksOf(cdp, () => open(bare))
    const listing = await tasksOf(cdp, () => listAll(bare, expenses))
    const before = await heapOf(cdp)
    const scrolling = await tasksOf(cdp, () => fling(cdp, bare))
    const searching = await tasksOf(cdp, () => search(page, bare))
    const picking = await tasksOf(cdp, () => pick(bare))
    const first = await heapOf(cdp)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const notSlowed = await tasksOf(cdp, async () => {
      for (let round = 2; round <= ROUNDS; round++) {
        await fling(cdp, bare)
        await search(page, bare)
        await pick(bare)
      }
    })
    const last = await heapOf(cdp)
    return {
      expenses,
      slowdown,
      opening,
      listing,
      scrolling,
      searching,
      picking,
      notSlowed,
      rounds: ROUNDS,
      heapBytes: { before, first, last },
    }
  })
}

async function tasksOf(cdp: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const ended = await watchTasks(cdp)
  await work()
  return (await ended()).sort((a, b) => b - a)
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  await cdp.send('HeapProfiler.disable')
  return usedSize
}
