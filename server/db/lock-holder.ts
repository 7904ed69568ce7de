/** Who holds a lock, told apart from a later process that was given the same number. */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const holder = v.object({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  startedAt: v.string(),
  /** Boot and start tick of the process where the system tells them (Linux), otherwise null. */
  identity: v.nullable(v.string()),
})
export type Holder = v.InferOutput<typeof holder>

export function thisProcess(): Holder {
  const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()
  return { pid: process.pid, startedAt, identity: identityOf(process.pid) }
}

/** Null for a file that was cut short or is not ours: its writer died while writing. */
export function readHolder(text: string): Holder | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const parsed = v.safeParse(holder, json)
  return parsed.success ? parsed.output : null
}

export function isAlive({ pid, identity }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as somebody else.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const now = readStat(pid)
  if (now === null || identity === null) return now?.state !== ENDED
  return now.state !== ENDED && now.identity === identity
}

function identityOf(pid: number): string | null {
  return readStat(pid)?.identity ?? null
}

/** A zombie answers to signals until its parent, or the container's first process, takes note of its end. */
const ENDED = 'Z'

/** Fields 3 and 22 of /proc/PID/stat: the state, and the start time in ticks since boot (proc(5)). */
function readStat(pid: number): { readonly state: string; readonly identity: string } | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field, the name, may hold spaces; the third follows the last parenthesis.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, start] = [fields[0], fields[19]]
    return state && start ? { state, identity: `${boot}:${start}` } : null
  } catch {
    // No /proc on this system, or no such process.
    return null
  }
}
