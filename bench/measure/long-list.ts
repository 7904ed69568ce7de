/** A month of many expenses on a slowed phone: how long scrolling and picking hold the main thread. */
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
  /** Processor time of the main thread's tasks, in ms, longest first. */
  readonly scrolling: readonly number[]
  readonly picking: readonly number[]
}

/** CSS pixels and milliseconds of a step: 8000 pixels a second, the fastest fling that Android knows (ViewConfiguration). */
const STEP = { pixels: 240, ms: 30 }

export function measureLongList(
  surroundings: Surroundings,
  expenses: number,
  slowdown: number,
): Promise<LongList> {
  const prepare = (_page: Page, url: string) => seedExpenses(url, EMAIL, expensesOfMonth(expenses))
  return onProduct(surroundings, prepare, async page => {
    await page.getByRole('link', { name: 'Expenses' }).click()
    await page.locator('[aria-posinset="1"]').waitFor()
    await page.mouse.move(180, 400)
    // The driver's own code, which is compiled where it is first used, takes longer than a frame of the page.
    await atTop(page)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const scrolling = await tasksOf(cdp, () => fling(page))
    const picking = await tasksOf(cdp, () => pick(page))
    return { expenses, slowdown, scrolling, picking }
  })
}

async function tasksOf(cdp: CDPSession, work: () => Promise<void>): Promise<number[]> {
  const ended = await watchTasks(cdp)
  await work()
  return (await ended()).sort((a, b) => b - a)
}

/** To the end of the list and back. */
async function fling(page: Page): Promise<void> {
  const { height } = await page.evaluate(() => ({ height: document.documentElement.scrollHeight }))
  for (const direction of [1, -1]) {
    for (let scrolled = 0; scrolled < height; scrolled += STEP.pixels) {
      await page.mouse.wheel(0, direction * STEP.pixels)
      await sleep(STEP.ms)
    }
  }
  await atTop(page)
}

async function atTop(page: Page): Promise<void> {
  await page.waitForFunction(() => scrollY === 0)
}

async function pick(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: 'All Expenses' })
  await list.getByRole('button', { name: 'Select' }).click()
  for (const place of [2, 3, 5]) await list.locator(`[aria-posinset="${place}"] [role="checkbox"]`).check()
  await list.getByRole('button', { name: 'Select All' }).click()
  await list.locator('[aria-checked="true"]').first().waitFor()
  await list.getByRole('button', { name: 'Clear All' }).click()
  await list.locator('[aria-checked="true"]').first().waitFor({ state: 'detached' })
}
