/** One visit with nothing cached. Times are in milliseconds since the navigation. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { allowNamedFunctions } from '../../../e2e/named-functions.ts'

const BUTTON = 'button[data-phase]'
/** What the page itself notes in its timeline (docs/timeline.md). */
const FIRST_SAMPLE = 'press to first sample'
/** Ends what hangs. */
const LIMIT_MS = 120_000

/** When the heading shows. */
export function visitBare(
  browser: Browser,
  options: BrowserContextOptions,
  slowdown: number,
): Promise<number> {
  return visit(browser, options, slowdown, 'h1', page => shownAt(page))
}

/** When the record button shows; and how long after that the first sample of a hold is, which follows at once. */
export function visitOurs(
  browser: Browser,
  options: BrowserContextOptions,
  slowdown: number,
): Promise<{ readonly buttonMs: number; readonly sampleMs: number }> {
  return visit(browser, options, slowdown, BUTTON, async page => {
    const buttonMs = await shownAt(page)
    const box = await page.locator(BUTTON).boundingBox()
    if (!box) throw new Error('the button is gone')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    const sampledAt = await page.waitForFunction(
      name => {
        const [measure] = performance.getEntriesByName(name)
        return measure && measure.startTime + measure.duration
      },
      FIRST_SAMPLE,
      { timeout: LIMIT_MS },
    )
    const sampleMs = Number(await sampledAt.jsonValue()) - buttonMs
    await page.mouse.up()
    return { buttonMs, sampleMs }
  })
}

async function visit<T>(
  browser: Browser,
  options: BrowserContextOptions,
  slowdown: number,
  awaited: string,
  look: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options)
  try {
    await allowNamedFunctions(context)
    await context.addInitScript(noteWhenShown, awaited)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto('/', { waitUntil: 'commit', timeout: LIMIT_MS })
    return await look(page)
  } finally {
    await context.close()
  }
}

/** Marks the frame in which an element of the selector is painted for the first time. Runs in the page. */
function noteWhenShown(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    observer.disconnect()
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('shown')))
  })
  observer.observe(document, { childList: true, subtree: true })
}

async function shownAt(page: Page): Promise<number> {
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('shown')[0]?.startTime,
    undefined,
    { timeout: LIMIT_MS },
  )
  return Number(await mark.jsonValue())
}
