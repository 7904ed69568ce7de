/**
 * Looks at a page and taps in it by means of its own. Playwright's locators run code of theirs on the page's thread, which
 * takes a slowed phone longer than a frame of the page itself.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'

/** Milliseconds between two looks. */
const LOOK_MS = 50
/** After which what is waited for will not come. */
const PATIENCE_MS = 60_000

export class BarePage {
  readonly #page: Page
  readonly #cdp: CDPSession

  constructor(page: Page, cdp: CDPSession) {
    this.#page = page
    this.#cdp = cdp
  }

  /** What the expression comes to in the page. */
  async read<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.#cdp.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`)
    return result.value as T
  }

  /** Resolves with what the expression comes to, once that is neither false, 0, null nor undefined. */
  async until<T>(expression: string): Promise<T> {
    const due = performance.now() + PATIENCE_MS
    for (;;) {
      const value = await this.read<T | null>(expression)
      if (value) return value
      if (performance.now() > due) throw new Error(`never came: ${expression}`)
      await sleep(LOOK_MS)
    }
  }

  /** Taps the element that the expression gives, once it is there and nothing covers its middle. */
  async tap(element: string): Promise<void> {
    const [x, y] = await this.until<[number, number]>(`(${PLACE})(${element})`)
    await this.#page.mouse.click(x, y)
  }
}

/** Where to tap; null where that is not on the screen yet. */
const PLACE = `element => {
  if (!element) return null
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  if (element.contains(document.elementFromPoint(...middle()))) return middle()
  element.scrollIntoView({ block: 'center' })
  return null
}`

/** An expression: the first element that the selector means. */
export function first(selector: string): string {
  return `document.querySelector(${JSON.stringify(selector)})`
}

/** An expression: the first element that the selector means with just this text. */
export function withText(selector: string, text: string): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find(element => element.textContent === ${JSON.stringify(text)})`
}
