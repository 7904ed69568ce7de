/** The processes that a command has started, itself and through others, found by a variable that all of them inherit. */
import { readdirSync, readFileSync } from 'node:fs'
import { platform } from 'node:os'

export const MARK = 'UCAP_COMMAND_MARK'

export interface MarkedProcess {
  readonly pid: number
  readonly command: string
}

/** Those that run with the mark `value`. Linux alone tells; elsewhere none is found. */
export function markedProcesses(value: string): MarkedProcess[] {
  if (platform() !== 'linux') return []
  const wanted = `${MARK}=${value}`
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && read(name, 'environ').split('\0').includes(wanted))
    .map(name => ({ pid: Number(name), command: read(name, 'cmdline').replaceAll('\0', ' ') }))
}

/** Empty where the process has ended by now, or is another user's. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
