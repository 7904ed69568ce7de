/** The built product on a slowed phone: how soon each tap is answered. */
import type { Page } from '@playwright/test'
import { seedExpenses } from '../../../tests/e2e/expense-seeds.ts'
import { instantTranscriber } from '../backend/instant-transcriber.ts'
import { expensesOfMonth } from '../expenses-of-month.ts'
import { EMAIL, onProduct } from '../product-page.ts'
import type { StageSetup } from '../stage.ts'
import { LEAST_MS, noteEvents, type TapTime, tap } from './tap.ts'
import { keepDriverFromListening } from './unheard.ts'
import { TAP_KINDS, type TapKind, walk } from './walk.ts'

export interface TapPlan {
  readonly rounds: number
  /** Of the current month. */
  readonly expenses: number
  /** How many times the main thread is slowed. */
  readonly slowdown: number
}

/** Of every tap, in the order of the taps. */
export interface TapTimes {
  readonly ours: Readonly<Record<TapKind, readonly TapTime[]>>
  /** Of a button on an empty page that changes its own name: no tap can be answered sooner. */
  readonly floor: readonly TapTime[]
}

export async function measureTaps(
  setup: StageSetup,
  { rounds, expenses, slowdown }: TapPlan,
): Promise<TapTimes> {
  const ours = Object.fromEntries(TAP_KINDS.map(kind => [kind, []])) as unknown as Record<TapKind, TapTime[]>
  const floor: TapTime[] = []
  const transcriber = await instantTranscriber()
  try {
    await onProduct(
      setup,
      async (page, url) => {
        await page.addInitScript(noteEvents, LEAST_MS)
        await seedExpenses(url, EMAIL, expensesOfMonth(expenses))
      },
      async ourPage => {
        const empty = await emptyPage(ourPage)
        for (const page of [ourPage, empty]) await keepDriverFromListening(page)
        await ourPage.getByRole('button', { name: 'Add expense' }).waitFor()
        for (let round = 1; round <= rounds; round++) {
          await slowed(ourPage, slowdown, () =>
            walk(ourPage, async (kind, ...how) => void ours[kind].push(await tap(ourPage, ...how))),
          )
          await slowed(empty, slowdown, async () => {
            for (let time = 1; time <= FLOOR_TAPS; time++)
              floor.push(await tap(empty, empty.getByRole('button'), [{ selector: 'button' }]))
          })
        }
      },
      { TRANSCRIBE_URL: transcriber.url },
    )
  } finally {
    transcriber.close()
  }
  return { ours, floor }
}

/** In each round, so that a busy machine falls on them, too. */
const FLOOR_TAPS = 3

async function emptyPage(page: Page): Promise<Page> {
  const empty = await page.context().newPage()
  await empty.addInitScript(noteEvents, LEAST_MS)
  await empty.goto('data:text/html,<button onclick="this.textContent=performance.now()">Tap')
  return empty
}

/** In front, and alone: what slows a page takes a part of the machine. */
async function slowed(page: Page, times: number, work: () => Promise<void>): Promise<void> {
  await page.bringToFront()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times })
  await work()
  await cdp.detach()
}
