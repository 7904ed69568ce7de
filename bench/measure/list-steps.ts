/** What a person does with a long list, on a page whose own thread does nothing else for it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import { type BarePage, first, withText } from './bare-page.ts'

/** CSS pixels and milliseconds of a step: 8000 pixels a second, the fastest fling that Android knows (ViewConfiguration). */
const STEP = { pixels: 240, ms: 30 }
/** Of a finger's way up the screen, in CSS pixels. */
const STROKE = { x: 180, from: 600, to: 100 }
/** Milliseconds between two keys of a fast typist. */
const KEY_MS = 120

/** Until as many rows are there as the screen has. */
export async function open(bare: BarePage): Promise<void> {
  await bare.tap(first('nav a[href="/expenses"]'))
  await bare.until(`${first('[aria-posinset="8"]')} !== null`)
}

export async function listAll(bare: BarePage, expenses: number): Promise<void> {
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

/**
 * To the end of the list by one stroke of a finger after the other, and back at once. A wheel would have the page look for
 * what is below the mouse, and would ask its handlers, at every frame: no finger that scrolls does.
 */
export async function fling(cdp: CDPSession, bare: BarePage): Promise<void> {
  const { x, from, to } = STROKE
  while (await bare.read<boolean>(HAS_MORE_BELOW)) {
    await touch(cdp, 'touchStart', { x, y: from })
    for (let y = from - STEP.pixels; y >= to; y -= STEP.pixels) {
      await sleep(STEP.ms)
      await touch(cdp, 'touchMove', { x, y })
    }
    await touch(cdp, 'touchEnd')
  }
  await toTop(bare)
}

const HAS_MORE_BELOW = 'scrollY + innerHeight < document.documentElement.scrollHeight - 1'

async function touch(
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  finger?: { readonly x: number; readonly y: number },
): Promise<void> {
  await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: finger ? [finger] : [] })
}

/** By description, amount and category, in vain, and all again. */
export async function search(page: Page, bare: BarePage): Promise<void> {
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

export async function pick(bare: BarePage): Promise<void> {
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
