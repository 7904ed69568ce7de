/** What the threads of a page cost. */
import { readdirSync, readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

/** Processor time in seconds by thread of the page's process, where the system tells (Linux). */
export async function processorTimes(browser: Browser): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>()
  if (process.platform !== 'linux') return times
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  for (const { id } of processInfo.filter(({ type }) => type === 'renderer')) {
    for (const thread of readdirSync(`/proc/${id}/task`)) {
      const stat = readFileSync(`/proc/${id}/task/${thread}/stat`, 'utf8')
      const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
      // utime and stime, fields 14 and 15 of proc(5), in hundredths of a second.
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
      times.set(name, (times.get(name) ?? 0) + (Number(user) + Number(system)) / 100)
    }
  }
  return times
}

/** Seconds of processor for each minute recorded. */
export function perMinute(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
  seconds: number,
): Record<string, number> {
  const rows = [...after].map(
    ([name, time]) => [name, ((time - (before.get(name) ?? 0)) * 60) / seconds] as const,
  )
  return Object.fromEntries(
    rows.filter(([, time]) => time > 0.05).map(([name, time]) => [name, Number(time.toFixed(2))]),
  )
}
