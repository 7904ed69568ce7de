/** Programs that use what others leave of the processor. */
import type { ChildProcess } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/** As a nice value: a ninth of the weight of a program that has the usual one. */
const { PRIORITY_BELOW_NORMAL } = constants.priority

/** Lowers the priority of a program that has just been spawned `detached`, and of all that it is going to start. */
export function yieldToOthers({ pid }: Pick<ChildProcess, 'pid'>): void {
  if (pid === undefined) return
  try {
    setPriority(pid, PRIORITY_BELOW_NORMAL)
    // Linux may weigh whole sessions, and nice values only within each: sched(7), autogroup.
    const session = `/proc/${pid}/autogroup`
    if (existsSync(session)) writeFileSync(session, String(PRIORITY_BELOW_NORMAL))
  } catch {
    // It has ended already, or the system does not let us: it runs all the same.
  }
}
