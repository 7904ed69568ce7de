/** A month of many expenses on a slowed phone: how long opening, scrolling, searching and picking hold the main thread. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import { seedExpenses } from '../../tests/e2e/expense-seeds.ts'
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

export function measureLongList(
  surroundings: Surroundings,
  expenses: number,
  slowdown: number,
): Promise<LongList> {
  const prepare = (_page: Page, url: string) => seedExpenses(url, EMAIL, expensesOfMonth(expenses))
  return onProduct(surroundings, prepare, async page => {
    // The driver's own code, which is compiled where it is first used, takes longer than a frame of the page.
    await atTop(page)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const opening = await tasksOf(cdp, () => open(page))
    const listing = await tasksOf(cdp, () => listAll(page, expenses))
    await page.mouse.move(180, 400)
    const before = await heapOf(cdp)
    const scrolling = await tasksOf(cdp, () => fling(page))
    const searching = await tasksOf(cdp, () => search(page))
    const picking = await tasksOf(cdp, () => pick(page))
    await fling(page)
    await search(page)
    await pick(page)
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
async function open(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Expenses' }).click()
  await page.locator('[aria-posinset="8"]').waitFor()
}

async function listAll(page: Page, expenses: number): Promise<void> {
  const more = page.getByRole('button', { name: /^Show more/ })
  const rows = page.locator('[aria-posinset="1"]')
  for (let size = await sizeOf(page); size < expenses; size = await sizeOf(page)) {
    await more.click()
    await page.waitForFunction(
      was => Number(document.querySelector('[aria-posinset]')?.getAttribute('aria-setsize')) > was,
      size,
    )
    await page.evaluate(() => scrollTo(0, 0))
    await rows.waitFor()
  }
}

async function sizeOf(page: Page): Promise<number> {
  return Number(await page.locator('[aria-posinset]').first().getAttribute('aria-setsize'))
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
async function fling(page: Page): Promise<void> {
  const { height } = await page.evaluate(() => ({ height: document.documentElement.scrollHeight }))
  for (let scrolled = 0; scrolled < height; scrolled += STEP.pixels) {
    await page.mouse.wheel(0, STEP.pixels)
    await sleep(STEP.ms)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await atTop(page)
}

async function atTop(page: Page): Promise<void> {
  await page.waitForFunction(() => scrollY === 0)
}

/** By description, amount and category, in vain, and all again. */
async function search(page: Page): Promise<void> {
  const field = page.getByRole('searchbox', { name: 'Search expenses' })
  const list = page.getByRole('region', { name: 'Results' })
  await field.focus()
  const first = list.locator('[aria-posinset="1"]')
  const noMatch = page.getByText('Nothing found for', { exact: false })
  for (const [words, shown] of [
    ['belanja nomor 49', first],
    ['1,2rb', first],
    ['makan', first],
    ['zakat', noMatch],
  ] as const) {
    await page.keyboard.type(words, { delay: KEY_MS })
    await shown.waitFor()
    for (const _ of words) await page.keyboard.press('Backspace', { delay: KEY_MS })
  }
  await page.getByRole('region', { name: 'All Expenses' }).waitFor()
}

async function pick(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: 'All Expenses' })
  await list.getByRole('button', { name: 'Select' }).click()
  for (const place of [2, 3, 5]) await list.locator(`[aria-posinset="${place}"] [role="checkbox"]`).check()
  await list.getByRole('button', { name: 'Select All' }).click()
  await list.locator('[aria-checked="true"]').first().waitFor()
  await list.getByRole('button', { name: 'Clear All' }).click()
  await list.locator('[aria-checked="true"]').first().waitFor({ state: 'detached' })
  await list.getByRole('button', { name: 'Cancel' }).click()
}
