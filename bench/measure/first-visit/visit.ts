/** One visit with nothing cached. Times are in milliseconds since the navigation. */
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { allowNamedFunctions } from '../../../tests/e2e/named-functions.ts'

const BUTTON = 'button[data-phase]'
/** What the page itself notes in its timeline (docs/timeline.md). */
const FIRST_SAMPLE = 'press to first sample'
/** Begins what the page tells the bench, so that a slowed page need not be asked again and again. */
const TOLD = 'first-visit:'
/** Ends what hangs. */
const LIMIT_MS = 120_000

export interface Visit {
  readonly buttonMs: number
  /** From `buttonMs` until the page handles the touch. */
  readonly pressMs: number
  /** From `buttonMs` to the first sample. */
  readonly sampleMs: number
}

interface Shown {
  readonly at: number
  /** The middle of what shows, in CSS pixels. */
  readonly x: number
  readonly y: number
}

/** When the heading shows. */
export function visitBare(
  browser: Browser,
  options: BrowserContextOptions,
  slowdown: number,
): Promise<number> {
  return visit(browser, options, slowdown, 'h1', async (_page, _session, { at }) => at)
}

/** When the record button shows; and the first sample of a hold by a finger that touches it at once. */
export function visitOurs(
  browser: Browser,
  options: BrowserContextOptions,
  slowdown: number,
): Promise<Visit> {
  return visit(browser, options, slowdown, BUTTON, async (page, session, { at, x, y }) => {
    const sampled = told<{ from: number; to: number }>(page, 'sampled')
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    const { from, to } = await sampled
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    return { buttonMs: at, pressMs: from - at, sampleMs: to - at }
  })
}

async function visit<T>(
  browser: Browser,
  options: BrowserContextOptions,
  slowdown: number,
  awaited: string,
  look: (page: Page, session: CDPSession, shown: Shown) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options)
  try {
    await allowNamedFunctions(context)
    await context.addInitScript(tell, { awaited, measure: FIRST_SAMPLE, prefix: TOLD })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const shown = told<Shown>(page, 'shown')
    await page.goto('/', { waitUntil: 'commit', timeout: LIMIT_MS })
    return await look(page, session, await shown)
  } finally {
    await context.close()
  }
}

/** Runs in the page: tells when what is awaited has been painted for the first time, and of the measure. */
function tell({ awaited, measure, prefix }: Record<'awaited' | 'measure' | 'prefix', string>): void {
  const say = (name: string, what: object) => console.debug(`${prefix}${name} ${JSON.stringify(what)}`)
  const observer = new MutationObserver(() => {
    const element = document.querySelector(awaited)
    if (!element) return
    observer.disconnect()
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const at = performance.now()
        const { x, y, width, height } = element.getBoundingClientRect()
        say('shown', { at, x: x + width / 2, y: y + height / 2 })
      }),
    )
  })
  observer.observe(document, { childList: true, subtree: true })
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntriesByName(measure))
      say('sampled', { from: startTime, to: startTime + duration })
  }).observe({ type: 'measure' })
}

async function told<T>(page: Page, name: string): Promise<T> {
  const start = `${TOLD}${name} `
  const message = await page.waitForEvent('console', {
    predicate: said => said.text().startsWith(start),
    timeout: LIMIT_MS,
  })
  return JSON.parse(message.text().slice(start.length)) as T
}
