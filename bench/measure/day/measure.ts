/** The built product in one page all day long, without the pauses: does anything pile up? */
import type { CDPSession, Page } from '@playwright/test'
import { seedExpenses } from '../../../tests/e2e/expense-seeds.ts'
import { instantTranscriber } from '../backend/instant-transcriber.ts'
import { expensesOfMonth } from '../expenses-of-month.ts'
import { processUse } from '../process-use.ts'
import { EMAIL, onProduct } from '../product-page.ts'
import { rendererOf } from '../renderer.ts'
import type { StageSetup } from '../stage.ts'
import { workerHeaps } from '../worker-heaps.ts'
import { type Stint, use } from './use.ts'

export interface DayPlan {
  /** Ten of them stand for half an hour. */
  readonly stint: Stint
  readonly stints: number
  /** Of the current month, to begin with. */
  readonly expenses: number
}

/** What the page takes, on the dashboard with nothing open, after a collection of garbage. */
export interface DayLevel {
  readonly stints: number
  readonly pageHeapBytes: number
  readonly workerHeapBytes: number
  readonly nodes: number
  readonly listeners: number
  /** Of the page's process. */
  readonly residentBytes: number | null
  readonly workers: number
}

/** A level after each stint. */
export async function measureDay(
  setup: StageSetup,
  { stint, stints, expenses }: DayPlan,
): Promise<readonly DayLevel[]> {
  const levels: DayLevel[] = []
  const transcriber = await instantTranscriber()
  try {
    await onProduct(
      setup,
      (_page, url) => seedExpenses(url, EMAIL, expensesOfMonth(expenses)),
      async page => {
        const browser = page.context().browser()
        if (!browser) throw new Error('the page has no browser')
        const renderer = await rendererOf(browser, () => page.evaluate(keepBusy))
        const cdp = await page.context().newCDPSession(page)
        await cdp.send('Performance.enable')
        for (let done = 1; done <= stints; done++) {
          await use(page, stint)
          levels.push({ stints: done, ...(await levelOf(page, cdp, renderer)) })
        }
      },
      { TRANSCRIBE_URL: transcriber.url },
    )
  } finally {
    transcriber.close()
  }
  return levels
}

async function levelOf(page: Page, cdp: CDPSession, renderer: number): Promise<Omit<DayLevel, 'stints'>> {
  // What the first frees can hold what the second does.
  for (let time = 1; time <= 2; time++) await cdp.send('HeapProfiler.collectGarbage')
  const workerHeapBytes = await workerHeaps(cdp)
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find(entry => entry.name === name)?.value ?? Number.NaN
  const { residentBytes } = await processUse(renderer)
  return {
    pageHeapBytes: metric('JSHeapUsedSize'),
    workerHeapBytes,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    residentBytes,
    workers: page.workers().length,
  }
}

function keepBusy(): void {
  for (const from = performance.now(); performance.now() - from < 200; );
}
