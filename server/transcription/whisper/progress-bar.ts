/** Download progress: a bar on a terminal, otherwise a line at every quarter. */
import type { Progress } from './fetch-model.ts'

export interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const WIDTH = 30
const BYTES_A_MEGABYTE = 1_000_000
const CLEAR_LINE = '\r\x1b[2K'

/** For one download. At the end the bar is removed, and later output starts on a new line. */
export function progressBar(label: string, out: Output): (progress: Progress) => void {
  return out.isTTY ? bar(label, out) : quarters(label, out)
}

function bar(label: string, out: Output): (progress: Progress) => void {
  let shown = -1
  return ({ done, total }) => {
    const percent = percentOf(done, total)
    if (percent === shown) return
    shown = percent
    const filled = Math.round((percent / 100) * WIDTH)
    const line = `${label} [${'#'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${percent}% of ${megabytes(total)}`
    out.write(percent === 100 ? CLEAR_LINE : `${CLEAR_LINE}${line}`)
  }
}

function quarters(label: string, out: Output): (progress: Progress) => void {
  let shown = 0
  return ({ done, total }) => {
    const quarter = Math.floor(percentOf(done, total) / 25) * 25
    if (quarter <= shown) return
    shown = quarter
    out.write(`${label}: ${quarter}% of ${megabytes(total)}\n`)
  }
}

function percentOf(done: number, total: number): number {
  return total === 0 ? 100 : Math.floor((done / total) * 100)
}

function megabytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / BYTES_A_MEGABYTE))} MB`
}
