/** The timers of a page's main thread: those that are set and have not fired or been cleared. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** By id; each with where it was set. */
    timersSet: Map<number, string>
  }
}

/** To be called before the page loads. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers = new Map<number, string>()
    window.timersSet = timers
    const { setTimeout, setInterval, clearTimeout } = window
    const where = () => new Error().stack?.split('\n').slice(3, 5).join(' ') ?? ''
    window.setTimeout = ((work: () => void, ms?: number, ...given: []) => {
      const fire = () => {
        timers.delete(id)
        work(...given)
      }
      const id = setTimeout(fire, ms)
      timers.set(id, where())
      return id
    }) as typeof setTimeout
    window.setInterval = ((work: () => void, ms?: number, ...given: []) => {
      const id = setInterval(work, ms, ...given)
      timers.set(id, where())
      return id
    }) as typeof setInterval
    // One list holds both kinds, so each call clears either.
    window.clearInterval = window.clearTimeout = id => {
      if (id !== undefined) timers.delete(Number(id))
      clearTimeout(id)
    }
  })
}

/** Where those were set that are still to fire. */
export function timersSet(page: Page): Promise<string[]> {
  return page.evaluate(() => [...window.timersSet.values()])
}

/** As the browser does when another tab or app covers the page; a headless one never does. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
}
