/** A month of many expenses on a slowed phone: how long opening, scrolling, searching and picking hold the main thread. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import { seedExpenses } from '../../tests/e2e/expense-seeds.ts'
import { BarePage, first, withText } from './bare-page.ts'
import { expensesOfMonth } from './expenses-of-month.ts'
import { EMAIL, onProduct } from './product-page.ts'
import type { Surroundings } from './stage.ts'
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
  /** Of the page, collected: all expenses listed, and after all of the above twice. */
  readonly heapBytes: { readonly before: number; readonly after: number }
}

/** CSS pixels and milliseconds of a step: 8000 pixels a second, the fastest fling that Android knows (ViewConfiguration). */
const STEP = { pixels: 240, ms: 30 }
/** Milliseconds between two keys of somebody who types quickly. */
const KEY_MS = 120
/** In CSS pixels: where a mouse has no row below it. A finger that flings hovers over none. */
const BESIDE_ROWS = [4, 400] as const

export function measureLongList(
  surroundings: Surroundings,
  expenses: number,
  slowdown: number,
): Promise<LongList> {
  const prepare = (_page: Page, url: string) => seedExpenses(url, EMAIL, expensesOfMonth(expenses))
  return onProduct(surroundings, prepare, async page => {
    const cdp = await page.context().newCDPSession(page)
    const bare = new BarePage(page, cdp)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const opening = await tasksOf(cdp, () => open(bare))
    const listing = await tasksOf(cdp, () => listAll(bare, expenses))
    const before = await heapOf(cdp)
    const scrolling = await tasksOf(cdp, () => fling(page, bare))
    const searching = await tasksOf(cdp, () => search(page, bare))
    const picking = await tasksOf(cdp, () => pick(bare))
    await fling(page, bare)
    await search(page, bare)
    await pick(bare)
    const after = await heapOf(cdp)
    return {
      expenses,
      slowdown,
      opening,
      listing,
      scrolling,
      searching,
      picking,
      heapBytes: { before, after },
    }
  })
}

/** Until as many rows are there as the screen has. */
async function open(bare: BarePage): Promise<void> {
  await bare.tap(first('nav a[href="/expenses"]'))
  await bare.until(`${first('[aria-posinset="8"]')} !== null`)
}

async function listAll(bare: BarePage, expenses: number): Promise<void> {
  const more = `[...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Show more'))`
  for (let size = await bare.read<number>(SIZE); size < expenses; size = await bare.read(SIZE)) {
    await bare.tap(more)
    await bare.until(`${SIZE} > ${size}`)
    await toTop(bare)
  }
}

/** How many expenses the list has. */
const SIZE = `Number(${first('[aria-posinset]')}?.getAttribute('aria-setsize'))`
const FIRST_ROW = first('[aria-posinset="1"]')

async function toTop(bare: BarePage): Promise<void> {
  await bare.read('scrollTo(0, 0)')
  await bare.until(`${FIRST_ROW} !== null`)
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

/** To the end of the list, and back at once. */
async function fling(page: Page, bare: BarePage): Promise<void> {
  const height = await bare.read<number>('document.documentElement.scrollHeight')
  await page.mouse.move(...BESIDE_ROWS)
  for (let scrolled = 0; scrolled < height; scrolled += STEP.pixels) {
    await page.mouse.wheel(0, STEP.pixels)
    await sleep(STEP.ms)
  }
  await toTop(bare)
}

/** By description, amount and category, in vain, and all again. */
async function search(page: Page, bare: BarePage): Promise<void> {
  await bare.tap(first('input[type="search"]'))
  const found = `${withText('h2', 'Results')} && ${FIRST_ROW} !== null`
  const noMatch = `document.querySelector('main').textContent.includes('Nothing found for')`
  for (const [words, shown] of [
    ['belanja nomor 49', found],
    ['1,1rb', found],
    ['makan', found],
    ['zakat', noMatch],
  ] as const) {
    await page.keyboard.type(words, { delay: KEY_MS })
    await bare.until(shown)
    for (const _ of words) await page.keyboard.press('Backspace', { delay: KEY_MS })
  }
  await bare.until(`${withText('h2', 'All Expenses')} && ${FIRST_ROW} !== null`)
}

async function pick(bare: BarePage): Promise<void> {
  const ticked = first('[aria-checked="true"]')
  await bare.tap(withText('button', 'Select'))
  for (const place of [2, 3, 5]) await bare.tap(first(`[aria-posinset="${place}"] [role="checkbox"]`))
  await bare.tap(withText('button', 'Select All'))
  await bare.until(`${first('[aria-posinset="4"] [aria-checked="true"]')} !== null`)
  await bare.tap(withText('button', 'Clear All'))
  await bare.until(`${ticked} === null`)
  await bare.tap(withText('button', 'Cancel'))
  await bare.until(`${first('[role="checkbox"]')} === null`)
}
