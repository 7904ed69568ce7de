/** Which of a browser's processes is a page's. */
import type { Browser } from '@playwright/test'
import { processUse } from './process-use.ts'

/**
 * Its id. The browser does not tell which of its renderers is the page's, and has more for itself: it is the one that
 * works when the page does, and then alone. `work` keeps the page busy for 200 ms.
 */
export async function rendererOf(browser: Browser, work: () => Promise<unknown>): Promise<number> {
  const cdp = await browser.newBrowserCDPSession()
  for (let attempt = 0; attempt < 40; attempt++) {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
    const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
    const before = await Promise.all(pids.map(processUse))
    await work()
    const after = await Promise.all(pids.map(processUse))
    const working = pids.filter((_, i) => (after[i]?.cpuSeconds ?? 0) - (before[i]?.cpuSeconds ?? 0) > 0.02)
    const [pid] = working
    if (pid !== undefined && working.length === 1) return pid
    if (process.platform !== 'linux') return pids[0] ?? 0
  }
  throw new Error('the browser does not come to rest')
}
