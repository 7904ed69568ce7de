/** Whether the server's memory stays level under all that is asked of it, in turn. */
import { processUse } from '../process-use.ts'
import type { BusyAccount } from './account.ts'
import { load, type Request } from './load.ts'

export interface MemoryLevel {
  readonly seconds: number
  readonly requests: number
  /** Of the server's process, in bytes, once a second; empty where the system does not tell. */
  readonly residentBytes: readonly number[]
}

const CONNECTIONS = 16
const EVERY_MS = 1000

export async function measureMemory(
  { url, pid }: BusyAccount,
  requests: readonly (() => Request)[],
  seconds: number,
): Promise<MemoryLevel> {
  const residentBytes: number[] = []
  const look = async () => {
    const { residentBytes: now } = await processUse(pid)
    if (now !== null) residentBytes.push(now)
  }
  const looks: Promise<void>[] = []
  const timer = setInterval(() => looks.push(look()), EVERY_MS)
  let turn = 0
  const next = () => {
    const request = requests[turn++ % requests.length]
    if (!request) throw new Error('nothing to ask for')
    return request()
  }
  try {
    const { latenciesMs } = await load(url, next, { connections: CONNECTIONS, seconds })
    return { seconds, requests: latenciesMs.length, residentBytes }
  } finally {
    clearInterval(timer)
    await Promise.all(looks)
  }
}
