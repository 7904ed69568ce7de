/** What a process takes of the machine, as Linux tells it (proc(5)); elsewhere it is not measured. */
import { readFile, writeFile } from 'node:fs/promises'

/** Of processor time, a second: what Linux counts in, on every platform that Chromium runs on. */
const TICKS = 100

export interface ProcessUse {
  /** Resident memory at its highest since the last look, in bytes. */
  readonly peakBytes: number | null
  readonly residentBytes: number | null
  /** Of that, what is no file's that processes share, as the browser's program is. */
  readonly ownBytes: number | null
  /** Processor time of all of its threads, in seconds. */
  readonly cpuSeconds: number | null
}

export async function processUse(pid: number): Promise<ProcessUse> {
  if (process.platform !== 'linux')
    return { peakBytes: null, residentBytes: null, ownBytes: null, cpuSeconds: null }
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // Resets the peak.
  await writeFile(`/proc/${pid}/clear_refs`, '5')
  return {
    peakBytes: kilobytes(status, 'VmHWM'),
    residentBytes: kilobytes(status, 'VmRSS'),
    ownBytes: kilobytes(status, 'RssAnon'),
    cpuSeconds: cpuSeconds(stat),
  }
}

/** Of what was measured; null where nothing was. */
export function highest(values: readonly (number | null)[]): number | null {
  const known = values.filter(value => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}

function kilobytes(status: string, field: string): number | null {
  const found = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]
  return found === undefined ? null : Number(found) * 1024
}

/** Its own time in user and system mode, fields 14 and 15; the name before them may contain anything. */
function cpuSeconds(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
